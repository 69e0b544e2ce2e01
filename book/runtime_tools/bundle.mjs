/**
 * Bundles the scripts and style sheets with esbuild.
 *
 *     node bundle.mjs page <static folder> <output folder>      page.js, worker.js and table.css,
 *                                                               beside the archives that are there
 *     node bundle.mjs notebook <static folder> <output folder>  notebook.bundle.js and .css
 *     node bundle.mjs theme <folder> <output folder>            each script and style sheet, by itself
 */
import { readdir, readFile, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";

/** What every page loads besides its archives. */
const BASE = ["pyodide.asm.wasm", "python_stdlib.zip"];
/** @satisfies {import("esbuild").BuildOptions} */
const SHARED = {
  bundle: true,
  charset: "utf8",
  entryNames: "[name]",
  legalComments: "none",
  logLevel: "warning",
  minify: true,
  nodePaths: [path.resolve("node_modules")],
  target: ["chrome112", "firefox115", "safari16.4"],
};

/**
 * @param {string} source the static folder
 * @param {string} out
 */
async function bundlePage(source, out) {
  const { info } = createRequire(import.meta.url)("pyodide/pyodide-lock.json");
  const size = async (/** @type {string} */ name) => (await stat(path.join(out, name))).size;
  const [interpreter, library] = await Promise.all(BASE.map(size));
  /** @type {string[]} */
  const names = [];
  /** @type {(key: string, value: unknown) => unknown} */
  const numbered = (_, value) => {
    if (typeof value !== "string") return value;
    if (!names.includes(value)) names.push(value);
    return names.indexOf(value);
  };
  const list = await readFile(path.join(out, "archives.json"), "utf8");
  const archives = JSON.parse(list, numbered);
  const files = await Promise.all(names.map(async (name) => [name, await size(`${name}.zip`)]));
  await build({
    ...SHARED,
    define: {
      ARCHIVES: JSON.stringify(archives),
      BASE_BYTES: String(interpreter + library),
      FILES: JSON.stringify(files),
    },
    entryPoints: [path.join(source, "hosts/page.js"), path.join(source, "ui/table.css")],
    format: "iife",
    outdir: out,
  });
  await build({
    ...SHARED,
    define: { LOCK_INFO: JSON.stringify(info) },
    entryPoints: [path.join(source, "hosts/worker.js")],
    // Only Node would ask for these.
    external: ["node:*", "ws"],
    format: "esm",
    outdir: out,
  });
}

/**
 * @param {string} source the static folder
 * @param {string} out
 */
async function bundleNotebook(source, out) {
  await build({
    ...SHARED,
    entryNames: "notebook.bundle",
    entryPoints: [path.join(source, "hosts/notebook.js"), path.join(source, "ui/table.css")],
    format: "esm",
    outdir: out,
  });
}

/**
 * @param {string} source the folder of the theme's assets
 * @param {string} out
 */
async function minifyTheme(source, out) {
  const names = (await readdir(source)).filter((name) => /\.(css|js)$/.test(name));
  await build({
    ...SHARED,
    bundle: false,
    entryPoints: names.map((name) => path.join(source, name)),
    allowOverwrite: true,
    outdir: out,
  });
}

const MAKERS = { page: bundlePage, notebook: bundleNotebook, theme: minifyTheme };
const [kind, source, out] = process.argv.slice(2);
await MAKERS[/** @type {keyof typeof MAKERS} */ (kind)](source, out);
