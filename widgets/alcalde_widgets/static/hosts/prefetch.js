/**
 * Asks for answers before they are needed: while a button is pointed at, focused or pressed down.
 *
 * An answer depends on nothing but its question, so it does no harm to ask early or in vain. From
 * pressing down to the click some tens of milliseconds pass, longer than most answers take.
 */

/** How many answers are kept: to the button that is pointed at and to those beside it. */
const CAPACITY = 4;

/**
 * Create a cache of answers.
 *
 * @template {unknown[]} Question
 * @template Answer
 * @param {(...question: Question) => Promise<Answer>} answer asks the engine
 */
export function createPrefetch(answer) {
  /** @type {Map<string, Promise<Answer | null>>} */
  const cache = new Map();
  /** @type {Question[]} */
  let waiting = [];
  let busy = false;

  function next() {
    const question = waiting.find((each) => !cache.has(JSON.stringify(each)));
    if (busy || !question) return;
    busy = true;
    // A failure is ignored here: `take` asks again, and then it counts.
    const answered = answer(...question)
      .catch(() => null)
      .finally(() => {
        busy = false;
        next();
      });
    cache.set(JSON.stringify(question), answered);
    if (cache.size > CAPACITY) cache.delete([...cache.keys()][0]);
  }

  /** Drop all answers and all questions that wait. */
  function clear() {
    cache.clear();
    waiting = [];
  }

  return {
    /**
     * Ask questions one after another; those that still wait from before are dropped.
     *
     * @param {Question[]} questions the likeliest first
     */
    ask(questions) {
      waiting = questions.slice(0, CAPACITY);
      next();
    },

    /**
     * Return the prefetched answer to a question, or ask it now.
     *
     * @param {Question} question
     * @returns {Promise<Answer>}
     */
    async take(...question) {
      const answered = cache.get(JSON.stringify(question));
      clear();
      return (answered && (await answered)) ?? answer(...question);
    },

    clear,
  };
}
