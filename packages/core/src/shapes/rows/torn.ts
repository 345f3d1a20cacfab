/*
 * Rows that came apart: what is left beside a board may be rows of it.
 *
 *     AA          a row of the board, whose empty cells     ..XX.A
 *                 are blanks, and not its name              .....A
 *       XX
 *       CB                a row of the board on the right:  CC....
 *       CB                a blank line is above it
 */
import { primaryOf } from '../../board/board.ts';
import { type Found, isRead, refusedFor, surelyRefused } from '../parts/candidate.ts';
import { isUsualEmpty } from '../parts/glyphs.ts';
import type { Line } from '../sentences/unwrap.ts';
import { isSequence } from './sequence.ts';

/** The longest row of single characters. */
const LONGEST = 16;

/** Whether a line beside a board may be one of its rows whose empty cells are blanks: capitals alone, or glyphs that stand twice. */
export function mayBeRow(line: string): boolean {
  const text = line.trim();
  if (text === '' || text.length > LONGEST) return false;
  if (/^(?:([\p{L}\p{N}@])\1+\s*)+$/u.test(text)) return true;
  return /^[A-Z@\s]+$/.test(text) && (/([A-Z@])\1/.test(text) || !/[A-Z]{4}/.test(text));
}

/**
 * A board with more columns than rows or the other way round, which is refused where a line apart from it has as many cells as its
 * rows: the line may be one of them.
 *
 * @param apart - lines of which no board was made
 */
export function withoutTorn(found: Found, apart: readonly Line[]): Found {
  if (!isRead(found)) return found;
  const widths = new Set(
    found.candidates.flatMap(({ board }) => (board.width === board.height ? [] : board.width)),
  );
  const empties = emptiesOf([found]);
  const torn = apart.find(({ text }) => isRowOf(text.trim(), widths) || isMarkedRowOf(text, widths, empties));
  return torn === undefined
    ? found
    : refusedFor(
        {
          code: 'ragged-rows',
          message: 'this line may be a row of the board, and stands apart from the others',
          expected: 'all rows below each other',
          at: { text: { line: torn.number, column: 1 } },
        },
        found,
      );
}

/** Whether a line has one of some numbers of cells, written together or with blanks between them, and looks like a row. */
function isRowOf(text: string, widths: ReadonlySet<number>): boolean {
  const cells = text.split(/\s+/);
  const row = cells.length > 1 && cells.every((cell) => cell.length === 1) ? cells.join('') : text;
  return widths.has([...row].length) && looksLikeRow(row, [...row].length, new Set());
}

