/*
 * Vehicles that lines place by all of their cells, or by the first and the last, whatever else they say.
 *
 *     * **Red (X):** B3, C3                cells named by letter and number
 *     - Truck O: (1,6), (2,6), (3,6)       by row and column, or column and row
 *     O r1c6 r2c6 r3c6
 *     truck: 6 12 18                       counted through the rows
 *     6 12 18                              the same without a name, where no line has anything else
 */
import type { Line } from '../sentences/unwrap.ts';
import { endsOf, numbersOf, runOf } from './cell-lists.ts';
import {
  ABOUT_EXIT,
  BEFORE_PLACE,
  type Described,
  describedPieces,
  isRedIn,
  labelIn,
  plainSentence,
  sentencesIn,
} from './described.ts';
import type { Piece } from './piece.ts';

export const CELLED = 'a vehicle a line, by its cells';

interface CellKind {
  readonly cell: RegExp;
  /** The fields of the first and the last cell; undefined where the cells are no vehicle. */
  ends(cells: readonly RegExpMatchArray[]): readonly string[] | undefined;
  headings(text: string): readonly string[] | undefined;
}

const NAMED = /(?<![\p{L}\p{N}])[A-P]\d{1,2}(?![\p{L}\p{N}])/giu;
const ROW_COLUMN = /(?<![\p{L}\p{N}])r(\d{1,2})c(\d{1,2})(?![\p{L}\p{N}])/giu;
const PAIR = /[([]\s*(\d{1,2})\s*[,;]\s*(\d{1,2})\s*[)\]]/g;
const NUMBER = /(?<![\p{L}\p{N}.,-])\d{1,3}(?![\p{L}\p{N}.])/gu;

const kinds: readonly CellKind[] = [
  {
    cell: NAMED,
    // the names are kept, because small letters may count from the bottom
    ends: (cells) =>
      cells.length === 2 || endsOf(cells.map(([name]) => numbersOf(name)))
        ? [cells[0]?.[0] ?? '', cells.at(-1)?.[0] ?? '']
        : undefined,
    headings: () => undefined,
  },
  { cell: ROW_COLUMN, ends: endsOfPairs, headings: () => ['row', 'column', 'row2', 'column2'] },
  { cell: PAIR, ends: endsOfPairs, headings: headingsOfPairs },
  {
    cell: NUMBER,
    ends: (cells) => runOf(cells.map(([number]) => number)),
    headings: () => ['cell', 'cell2'],
  },
];

function endsOfPairs(cells: readonly RegExpMatchArray[]): readonly string[] | undefined {
  const pairs = cells.map(([, a = '', b = '']): [string, string] => [a, b]);
  if (cells.length === 2) return pairs.flat();
  return endsOf(pairs);
}

/** Which number of a pair is the row, where a text says it: `(row, column)`. */
function headingsOfPairs(text: string): readonly string[] | undefined {
  if (/\brow\s*,\s*col|\br\s*,\s*c\b/i.test(text)) return ['row', 'column', 'row2', 'column2'];
  if (/\bcol(?:umn)?\s*,\s*row|\bx\s*,\s*y\b/i.test(text)) return ['column', 'row', 'column2', 'row2'];
  return undefined;
}

/** Every text that places vehicles by their cells has this. */
export const CELLS = /\d[^\d]{0,12}\d/;

/** The records by the first kind of cells that is in every line about a vehicle; none if there is no such kind. */
export function celledPieces(written: readonly Line[]): Piece[] {
  const unnamed = unnamedPieces(written);
  if (unnamed) return unnamed;
  for (const kind of kinds) {
    const { cell } = kind;
    const hasCells = ({ text }: Line): boolean => text.match(cell) !== null;
    const besides = (lines: readonly Line[]): string =>
      lines
        .filter((line) => !hasCells(line))
        .slice(0, MOST_BESIDE)
        .map(({ text }) => text)
        .join('\n');
    let isAnyStanding = cell !== NUMBER;
    const pieces = describedPieces(
      sentencesOfAll(written, hasCells),
      (text) => {
        isAnyStanding ||= isStanding(text);
        return describedBy(kind, text);
      },
      (lines) => kind.headings(besides(lines)),
    );
    if (pieces.length > 0 && isAnyStanding) return pieces;
  }
  return [];
}

const ONLY_NUMBERS = /^\s*\d{1,3}(?:[\s,;]{1,3}\d{1,3})*\s*$/;

