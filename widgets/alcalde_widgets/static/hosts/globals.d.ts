/** What the scripts of a page find in the global scope. */

import type { ArchiveList } from "./archives.js";

declare global {
  /** Which archives a page needs, by index into `FILES`; the bundler writes it into `page.js`. */
  const ARCHIVES: ArchiveList<number>;
  /** The archives, as the bundler finds them: names without `.zip`, and sizes. */
  const FILES: [name: string, bytes: number][];
  /** How many bytes every page loads besides: the interpreter and Python's library. */
  const BASE_BYTES: number;
  /** What Pyodide's lock file says about the release; the bundler writes it into `worker.js`. */
  const LOCK_INFO: import("pyodide").Lockfile["info"];

  interface Navigator {
    /** The Network Information API, where a browser has it. */
    readonly connection?: { readonly saveData: boolean };
  }
}
