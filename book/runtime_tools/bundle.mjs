/**
 * Bundles the front end with esbuild.
 *
 *     node bundle.mjs page <static folder> <output folder>      page.js, worker.js and table.css,
 *                                                               beside the archives that are there
 *     node bundle.mjs notebook <static folder> <output folder>  notebook.bundle.js and .css, the
 *                                                               notebook's module and its look
 */
import { build } from "esbuild";
import { createRequire } from "node:module";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

const COUNTED = /\.(wasm|zip)$/;
const SHARED = {
  bundle: true,
  charset: "utf8",
  legalComments: "none",
  logLevel: "warning",
  minify: true,
  nodePaths: [path.resolve("node_modules")],
  target: ["chrome109", "firefox115", "safari16.4"],
};

async function bundlePage(source, out) {
  const { info } = createRequire(import.meta.url)("pyodide/pyodide-lock.json");
  const archives = JSON.parse(await readFile(path.join(out, "archives.json"), "utf8"));
  const bytes = {};
  for (const name of (await readdir(out)).filter((name) => COUNTED.test(name)).sort()) {
    bytes[name] = (await stat(path.join(out, name))).size;
  }
  await build({
    ...SHARED,
    define: { ARCHIVES: JSON.stringify(archives), BYTES: JSON.stringify(bytes) },
    entryPoints: [path.join(source, "page.js"), path.join(source, "table.css")],
    format: "iife",
    outdir: out,
  });
  await build({
    ...SHARED,
    define: { LOCK_INFO: JSON.stringify(info) },
    entryPoints: [path.join(source, "worker.js")],
    // Only Node would ask for these.
    external: ["node:*", "ws"],
    format: "esm",
    outdir: out,
  });
}

async function bundleNotebook(source, out) {
  await build({
    ...SHARED,
    entryNames: "notebook.bundle",
    entryPoints: [path.join(source, "table.js"), path.join(source, "table.css")],
    format: "esm",
    outdir: out,
  });
}

const [kind, source, out] = process.argv.slice(2);
await { page: bundlePage, notebook: bundleNotebook }[kind](source, out);
