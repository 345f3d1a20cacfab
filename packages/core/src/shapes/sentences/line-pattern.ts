/*
 * Patterns for lines of text. `\p{L}` stands for 140,000 letters, so that a pattern with it takes half a millisecond to compile. Most
 * lines are ASCII, and for them there is a smaller pattern, which finds the same:
 *
 *     /(?<!\p{L})while(?!\p{L})/iu          any line
 *     /(?<![a-zA-Z])while(?![a-zA-Z])/i     a line of ASCII
 */

/** A pattern for ASCII alone: classes of letters and digits are those of ASCII. */
export const asciiClasses = (source: string): string =>
  source.replace(/\[(?:[^\]\\]|\\.)*\]|\\p\{[LN]\}/g, (part) =>
    part.startsWith('[')
      ? part.replaceAll('\\p{L}', 'a-zA-Z').replaceAll('\\p{M}', '').replaceAll('\\p{N}', '\\d')
      : part === '\\p{L}'
        ? '[a-zA-Z]'
        : '\\d',
  );

/** From this length on the answer for the last line is kept: a long line is asked for each word in it. */
const LONG = 200;
let lastLong = '';
let isLastAscii = true;

export function isAscii(line: string): boolean {
  if (line.length < LONG) return !/[^\0-\x7F]/.test(line);
  if (line !== lastLong) {
    lastLong = line;
    isLastAscii = !/[^\0-\x7F]/.test(line);
  }
  return isLastAscii;
}

/** A pattern of which a line of ASCII has a smaller one; each is compiled when a line first needs it. */
export class SmallPattern {
  readonly #source: string;
  readonly #flags: string;
  #ascii: RegExp | undefined;
  #any: RegExp | undefined;

  /**
   * @param source - of a regular expression; of all properties of Unicode it may ask for `\p{L}` and `\p{N}`, and in brackets `\p{M}`
   * @param flags - with `u`
   */
  constructor(source: string, flags: string) {
    this.#source = source;
    this.#flags = flags;
  }

  test(line: string): boolean {
    return this.#of(line).test(line);
  }

  exec(line: string): RegExpExecArray | null {
    return this.#of(line).exec(line);
  }

  /** In what is behind a place of a line. */
  execBehind(line: string, index: number): RegExpExecArray | null {
    return this.#of(line).exec(line.slice(index));
  }

  /** All places; the flags must have `g`. */
  all(line: string): Iterable<RegExpExecArray> {
    return line.matchAll(this.#of(line));
  }

  #of(line: string): RegExp {
    if (!isAscii(line)) {
      this.#any ??= new RegExp(this.#source, this.#flags);
      return this.#any;
    }
    this.#ascii ??= new RegExp(asciiClasses(this.#source), this.#flags.replace('u', ''));
    return this.#ascii;
  }
}
