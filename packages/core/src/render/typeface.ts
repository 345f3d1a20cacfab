/** Letters of scripts that core does not draw itself. An em is 100 units; the baseline is at 0, up is negative. */
export interface Typeface {
  /** Whether it has a character. */
  has(character: string): boolean;
  /**
   * A word in the shapes that its letters have beside each other, from left to right as it is seen.
   *
   * @param word - characters that it has, in the order in which they are read
   * @returns its width, its area as SVG path data, and the width of a line around it where a font without bold letters is to be bold
   */
  word(word: string, bold: boolean): { readonly advance: number; readonly d: string; readonly pen?: number };
}
