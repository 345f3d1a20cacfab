import type { Problem, ProblemCode } from '../errors.ts';
import type { Result } from '../result.ts';
import { quote, refuse } from './refuse.ts';

/** Walks through a text, one sticky pattern after another. */
export class Scanner {
  readonly text: string;
  #position = 0;

  constructor(text: string) {
    this.text = text;
  }

  get position(): number {
    return this.#position;
  }

  get atEnd(): boolean {
    return this.#position === this.text.length;
  }

  /** What a sticky pattern matches here, and moves past it. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#position;
    const found = pattern.exec(this.text)?.[0];
    this.#position += found?.length ?? 0;
    return found;
  }

  /** Refuses what stands here, or the end of the text, where something else was expected. */
  refuseHere(expected: string): Result<never, Problem> {
    const found = /[^\s,()[\]{}]+|\S/y;
    found.lastIndex = this.#position;
    const rest = found.exec(this.text)?.[0];
    return rest === undefined
      ? this.refuse('unfinished', 'the text ends too early', expected)
      : this.refuse('unexpected-character', `found ${quote(rest)}`, expected);
  }

  refuse(code: ProblemCode, message: string, expected: string, position = this.#position) {
    return refuse(this.text, { code, position, message, expected });
  }
}
