import { isBlank, LINE_BREAK } from '../../text/lines.ts';
import { isFence } from '../reading/line-splitter.ts';

/** A line of a text that is rearranged. */
export interface Line {
  readonly text: string;
  /** Where it stood, from 1. */
  readonly number: number;
  /** Whether it must be read as a part of a board. */
  readonly isPart?: boolean;
  /** The number of the part that it belongs to, where each part must be a board. */
  readonly part?: number;
}

/** The lines of a text. */
export const linesOf = (text: string): readonly Line[] => linesIn(text.split(LINE_BREAK), 1);

/** Lines that stand one below the other, from a number on. */
export const linesIn = (texts: readonly string[], first: number): readonly Line[] =>
  texts.map((text, i) => ({ text, number: first + i }));

/** Lines between those that are blank or open or close code, and these, which stand above. */
interface Block {
  readonly above: readonly Line[];
  readonly block: readonly Line[];
}

export function blocksOf(lines: readonly Line[]): readonly Block[] {
  const blocks: Block[] = [];
  let start = 0;
  while (start < lines.length) {
    let from = start;
    while (from < lines.length && divides(lines[from])) from++;
    let to = from;
    while (to < lines.length && !divides(lines[to])) to++;
    blocks.push({ above: lines.slice(start, from), block: lines.slice(from, to) });
    start = to;
  }
  return blocks;
}

const divides = (line: Line | undefined): boolean =>
  line !== undefined && (isBlank(line.text) || isFence(line.text));
