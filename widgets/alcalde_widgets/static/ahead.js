/**
 * Answers to what the reader is about to do, asked for while a finger goes down on a button.
 *
 * An answer depends on what is asked alone, so it can be asked for too early, or in vain. Between
 * the press and the click lie some tens of milliseconds, which is longer than most answers take.
 */

/** How many answers are kept: to the button under the hand, and to those beside it. */
const KEPT = 4;

/**
 * @template Answer
 * @param {(...asked: string[]) => Promise<Answer>} answer asks the engine
 * @returns {{
 *   ask(wishes: string[][]): void,
 *   take(...asked: string[]): Promise<Answer>,
 *   forget(): void,
 * }} `ask` has answers made, one after the other, the likeliest first, and drops the wishes that
 *   still wait from before; `take` gives the answer that was made to this, and asks now where there
 *   is none
 */
export function createAhead(answer) {
  /** @type {Map<string, Promise<Answer | null>>} */
  const made = new Map();
  let waiting = [];
  let busy = false;

  function next() {
    const asked = waiting.find((wish) => !made.has(JSON.stringify(wish)));
    if (busy || !asked) return;
    busy = true;
    // What fails here is asked for once more when it is wanted, and fails there if it must.
    const coming = answer(...asked)
      .catch(() => null)
      .finally(() => {
        busy = false;
        next();
      });
    made.set(JSON.stringify(asked), coming);
    if (made.size > KEPT) made.delete(made.keys().next().value);
  }

  function forget() {
    made.clear();
    waiting = [];
  }

  return {
    ask(wishes) {
      waiting = wishes.slice(0, KEPT);
      next();
    },

    async take(...asked) {
      const coming = made.get(JSON.stringify(asked));
      forget();
      return (coming && (await coming)) ?? answer(...asked);
    },

    forget,
  };
}
