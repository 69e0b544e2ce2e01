import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { createKernel } from "../../widgets/alcalde_widgets/static/hosts/kernel.js";

/** @import { Callbacks, Kernel } from "../../widgets/alcalde_widgets/static/hosts/kernel.js" */
/** @import { KernelMessage } from "../../widgets/alcalde_widgets/static/protocol.js" */

const SWAP = /** @type {const} */ ({ type: "act", name: "swap", args: {} });

/**
 * Stand in for a kernel and ask it something.
 *
 * @param {(hear: (message: KernelMessage) => void, callbacks: Callbacks) => void} send what it does
 */
function asked(send) {
  /** @type {string[]} */
  const notices = [];
  let hear = (/** @type {KernelMessage} */ _message) => {};
  /** @type {Kernel} */
  const kernel = {
    on(_event, listener) {
      hear = listener;
    },
    off() {},
    send: (_message, callbacks) => send(hear, callbacks),
  };
  const answered = createKernel(kernel, (notice) => notices.push(notice)).ask(SWAP);
  return { notices, answered };
}

/** @param {Callbacks} callbacks */
function rests({ iopub }) {
  for (const execution_state of ["busy", "idle"]) iopub.status({ content: { execution_state } });
}

test("a kernel that has the table answers before it rests", async () => {
  const { notices, answered } = asked((hear, callbacks) => {
    hear({ type: "answered" });
    rests(callbacks);
  });
  await answered;
  assert.deepEqual(notices, ["ready"]);
});

test("a kernel that rests without an answer has no table any more", async () => {
  const { notices, answered } = asked((_, callbacks) => rests(callbacks));
  await answered;
  assert.deepEqual(notices, ["gone"]);
});

test("nor is there one where nothing can be sent", async () => {
  const { notices, answered } = asked(() => {
    throw new Error("Cannot send");
  });
  await answered;
  assert.deepEqual(notices, ["gone"]);
});

test("a kernel that is busy is said to be silent until it answers", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  let late = () => {};
  const { notices, answered } = asked((hear) => {
    late = () => hear({ type: "answered" });
  });
  mock.timers.tick(3999);
  assert.deepEqual(notices, []);
  mock.timers.tick(1);
  assert.deepEqual(notices, ["silent"]);
  late();
  await answered;
  assert.deepEqual(notices, ["silent", "ready"]);
  mock.timers.reset();
});
