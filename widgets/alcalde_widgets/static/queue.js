/**
 * Jobs in a row: one at a time, in the order in which they came, held back while closed.
 *
 * @template Job
 * @param {(job: Job) => Promise<void>} run does one; a job whose run rejects is dropped
 * @param {(job: Job, last: Job) => boolean} [replaces] says whether a job takes the place of the
 *   last one that waits
 * @returns {{
 *   push(job: Job): void,
 *   first(job: Job): void,
 *   open(): void,
 *   close(): void,
 *   readonly length: number,
 * }} `first` puts a job ahead of those that wait
 */
export function createQueue(run, replaces = () => false) {
  const waiting = [];
  let isOpen = false;
  let isRunning = false;

  async function drain() {
    if (isRunning) return;
    isRunning = true;
    while (isOpen && waiting.length) {
      try {
        await run(waiting.shift());
      } catch (error) {
        console.error(error);
      }
    }
    isRunning = false;
  }

  return {
    push(job) {
      if (waiting.length && replaces(job, waiting.at(-1))) waiting.pop();
      waiting.push(job);
      drain();
    },
    first(job) {
      waiting.unshift(job);
      drain();
    },
    open() {
      isOpen = true;
      drain();
    },
    close() {
      isOpen = false;
    },
    get length() {
      return waiting.length;
    },
  };
}

/**
 * Says whether an action takes the place of one that waits: that one came from a field that was
 * still being moved.
 *
 * @param {{ table?: Element, name: string }} action
 * @param {{ table?: Element, name: string, live?: boolean }} last
 * @returns {boolean}
 */
export function isNewer(action, last) {
  return Boolean(last.live) && last.table === action.table && last.name === action.name;
}
