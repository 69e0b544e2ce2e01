/**
 * Asks the kernel, and tells when it does not answer: a kernel that was restarted has no table any
 * more, and drops what is sent to it without a word.
 */

/** @import { KernelMessage, KernelNotice, NotebookMessage } from "../protocol.js" */

/** After how many milliseconds a kernel that is silent is said to be. */
const PATIENCE = 4000;

/**
 * What Jupyter calls with what the kernel says about a message: it is `idle` after it has done
 * whatever it does.
 *
 * @typedef {{ iopub: { status: (message: { content: { execution_state: string } }) => void } }}
 *   Callbacks
 */

/**
 * The part of anywidget's model that talks to the kernel.
 *
 * @typedef {object} Kernel
 * @property {(message: NotebookMessage, callbacks: Callbacks) => void} send throws if there is no
 *   connection to the table
 * @property {(event: "msg:custom", listener: (message: KernelMessage) => void) => void} on
 * @property {(event: "msg:custom", listener: (message: KernelMessage) => void) => void} off
 */

/**
 * @param {Kernel} kernel
 * @param {(notice: KernelNotice | "ready") => void} onNotice told how the kernel is
 */
export function createKernel(kernel, onNotice) {
  /**
   * The questions without an answer, in order.
   *
   * @type {{ settle: () => void }[]}
   */
  const open = [];

  /** @param {KernelMessage} message */
  function hear({ type }) {
    if (type !== "answered") return;
    open.shift()?.settle();
    onNotice("ready");
  }

  function forget() {
    for (const question of open.splice(0)) question.settle();
  }

  function lose() {
    forget();
    onNotice("gone");
  }

  kernel.on("msg:custom", hear);

  return {
    /**
     * Send a message.
     *
     * @param {NotebookMessage} message
     * @returns {Promise<void>} fulfilled when it is answered, or never will be
     */
    ask(message) {
      return new Promise((done) => {
        const timer = setTimeout(onNotice, PATIENCE, "silent");
        const question = {
          settle() {
            clearTimeout(timer);
            done();
          },
        };
        open.push(question);
        /** @type {Callbacks["iopub"]["status"]} */
        const status = ({ content }) => {
          if (content.execution_state === "idle" && open.includes(question)) lose();
        };
        try {
          kernel.send(message, { iopub: { status } });
        } catch {
          lose();
        }
      });
    },

    /** Stop listening. */
    close() {
      forget();
      kernel.off("msg:custom", hear);
    },
  };
}
