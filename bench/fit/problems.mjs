// Collects the problems with lines of people's data; the other lines are used.

/** The most problems that are listed; the others are only counted. */
const MOST_NAMED = 20;

export class Problems {
  #lines = [];

  /**
   * @param {string} file as the user named it
   * @param {number} line from 1
   * @param {string} found the wrong part of the line
   * @param {string} expected what would be right
   */
  add(file, line, found, expected) {
    this.#lines.push(`${file}:${line}: ${found}; expected ${expected}`);
  }

  get count() {
    return this.#lines.length;
  }

  /** The problems as lines of text, the first MOST_NAMED of them and how many more there are. */
  describe() {
    const more = this.#lines.length - MOST_NAMED;
    return [...this.#lines.slice(0, MOST_NAMED), ...(more > 0 ? [`and ${more} more lines like these`] : [])];
  }
}
