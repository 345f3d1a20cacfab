/*
 * A line that says one side of a board and nothing else, or the size of a square one:
 *
 *     width: 7 · height = 5 · columns 7 · 5 rows · 7 cells wide · size: 6
 *
 * A board below it with another side is not the one that is meant.
 */
import { at } from '../../basics/at.ts';
import type { Problem } from '../../basics/errors.ts';
import { quote } from '../../basics/quote.ts';
import type { Board } from '../../board/board.ts';
import type { BoardReading } from '../parts/answer.ts';
import { COLUMNS, HEIGHTS, ROWS, WIDTHS } from './lane-words.ts';
import { SmallPattern } from './line-pattern.ts';

/** A side that a line says. */
interface SideSaid {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

const OF = String.raw`^\W*(?:the\s+)?(?:(?:board|grid|puzzle|map)[\s_]*)?`;
const NUMBER = String.raw`(\d{1,2})`;
const END = String.raw`\W*$`;
const named = (words: string, letter: string): string =>
  String.raw`${OF}(?:(?:${words})(?:\s+is)?\s*[:=]?|${letter}\s*[:=])\s*${NUMBER}${END}`;
const counting = (words: string): string => String.raw`${OF}(?:is\s+)?${NUMBER}\s*(?:${words})${END}`;
const pattern = (...forms: readonly string[]): SmallPattern =>
  new SmallPattern(forms.map((one) => `(?:${one})`).join('|'), 'iu');

const WIDTH = pattern(
  // the number behind a row or a column is its name
  named(`${WIDTHS}|columns|cols`, 'w'),
  counting(String.raw`(?:cells?\s+|squares?\s+)?wide|${COLUMNS}`),
);
const HEIGHT = pattern(
  named(`${HEIGHTS}|rows`, 'h'),
  counting(String.raw`(?:cells?\s+|squares?\s+)?(?:high|tall)|${ROWS}`),
);
const SIZE = pattern(named('size', 'size'));

/** The fewest cells of a side that people write of. */
const LEAST = 3;
const LONGEST_LINE = 60;

/** The sides that a line says; none where it says something else, too. */
function sideSaid(line: string): SideSaid {
  if (line.length > LONGEST_LINE || !/\d/.test(line)) return {};
  const sideIn = (one: SmallPattern): number | undefined => {
    const number = Number(one.exec(line)?.slice(1).find(Boolean));
    return number >= LEAST ? number : undefined;
  };
  const size = sideIn(SIZE);
  return { width: sideIn(WIDTH) ?? size, height: sideIn(HEIGHT) ?? size };
}

/** Whether a line says a side. */
export const saysSide = (line: string): boolean => isOtherSide(line, { width: 0, height: 0 });

/** Whether a line says another side than a board has. */
export function isOtherSide(line: string, board: Pick<Board, 'width' | 'height'>, more = 0): boolean {
  const { width = board.width + more, height = board.height + more } = sideSaid(line);
  return width !== board.width + more || height !== board.height + more;
}

/** That one of some lines says another side than the board beside it was read with, whose border may be counted. */
export function sideMissed(
  { board, read }: BoardReading,
  lines: readonly string[],
  first: number,
): Problem | undefined {
  const more = read.includes(' inside a border') ? 2 : 0;
  const index = lines.findIndex((line) => isOtherSide(line, board) && isOtherSide(line, board, more));
  if (index < 0) return undefined;
  return {
    code: 'board-size',
    message: `${quote(at(lines, index).trim())} stands beside rows of ${board.width}×${board.height}`,
    expected: 'the same size',
    at: { text: { line: first + index, column: 1 } },
  };
}
