/*
 * A board on one line: its rows behind each other, with something between them or nothing.
 *
 *     60 IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 2332      a count before and after
 *     ooBBBFooCooFAACooFooCooDooEEEDoooooo -1           -1: it cannot be solved
 *     AA...O;P..Q.O;PXXQ.O;P..Q..;B...CC;B.RRR.
 *     ..A./XXA./..../....; ..../XXA./..A./....          two boards
 *     Level 3: ..A./XXA./..../.... 12                   rows with slashes, and words beside them
 *     0,2,2,0,1,1,0,0,0,0,0,3,0,0,0,3 * D               its cells, with commas or blanks between them
 */
import { at } from '../../basics/at.ts';
import { mayBeRowOf } from '../parts/cells-in-name.ts';
import { graphemesOf } from '../parts/glyphs.ts';
import type { About, Glyph, Matrix } from '../parts/matrix.ts';
import { aboutLine, saidIn, withSaid } from '../sentences/about.ts';
import type { Line } from '../sentences/unwrap.ts';
import { areRowsSoFar, LONGEST_SIDE } from './rows-so-far.ts';

export interface DrawnLine {
  readonly matrix: Matrix;
  readonly about: About;
}

const SEPARATORS = ['/', ';', ',', '|', ' ', '\\n', ':', '-', '\t'];
/** A blank that stands before none of them. */
const BLANK_INSIDE = /\s(?![\s/;,|:\\-])/;
/** The most characters of a board on a line, each cell of which may be an emoji of several. */
const LONGEST_LINE = 12 * LONGEST_SIDE ** 2;
/** More parts than a board has rows, so that they are refused. */
const MOST_PARTS = LONGEST_SIDE + 2;

