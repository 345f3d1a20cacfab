// Collects the problems with lines of people's data; the other lines are used.

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

  /** The problems as lines of text. */
  describe() {
    return [...this.#lines];
  }
}
