/**
 * Create a queue of jobs that run one at a time, in order, while it is open.
 *
 * @template Job
 * @param {(job: Job) => Promise<void>} run does a job; if it rejects, the job is dropped
 * @param {(job: Job, last: Job) => boolean} [replaces] tells whether a job replaces the last one
 *   that waits
 */
export function createQueue(run, replaces = () => false) {
  /** @type {Job[]} */
  const waiting = [];
  let isOpen = false;
  let isRunning = false;

  async function drain() {
    if (isRunning) return;
    isRunning = true;
    while (isOpen && waiting.length) {
      try {
        await run(/** @type {Job} */ (waiting.shift()));
      } catch (error) {
        console.error(error);
      }
    }
    isRunning = false;
  }

  return {
    /**
     * Add a job at the end.
     *
     * @param {Job} job
     */
    push(job) {
      if (waiting.length && replaces(job, waiting[waiting.length - 1])) waiting.pop();
      waiting.push(job);
      drain();
    },

    /**
     * Add a job in front of those that wait.
     *
     * @param {Job} job
     */
    unshift(job) {
      waiting.unshift(job);
      drain();
    },

    /** Run jobs from now on. */
    open() {
      isOpen = true;
      drain();
    },

    /** Let the running job end and hold the others back. */
    close() {
      isOpen = false;
    },

    /** The jobs that wait. */
    get jobs() {
      return [...waiting];
    },
  };
}

/**
 * Tell whether an action replaces one that waits: the same action from a field that was still
 * being moved.
 *
 * @param {{ table: object, name: string }} action
 * @param {{ table: object, name: string, live?: boolean }} last the one that waits
 * @returns {boolean}
 */
export function replacesLive(action, last) {
  return Boolean(last.live) && last.table === action.table && last.name === action.name;
}