/** The boards of a block each of whose lines is a whole board, or a name above one; none for other lines. */
export function cellsInLine(block: readonly Line[]): DrawnLine[] {
  const lines = block.flatMap(boardsBetween);
  const found: DrawnLine[] = [];
  let above: string[] = [];
  const among = lines.length > 2 && lines.every(areRowsBetween) ? 1 : lines.length;
  for (const line of lines) {
    const board = lineOf(line, among);
    if (board) {
      const [name] = above.slice(-1).map((text) => text.replace(/[#:\s]+/g, ' ').trim());
      const about = withSaid(board.about, saidIn(above));
      found.push({ ...board, about: name === undefined ? about : { name, ...about } });
      above = [];
    } else if (looksLikeCells(line.text) || hasRows(line.text)) return [];
    else if (/\p{L}{2}|^\s*#|^\s*\d+\s*[.:)]?\s*$/u.test(line.text)) above.push(line.text);
    else return [];
  }
  return found;
}

/** Whether a line that is no board has no blanks and many of one mark, as the empty cells of a board are: it is no name. */
function looksLikeCells(written: string): boolean {
  const text = written.trim();
  if (text.length < LONGER_THAN_ROW || /\s/.test(text)) return false;
  const marks = text.match(/[^\p{L}\p{N};,/|]/gu) ?? [];
  const most = Math.max(
    0,
    ...[...new Set(marks)].map((mark) => marks.filter((other) => other === mark).length),
  );
  return most * 5 > text.length;
}

/** Whether four neighbouring words of a line may be rows: if the line is no board, it is one with an error, and not a name. */
function hasRows(text: string): boolean {
  const widths = (text.match(/\S+/g) ?? []).map((word) => (ROW.test(word) ? word.length : 0));
  return widths.some((width, i) => width > 0 && [1, 2, 3].every((more) => widths[i + more] === width));
}

/** More characters than a row has. */
const LONGER_THAN_ROW = LONGEST_SIDE + 1;

/** The parts of a line between semicolons where each of them is a board; the line itself where they are rows. */
function boardsBetween(line: Line): readonly Line[] {
  if (!line.text.includes(';')) return [line];
  let start = 0;
  const parts = line.text.split(';').map((text): Line => {
    const part = { ...line, text, offset: line.offset + start };
    start += text.length + 1;
    return part;
  });
  const written = parts.filter(({ text }) => text.trim() !== '');
  const areBoards = written.every(
    (part) => part.text.trim().length >= LONGER_THAN_ROW && lineOf(part, 1) !== undefined,
  );
  return written.length > 1 && areBoards ? written : [line];
}

/** Whether a line is a square board with semicolons between its rows: as many as each of them has cells, some of them empty. */
function areRowsBetween({ text }: Line): boolean {
  const rows = text.trim().replace(/;$/, '').split(';', MOST_PARTS);
  return (
    rows.length > 3 &&
    text.includes('.') &&
    rows.every((row) => row.length === rows.length && !/\s/.test(row))
  );
}

const THREE_SLASHES = /\/\S+\/\S+\//;

/** Whether a word is the rows of a board, of which one lost or gained a cell: four or more parts between slashes, all but one equally long. */
export function areRowsNearly(word: string): boolean {
  const [first = '', second = '', ...more] = word.replace(/;$/, '').split('/');
  const width = first.length === second.length ? first.length : (more[0]?.length ?? 0);
  return (
    more.length > 1 &&
    width > 2 &&
    [first, second, ...more].filter(({ length }) => length !== width).length === 1
  );
}

/** The board that a word is, such as a field of a table. */
export const boardInWord = (word: Line): DrawnLine | undefined => lineOf(word, 1);

function lineOf(line: Line, among: number): DrawnLine | undefined {
  const listed = listedCells(line);
  if (listed) return listed;
  const words: readonly string[] = line.text.match(/\S+/g) ?? [];
  if (THREE_SLASHES.test(line.text) && words.some(areRowsNearly)) return undefined;
  const boards = words.filter((word) => isBoardWord(word, among));
  const rows = boards.length === 1 ? undefined : rowsAmongWords(words);
  if (boards.length === 1 || rows) {
    const from = rows?.from ?? words.indexOf(at(boards, 0));
    const to = rows?.to ?? from + 1;
    const start = [...line.text.matchAll(/\S+/g)][from]?.index ?? 0;
    const cells = rows ? words.slice(from, to).map(graphemesOf) : inRows(at(boards, 0));
    // what follows a sign for a comment says nothing of the board
    const remark = words.findIndex((word, i) => i >= to && /^(?:#|\/\/)/.test(word));
    const rest = words.filter((_, i) => i < from || (i >= to && !(remark >= 0 && i >= remark)));
    return { matrix: matrixOf(line, cells, start, rows ? 1 : 0), about: aboutOf(line, rest) };
  }
  // among other lines four rows in a word are no row
  const least = words.length > 1 ? 1 : among > 2 ? 4 : MOST_PARTS;
  const apart = words.filter((word) => (rowsOfWord(word)?.length ?? 0) >= least);
  const [only = ''] = apart;
  const cut = apart.length === 1 ? rowsOfWord(only) : undefined;
  if (cut) {
    const others = words.filter((word) => word !== only);
    // a row with a blank before it would be missed
    if (others.some((word) => mayBeRowOf(word, cut))) return undefined;
    return { matrix: matrixOf(line, cut, line.text.indexOf(only), 1), about: aboutOf(line, others) };
  }
  const text = line.text.trim();
  if (among > 2 || text.length > LONGEST_LINE) return undefined;
  const start = line.text.indexOf(text);
  // rows have no blanks inside
  const hasBlanks = BLANK_INSIDE.test(text);
  for (const separator of SEPARATORS) {
    if (!text.includes(separator) || (hasBlanks && separator.trim() !== '')) continue;
    const rows = text.split(separator, MOST_PARTS).filter((row, i, all) => row !== '' || i < all.length - 1);
    if (rows.length < 2 || rows.length > LONGEST_SIDE) continue;
    const width = graphemesOf(rows[0] ?? '').length;
    const fits = rows.every(
      (row) => graphemesOf(row).length === width && (separator === ' ' || !/\s\S/.test(row)),
    );
    const fewest = separator === ' ' || separator === ',' ? 3 : 2;
    if (rows.length < fewest || width < fewest || width > LONGEST_SIDE || !fits) continue;
    return {
      matrix: matrixOf(line, rows.map(graphemesOf), start, separator.length),
      about: aboutOf(line, []),
    };
  }
  return undefined;
}

/** Cells with commas between them, at least 16. */
const WITH_COMMAS = /(?<![^\s])(?:[\p{L}\p{N}.@#_*-]{1,3}[,;] ?){15,255}[\p{L}\p{N}.@#_*-]{1,3}(?![^\s])/u;
/** A line of nothing but cells with blanks between them. */
const WITH_BLANKS = /^\s*(?:[\p{L}\p{N}.@#_*-]{1,3}\s){15,255}[\p{L}\p{N}.@#_*-]{1,3}\s*$/u;
const CELL = /[^\s,;]+/g;

/** The square board whose cells a line lists, with up to three characters for a cell; undefined for other lines. */
function listedCells(line: Line): DrawnLine | undefined {
  const found = WITH_COMMAS.exec(line.text) ?? WITH_BLANKS.exec(line.text);
  const text = found?.[0];
  const start = found?.index ?? 0;
  const cells = text === undefined ? [] : [...text.matchAll(CELL)];
  const glyphs = new Set(cells.map(([glyph]) => glyph));
  if (text === undefined || !isSquare(cells.length) || glyphs.size > cells.length / 2 + 1) return undefined;
  const side = Math.sqrt(cells.length);
  const placed = cells.map(
    ({ 0: glyph, index }): Glyph => ({
      glyph,
      at: { line: line.number, column: line.offset + start + index + 1 },
    }),
  );
  const rows = Array.from({ length: side }, (_, row) => placed.slice(row * side, (row + 1) * side));
  const others = `${line.text.slice(0, start)} ${line.text.slice(start + text.length)}`.match(/\S+/g) ?? [];
  return {
    matrix: { rows, exits: [], cost: 0, says: 'a line of cells' },
    about: aboutOf(line, others),
  };
}

/** A word that may be a row of cells. */
const ROW = /^[\p{L}\p{N}@#._-]{4,16}$/u;

/**
 * The words of a sentence that are the rows of a square board: `level 12: AA... P..Q. …`. Undefined where no words are, or others
 * beside them may be rows too.
 */
function rowsAmongWords(words: readonly string[]): { from: number; to: number } | undefined {
  if (words.length < LEAST_WORDS || words.length > MOST_WORDS) return undefined;
  for (let from = 0; from < words.length; from++) {
    const width = words[from]?.length ?? 0;
    const to = from + width;
    const rows = words.slice(from, to);
    if (rows.length < width || rows.length === words.length || !areRows(rows)) continue;
    const beside = [words[from - 1], words[to]].some((word) => word?.length === width && ROW.test(word));
    return beside ? undefined : { from, to };
  }
  return undefined;
}

/**
 * Whether words are the rows of a square board: each is as long as there are words, and they have as many dots as a row has cells, or half
 * of them have a pair of equal signs, as a vehicle across has.
 */
function areRows(words: readonly string[]): boolean {
  const width = words.length;
  if (!words.every((word) => word.length === width && ROW.test(word))) return false;
  const cells = words.join('');
  if (cells.split('.').length > width) return true;
  // few words of a sentence have a letter twice in succession
  const pairs = words.filter((word) => /([\p{L}\p{N}_-])\1/u.test(word)).length;
  return 2 * pairs >= width;
}

/** A row has at least four cells, and so many rows are a square; something else stands beside them. */
const LEAST_WORDS = 5;
/** The most words of a sentence with a board in it. */
const MOST_WORDS = 64;

const isSquare = (count: number): boolean => Number.isInteger(Math.sqrt(count));

/** Whether a word is the cells of a square board; among other lines a word of 9 or 16 may be a row. */
function isBoardWord(word: string, among: number): boolean {
  const least = among <= 2 ? 9 : 17;
  if (word.length < least || word.length > 2 * 16 * 16 || /["'(){}[\]]/.test(word)) return false;
  if (areRowsSoFar(word)) return false;
  const glyphs = graphemesOf(word);
  return (
    glyphs.length >= least &&
    glyphs.length <= 256 &&
    isSquare(glyphs.length) &&
    new Set(glyphs).size <= glyphs.length / 2 + 1
  );
}

/** The rows of a word that has slashes between them, such as `XX.A/...A/....`; undefined for other words. */
function rowsOfWord(word: string): string[][] | undefined {
  const rows = word.split('/', MOST_PARTS).map(graphemesOf);
  const width = rows[0]?.length ?? 0;
  const isBoard = rows.length >= 3 && rows.length <= LONGEST_SIDE && width >= 3 && width <= LONGEST_SIDE;
  return isBoard && rows.every((row) => row.length === width) ? rows : undefined;
}

/** The rows of a square board whose cells are written behind each other. */
export function inRows(word: string): string[][] {
  const glyphs = graphemesOf(word);
  const side = Math.sqrt(glyphs.length);
  return Array.from({ length: side }, (_, row) => glyphs.slice(row * side, (row + 1) * side));
}

function matrixOf(line: Line, cut: readonly (readonly string[])[], start: number, between: number): Matrix {
  let column = line.offset + start + 1;
  const rows = cut.map((glyphs) => {
    const row = glyphs.map((glyph): Glyph => {
      const placed = { glyph, at: { line: line.number, column } };
      column += glyph.length;
      return placed;
    });
    column += between;
    return row;
  });
  const exits = line.exit ? [{ edge: line.exit, drawn: false }] : [];
  return { rows, exits, cost: 0, says: 'a line of cells' };
}

/** What the other words of the line say: counts as in Fogleman's lists, `-1`, a name. */
function aboutOf(line: Line, others: readonly string[]): About {
  // a number with a colon behind a word with a colon is a count, no part of the name: `p01: 3: AA... …`
  const words = others.filter((word, i) => !(/^\d+:$/.test(word) && others[i - 1]?.endsWith(':')));
  const numbers = words.filter((word) => /^-?\d+$/.test(word)).map(Number);
  const [first, second] = numbers;
  const claimed = numbers.includes(-1) ? -1 : second === undefined ? undefined : first;
  const { primary } = aboutLine(words.join(' '), line.number);
  const name = words
    .filter((word) => !/^-?\d+(?:\.\d+)?$/.test(word))
    .join(' ')
    .replace(/:$/, '');
  return {
    line: line.number,
    ...(name !== '' && { name }),
    ...(claimed !== undefined && { claimed }),
    ...(primary !== undefined && { primary }),
    exits: [],
  };
}