/** Whether a line is a row between marks, such as the bars of a box or commas: `|......|`. */
function isMarkedRowOf(text: string, widths: ReadonlySet<number>, empties: ReadonlySet<string>): boolean {
  const row = [...text.replaceAll(/[\s|│┃║,;"'`[\]]/g, '')];
  return widths.has(row.length) && row.filter((cell) => empties.has(cell)).length * 3 >= row.length * 2;
}

/** The glyphs of empty cells of boards that were read. */
const emptiesOf = (boards: readonly Found[]): ReadonlySet<string> =>
  new Set(
    boards
      .flatMap(({ candidates: [best] }) => best ?? [])
      .flatMap(({ choices }) => choices.find(({ option }) => option === 'empty')?.value.trim() || []),
  );

/** Whether a word has as many cells as a row, most of which are empty, belong to a vehicle in the row, or are glyphs of the board. */
function looksLikeRow(word: string, width: number, known: ReadonlySet<string>): boolean {
  const glyphs = [...word];
  const fitting = glyphs.filter(
    (glyph, i) =>
      isUsualEmpty(glyph) || known.has(glyph) || glyph === glyphs[i - 1] || glyph === glyphs[i + 1],
  );
  return glyphs.length === width && fitting.length * 3 >= glyphs.length * 2;
}

/** A line of one glyph, which is none of the board. */
const RULE = /^([-=_~─━═])\1+$/u;

/**
 * The only board of some lines, which is refused where it has more columns than rows or the other way round, and more lines than it
 * has rows look like them: one with a mistake may have been left out.
 */
export function withoutLostRow(found: Found, lines: readonly Line[]): Found {
  const [best] = found.candidates;
  if (!isRead(found) || !best || best.board.width === best.board.height) return found;
  const { width, height, vehicles } = best.board;
  const empty = best.choices.find(({ option }) => option === 'empty')?.value ?? '';
  const glyphs = new Set([empty, ...vehicles.map(({ label }) => label)]);
  if (empty.trim() === '' || [...glyphs].some((glyph) => [...glyph].length > 1)) return found;
  const rows = lines.filter(({ text }) => {
    // vehicles of a row that was left out may stand in no other row
    const [first = ''] = text.trim().split(/\s/, 1);
    if (RULE.test(first) && !glyphs.has(first.charAt(0))) return false;
    if (looksLikeRow(first, width, glyphs)) return true;
    const written = [...text].filter((glyph) => glyphs.has(glyph) || /[\p{L}\p{N}]/u.test(glyph));
    const own = written.filter((glyph) => glyphs.has(glyph)).length;
    // a rule is longer or shorter than the rows
    if (new Set(written).size === 1 && own !== width) return false;
    return own >= width && (written.length - own) * 3 <= own && !isSequence(text.match(/\S+/g) ?? []);
  });
  return rows.length <= height
    ? found
    : refusedFor(
        {
          code: 'ragged-rows',
          message: `${rows.length} lines look like rows, and ${height} of them make a board`,
          expected: 'rows that are written alike',
          at: { text: { line: rows[0]?.number ?? 1, column: 1 } },
        },
        found,
      );
}

/**
 * Boards that may be parts of one whose empty rows are blank lines, all of which are refused: they have the same width, together no
 * more rows than columns, and one of them has no red car that is marked, or another one.
 */
export function withoutParts(found: readonly Found[]): Found[] {
  const boards = found.filter(isRead).flatMap(({ candidates: [best] }) => best ?? []);
  const [first] = boards;
  const rows = boards.reduce((sum, { board }) => sum + board.height, 0);
  const areParts =
    boards.length > 1 &&
    boards.every(({ board }) => board.width === first?.board.width) &&
    rows <= (first?.board.width ?? 0) &&
    (boards.some(({ guessed }) => guessed !== undefined) ||
      new Set(boards.map(({ board }) => primaryOf(board).label)).size > 1);
  if (!areParts) return [...found];
  return found.map((one) =>
    refusedFor(
      {
        code: 'ragged-rows',
        message: 'these rows may be a part of one board, and stand apart from the others',
        expected: 'all rows below each other, the empty ones too',
        at: { text: { line: one.line, column: 1 } },
      },
      one,
    ),
  );
}

/** Everything between cells, and the coordinates and marks before them. */
const BETWEEN = /^\s*(?:\d{1,2}\s|[A-Za-z]\s+(?=\S\s)|[>"'`]+)?|[\s|,"'`[\]]/g;

/**
 * A board that no reading of its lines is, beside others that were read: one of its rows has a mistake. It is refused, so that it is
 * not lost. Undefined for lines that are something else.
 *
 * @param boards - the boards that were read
 */
export function withMistake(lines: readonly Line[], boards: readonly Found[]): Found | undefined {
  const best = boards.flatMap(({ candidates: [first] }) => first ?? []);
  const widths = new Set(best.map(({ board }) => board.width));
  const empties = emptiesOf(boards);
  const isRow = ({ text }: Line): boolean => {
    const cells = [...text.replaceAll(BETWEEN, '')];
    const empty = cells.filter((cell) => empties.has(cell)).length;
    return empty > 1 && [-1, 0, 1].some((more) => widths.has(cells.length + more));
  };
  const rows = lines.filter(isRow);
  const [first] = rows;
  if (!first || rows.length < LEAST_ROWS || rows.length < lines.length - MOST_BESIDE) return undefined;
  return surelyRefused(first.number, 'rows of cells', {
    code: 'ragged-rows',
    message: 'these lines look like rows of a board, and there is none in them without a mistake',
    expected: 'rows of the same length, and a red car',
    at: { text: { line: first.number, column: 1 } },
  });
}

/** The fewest rows with empty cells of a board with a mistake, and the most other lines in its block. */
const LEAST_ROWS = 3;
const MOST_BESIDE = 3;
