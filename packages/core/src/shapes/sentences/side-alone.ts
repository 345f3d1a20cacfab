/*
 * A line that says one side of a board and nothing else, or the size of a square one:
 *
 *     width: 7 · height = 5 · columns 7 · 5 rows · 7 cells wide · size: 6
 *
 * A board below it with another side is not the one that is meant.
 */
import { at } from '../../basics/at.ts';
import type { Problem } from '../../basics/errors.ts';
import { counted } from '../../basics/numbers.ts';
import { quote } from '../../basics/quote.ts';
import type { Board } from '../../board/board.ts';
import type { BoardReading } from '../parts/answer.ts';
import { COLUMNS, ROWS } from './lane-words.ts';
import { SmallPattern } from './line-pattern.ts';

/** A side that a line says. */
interface SideSaid {
  readonly width?: number;
  readonly height?: number;
}

const OF = String.raw`^\W*(?:the\s+)?(?:(?:board|grid|puzzle|map)[\s_]*)?`;
const NUMBER = String.raw`(\d{1,2})`;
const END = String.raw`\W*$`;
/** One row or column, of which the number is the name. */
const ONE = 'row|col|column|zeile|reihe|spalte|ligne|colonne|fila|columna|linha|coluna';
const named = (words: string, letter: string): string =>
  String.raw`${OF}(?:(?!(?:${ONE})[^\p{L}])(?:${words})(?:\s+is)?\s*[:=]?|${letter}\s*[:=])\s*${NUMBER}${END}`;
const counting = (words: string): string => String.raw`${OF}(?:is\s+)?${NUMBER}\s*(?:${words})${END}`;
const pattern = (...forms: readonly string[]): SmallPattern =>
  new SmallPattern(forms.map((one) => `(?:${one})`).join('|'), 'iu');

const WIDTH = pattern(
  named(`width|breite|ancho|largeur|larghezza|largura|breedte|lebar|${COLUMNS}`, 'w'),
  counting(String.raw`(?:cells?\s+|squares?\s+)?wide|${COLUMNS}`),
);
const HEIGHT = pattern(
  named(`height|h(?:ö|oe)he|alto|hauteur|altezza|altura|hoogte|tinggi|${ROWS}`, 'h'),
  counting(String.raw`(?:cells?\s+|squares?\s+)?(?:high|tall)|${ROWS}`),
);
const SIZE = pattern(named('size|gr(?:ö|oe)(?:ß|ss)e|taille|tama[ñn]o|dimensione|grootte', 'size'));

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
  const [width, height] = [sideIn(WIDTH) ?? size, sideIn(HEIGHT) ?? size];
  return { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
}

/** Whether a line says a side. */
export const saysSide = (line: string): boolean => Object.keys(sideSaid(line)).length > 0;

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
    message: `${quote(at(lines, index).trim())} stands beside rows of ${counted(board.width, 'column')} and ${counted(board.height, 'row')}`,
    expected: 'the same size',
    at: { text: { line: first + index, column: 1 } },
  };
}
