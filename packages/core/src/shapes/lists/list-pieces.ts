/*
 * The records of a list: a text is cut into pieces in several ways, and each piece into its fields.
 *
 *     A h 2 2 1; B v 3 1 4       two pieces between semicolons: A h 2 2 1 and B v 3 1 4
 */
import { isBlank } from '../../text/lines.ts';
import type { Line } from '../sentences/unwrap.ts';
import { withEnds } from './cell-lists.ts';
import { CELLED, CELLS, celledPieces } from './celled.ts';
import { isNumber } from './heading-pieces.ts';
import type { Piece } from './piece.ts';
import { ROW_WITH_NUMBER, WORDED, wordedPieces } from './worded.ts';

interface Way {
  readonly says: string;
  /** At least one line of such a text has this. */
  readonly needs?: RegExp;
  cut(lines: readonly Line[]): Piece[];
}

/** The ways to cut a text into records; the first that gives a board counts. */
export const ways: readonly Way[] = [
  { says: WORDED, needs: ROW_WITH_NUMBER, cut: wordedPieces },
  { says: 'a vehicle a line', cut: (lines) => lines.map(wholePiece) },
  {
    says: 'vehicles between semicolons',
    needs: /;/,
    cut: (lines) => lines.flatMap((line) => cutAt(line, /[;\n]/g)),
  },
  {
    says: 'vehicles between commas',
    needs: /[;,]/,
    cut: (lines) => lines.flatMap((line) => cutAt(line, /[;,\n]/g)),
  },
  {
    says: 'vehicles between bars',
    needs: /[|/]/,
    cut: (lines) => {
      const pieces = lines.flatMap((line) => cutAt(line, /[|/\n]/g));
      // two slashes together are a field that was written by mistake: `E,2,//,2,v`
      const isDoubled = lines.some(({ text }) => /(?<!:)\/\//.test(text));
      return isDoubled || pieces.some(({ text }) => isTorn(text)) ? [] : pieces;
    },
  },
  {
    says: 'vehicles between blanks',
    needs: /\S[,;:(=[{"']\S/,
    cut: (lines) => {
      const pieces = lines.flatMap((line) => cutAt(line, /\s+/g));
      return areCallsAlike(pieces) ? pieces : [];
    },
  },
  { says: CELLED, needs: CELLS, cut: celledPieces },
];

/** Whether a piece begins inside one pair of brackets and ends inside another: the bars around it then divide no vehicles. */
function isTorn(text: string): boolean {
  const [open, close] = [text.indexOf('('), text.indexOf(')')];
  return close >= 0 && close < open && text.lastIndexOf('(') > text.lastIndexOf(')');
}

/**
 * Whether calls have as many arguments each. Otherwise what stands before the first would be its label: in
 * `cars:[red(0,2), down('A',2,2)]` each has other arguments, and its name says what they mean.
 */
function areCallsAlike(pieces: readonly Piece[]): boolean {
  const counts = pieces.flatMap(({ text }) => CALL.exec(text)?.[1]?.split(',').length ?? []);
  return new Set(counts).size < 2;
}

/** The arguments of a call, without those behind one that is in brackets itself. */
const CALL = /[\p{L}_]\w{0,40}\(([^()]{0,80})/u;

/** Records that list all cells of their vehicles, with the first and the last instead; others as they are. */
export function withCorners(written: readonly Piece[]): readonly Piece[] {
  const pieces = withoutSharedWords(written);
  const listed = pieces.map((piece) => ({ piece, ends: withEnds(piece.fields) }));
  const lengths = new Set(listed.flatMap(({ piece, ends }) => (ends ? [piece.fields.length] : [])));
  // where all have two cells they are corners already
  if (lengths.size < 2 && !listed.some(isLong)) return withCornersBehindWords(pieces);
  return listed.map(({ piece, ends }) => (ends ? { ...piece, fields: ends } : piece));
}

/**
 * Cells of vehicles of several lengths without the words that stand in all of them, as programs write them, so that a label and numbers
 * are left: `val a = listOf(0 to 0, 0 to 1)`, `Point[] a = { new Point(0, 0), new Point(0, 1) };`. Others as they are.
 */
function withoutSharedWords(pieces: readonly Piece[]): readonly Piece[] {
  const records = pieces.filter(({ fields }) => fields.filter(isNumber).length >= NUMBERS_OF_CELLS);
  const isRecord = new Set(records);
  const counts = new Set(records.map(({ fields }) => fields.filter(isNumber).length));
  if (counts.size < 2) return pieces;
  const [first, ...more] = records.map(({ fields }) => new Set(fields));
  const shared = new Set(
    [...(first ?? [])].filter((field) => !isNumber(field) && more.every((fields) => fields.has(field))),
  );
  const bare = (piece: Piece): Piece => ({
    ...piece,
    fields: piece.fields.filter((field) => !shared.has(field)),
  });
  const isCells = ({ fields }: Piece): boolean =>
    isNumber(fields[1] ?? '') && withEnds(fields) !== undefined && fields.length > NUMBERS_OF_CELLS;
  if (shared.size === 0 || !records.map(bare).every(isCells)) return pieces;
  return pieces.map((piece) => (isRecord.has(piece) ? bare(piece) : piece));
}

/** The numbers of two cells. */
const NUMBERS_OF_CELLS = 4;

/** The same for vehicles that are all as long, with words around their labels: `Car A is at (1,3), (1,4), (1,5)`. */
function withCornersBehindWords(pieces: readonly Piece[]): readonly Piece[] {
  const listed = pieces.map((piece) => {
    const start = piece.fields.findIndex((field) => /^\d/.test(field));
    const words = piece.fields.slice(0, start);
    const ends = start > 1 ? withEnds(['', ...piece.fields.slice(start)])?.slice(1) : undefined;
    return { piece, words, ends: ends && [...words, ...ends] };
  });
  const records = listed.filter(({ ends }) => ends);
  const [first] = records;
  const differing = first?.words.filter((word, i) => records.some(({ words }) => words[i] !== word)) ?? [];
  const isAlike = differing.length < 2 && records.every(({ words }) => words.length === first?.words.length);
  return isAlike && records.length > 1 && records.every(isLong)
    ? listed.map(({ piece, ends }) => (ends ? { ...piece, fields: ends } : piece))
    : pieces;
}

/** Whether a record has more cells than the first and the last. */
const isLong = ({ piece, ends }: { readonly piece: Piece; readonly ends: readonly string[] | undefined }) =>
  ends !== undefined && piece.fields.length > ends.length;

const FIELD = /"[^"]*"|'[^']*'|\p{Extended_Pictographic}|[^\s,;:()[\]{}="']+/gu;
/** The same in a text without emoji, which takes half the time. */
const PLAIN_FIELD = /"[^"]*"|'[^']*'|[^\s,;:()[\]{}="']+/g;
const ASCII = /^[\0-\x7f]*$/;

/** A field without quotes or asterisks around it, and without the full stop behind it. */
const bareField = (field: string): string =>
  /[."'`*]$/.test(field)
    ? field.replace(/^(["'`]|\*\*)(.*)\1$/, '$2').replace(/(?<=[\p{L}\d])\.$/u, '')
    : field;

function pieceOf(line: Line, text: string, start: number): Piece {
  // bars between the fields of a table; alone one may be a direction
  const bar = text.indexOf('|');
  const plain = bar >= 0 && text.includes('|', bar + 1) ? text.replace(/\|/g, ' ') : text;
  const fields: string[] = [];
  for (const field of plain.match(ASCII.test(plain) ? PLAIN_FIELD : FIELD) ?? []) {
    const bare = bareField(field);
    const ends = RANGE.exec(bare);
    if (ends) fields.push(...ends.slice(1));
    else fields.push(bare);
  }
  // the full stop of a sentence
  if (fields.at(-1) === '.' && /[)\]]\.\s*$/.test(plain)) fields.pop();
  return { text: plain, fields, line: line.number, column: line.offset + start + text.search(/\S|$/) + 1 };
}

/** A range of cells such as `B3-C3`, of which the first and the last are fields. */
const RANGE = /^([A-P]\d{1,2})[-–]([A-P]\d{1,2})$/i;

const known = new WeakMap<Line, Piece>();

/** A line as one piece; the same each time, because many lines are divided in few ways. */
function wholePiece(line: Line): Piece {
  const piece = known.get(line) ?? pieceOf(line, line.text, 0);
  known.set(line, piece);
  return piece;
}

function cutAt(line: Line, separator: RegExp): Piece[] {
  const places = [...line.text.matchAll(separator)];
  if (places.length === 0) return isBlank(line.text) ? [] : [wholePiece(line)];
  let start = 0;
  const found: Piece[] = [];
  for (const match of [...places, undefined]) {
    const end = match?.index ?? line.text.length;
    const text = line.text.slice(start, end);
    if (!isBlank(text)) found.push(pieceOf(line, text, start));
    start = end + (match?.[0].length ?? 0);
  }
  return found;
}