/**
 * The records of lines that have the numbers of all cells of a vehicle and nothing else, labelled by their places in the list; undefined
 * for other lines. The number of the vehicles may stand above them. Lines with two numbers each are left alone: those may mean anything.
 */
function unnamedPieces(written: readonly Line[]): Piece[] | undefined {
  const lines = written.filter(({ text }) => text.trim() !== '');
  if (lines.length < LEAST_UNNAMED || !lines.every(({ text }) => ONLY_NUMBERS.test(text))) return undefined;
  const numbers = lines.map(({ text }) => text.match(/\d+/g) ?? []);
  const isCounted = numbers[0]?.length === 1 && Number(numbers[0][0]) === lines.length - 1;
  const cells = isCounted ? numbers.slice(1) : numbers;
  const runs = cells.map(runOf);
  const steps = new Set(
    cells.map(([first, second]) => Number(second) - Number(first)).filter((step) => step > 1),
  );
  if (runs.includes(undefined) || steps.size !== 1 || cells.every(({ length }) => length === 2))
    return undefined;
  const placeOf = ({ text, number, offset }: Line) => ({
    line: number,
    column: offset + text.search(/\S/) + 1,
  });
  const vehicles = lines.slice(isCounted ? 1 : 0);
  return [
    ...lines
      .slice(0, isCounted ? 1 : 0)
      .map((line) => ({ text: line.text, fields: numbers[0] ?? [], ...placeOf(line) })),
    ...vehicles.flatMap((line, i): Piece[] => [
      ...(i === 0 ? [{ text: '', fields: ['label', 'cell', 'cell2'], ...placeOf(line) }] : []),
      { text: line.text, fields: [String(i + 1), ...(runs[i] ?? [])], ...placeOf(line) },
    ]),
  ];
}

/** Fewer lines of numbers may be something else than a list of vehicles. */
const LEAST_UNNAMED = 4;

/** Whether the numbers of a line are not neighbours: numbers of a text, such as `5 of 6`, often are, and no puzzle has only such. */
function isStanding(text: string): boolean {
  const [[first] = [], [second] = []] = [...text.matchAll(NUMBER)];
  return second !== undefined && Math.abs(Number(first) - Number(second)) > 1;
}

/** The sentences of each line, if several of them have cells; otherwise the whole line. */
function* sentencesOfAll(lines: readonly Line[], hasCells: (line: Line) => boolean): Iterable<Line> {
  for (const line of lines) {
    const sentences = hasCells(line) ? sentencesIn(line) : [];
    if (sentences.filter(hasCells).length > 1) yield* sentences;
    else yield line;
  }
}

/** So many of the other lines, at most, are searched for how cells are counted. */
const MOST_BESIDE = 50;

const HEAD_ENDS = new RegExp(`[:=]|\\s-\\s|(?<=\\p{L}.*)(?<!\\p{L})(?:${BEFORE_PLACE})(?!\\p{L})|$`, 'iu');

/** Whether words among cells may be a cell with a mistake: a letter of a column before another, or with a number in it. */
const hasOddCell = (text: string): boolean =>
  (text.match(/(?<![\p{L}\p{N}])[A-Pa-p][\p{L}\p{N}]{1,3}(?![\p{L}\p{N}])/gu) ?? []).some(
    (word) => /\d/.test(word) || (/^[A-P]\p{L}$/u.test(word) && !/^(?:at|in|is|on)$/i.test(word)),
  ) || /(?<![\p{L}\p{N}])r\d{0,2}c?\d{0,2}(?![\p{L}\p{N}])/u.test(text.replace(/\br\b/g, ''));

function describedBy({ cell, ends }: CellKind, written: string): Described | 'unclear' | undefined {
  const text = plainSentence(written);
  const cells = [...text.matchAll(cell)];
  const [first] = cells;
  if (!first || ABOUT_EXIT.test(text)) return undefined;
  const before = text.slice(0, first.index);
  const head = before.slice(0, before.search(HEAD_ENDS));
  const place = cells.length > 1 ? ends(cells) : undefined;
  const between =
    before.slice(/^\s*\S+/.exec(before)?.[0].length ?? 0) + text.slice(first.index).replace(cell, '');
  if (hasOddCell(between)) return 'unclear';
  if (!place || head.trim() === '' || /\d/.test(text.slice(first.index).replace(cell, ''))) return 'unclear';
  return { label: labelIn(head), place, isRed: isRedIn(head, text) };
}
