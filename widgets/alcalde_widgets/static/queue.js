/**
 * Jobs in a row: one at a time, in the order in which they came, held back while closed.
 *
 * @template Job
 * @param {(job: Job) => Promise<void>} run does one; a job whose run rejects is dropped
 * @returns {{
 *   push(job: Job): void,
 *   first(job: Job): void,
 *   open(): void,
 *   close(): void,
 *   readonly length: number,
 * }} `first` puts a job ahead of those that wait
 */
export function createQueue(run) {
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
