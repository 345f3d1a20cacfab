// What is wrong with a line of people's data: it is named, and the rest is used.

/** The most lines that are named; beyond them only their number is given. */
const MOST_NAMED = 20;

export class Problems {
  #lines = [];

  /**
   * @param {string} file as the user named it
   * @param {number} line from 1
   * @param {string} found what the line says
   * @param {string} expected what it should say
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
