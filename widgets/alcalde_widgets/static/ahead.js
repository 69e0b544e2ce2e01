/**
 * Answers to what the reader is about to do, asked for while a finger goes down on a button.
 *
 * An answer depends on what is asked alone, so it can be asked for too early, or in vain. Between
 * the press and the click lie some tens of milliseconds, which is longer than most answers take.
 */

/**
 * @template Answer
 * @param {(...asked: string[]) => Promise<Answer>} answer asks the engine
 * @returns {{
 *   ask(...asked: string[]): void,
 *   take(...asked: string[]): Promise<Answer>,
 *   forget(): void,
 * }} `ask` has one answer made, and one only, until it is there; `take` gives that one where it is
 *   what is asked for, and asks now where it is not
 */
export function createAhead(answer) {
  /** @type {{ key: string, coming: Promise<Answer | null> } | null} */
  let made = null;
  let busy = false;

  return {
    ask(...asked) {
      const key = JSON.stringify(asked);
      if (busy || made?.key === key) return;
      busy = true;
      // What fails here is asked for once more when it is wanted, and fails there if it must.
      const coming = answer(...asked)
        .catch(() => null)
        .finally(() => (busy = false));
      made = { key, coming };
    },

    async take(...asked) {
      const ready = made?.key === JSON.stringify(asked) ? await made.coming : null;
      made = null;
      return ready ?? answer(...asked);
    },

    forget() {
      made = null;
    },
  };
}
