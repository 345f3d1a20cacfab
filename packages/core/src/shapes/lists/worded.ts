/*
 * Vehicles that sentences place by the words for rows and columns, as people and language models describe a board.
 *
 *     - Red car: row 3, columns 2-3, horizontal            row 3, columns 2 and 3
 *     - Truck O (yellow): column 6, rows 1 to 3            rows 1 and 3, column 6
 *     The blue car is vertical in column 1, starting at row 5.
 *
 * They become records with one field for each thing said, so that the search for roles decides about the rest.
 */
import { leastOf } from '../../basics/many.ts';
import { splitLines } from '../../text/lines.ts';
import { type Line, unquoted } from '../sentences/unwrap.ts';
import {
  ABOUT_EXIT,
  BEFORE_PLACE,
  type Described,
  describedPieces,
  isRedIn,
  labelIn,
  plainSentence,
  sentencesIn,
  VEHICLE,
} from './described.ts';
import type { Piece } from './piece.ts';
import { isAcross, lengthOfWord } from './words.ts';

export const WORDED = 'a vehicle a line, in words';

const ROW =
  'rows?|zeilen?|reihen?|lignes?|filas?|linhas?|rig(?:a|he)|rij(?:en)?|baris|wiersz(?:e|y|u)?|ряд(?:ы|у|а)?|строк[аиуе]|řád(?:ek|ky|ku)|satır(?:lar)?|rad(?:en|er)?|række(?:rne)?';
const COLUMN =
  'col(?:umn)?s?|spalten?|colonnes?|columnas?|colunas?|colonn[ae]|kolom(?:men)?|kolumn(?:[ayie]|en|er)?|столб(?:ец|цы|це)|колонк[аи]|sloup(?:ec|ce)|sütun(?:lar)?|kolonne(?:r|n)?';

/** Every text that describes vehicles in this way has this. */
export const ROW_WITH_NUMBER = new RegExp(`(?<!\\p{L})(?:${ROW})\\W{0,3}\\d`, 'iu');

/**
 * One number, a range, or a list of numbers. A number after a comma belongs to the list only if a comma, a hyphen, `and` or the end
 * of the clause follows it.
 */
const numbersBehind = (words: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${words})\\s*[:=]?\\s*(\\d{1,2}(?:\\s*(?:-|to|through|until|bis|à|al?|e|und|et|y|and|en|tot|t\\/m|do|i|oraz|и|по|ile|ve|og|och|til|till|&|,(?=\\s*(?:and\\s*)?\\d{1,2}(?:\\s*(?:,|and|&|-|[.;)]|$))))\\s*(?:and\\s*)?\\d{1,2})*)(?![\\d\\p{L}]|\\s*-\\s*\\d)`,
    'giu',
  );
const rowNumbers = numbersBehind(ROW);
const columnNumbers = numbersBehind(COLUMN);

const LENGTH =
  /(?<![\p{L}\d])(?:length|size|len|long)\s*(?:of|[:=])?\s*(\d{1,2})(?!\d)|(?<![\p{L}\d])(\d{1,2})[\s-]*(?:cells?|squares?|spaces?|units?|tiles?|long)(?!\p{L})/iu;

/** Marks and values of a program, whose fields have names of their own. */
const OF_PROGRAM = /[{}=<>]|:\p{L}|(?<!\p{L})(?:true|false)(?!\p{L})/iu;

/** The fields of a record, by the headings that the search knows. */
const HEADINGS = ['row', 'column', 'row2', 'column2'];

/** The records of a text that describes vehicles in words; none where a sentence about one of them is not understood. */
export const wordedPieces = (lines: readonly Line[]): Piece[] =>
  describedPieces(sentencesOfAll(lines), placedIn, () => HEADINGS);

/** Whether sentences place vehicles, whose names before a colon are no keys of an object: `Voiture A : ligne 1, colonnes 1 à 2`. */
export const isWorded = (text: string): boolean =>
  ROW_WITH_NUMBER.test(text) && wordedPieces(unquoted(splitLines(text))).length > 0;

/** The sentences of each line that places several vehicles; otherwise the whole line. */
function* sentencesOfAll(lines: readonly Line[]): Iterable<Line> {
  for (const line of lines) {
    if ((line.text.match(rowNumbers)?.length ?? 0) < 2) yield line;
    else yield* sentencesIn(line);
  }
}

/** Where a sentence says that a vehicle stands; `unclear` where it says only a part of it. */
function placedIn(written: string): Described | 'unclear' | undefined {
  if (!/\d/.test(written)) return undefined;
  const text = plainSentence(written);
  const rows = [...text.matchAll(rowNumbers)].map(([, numbers = '']) => numbersIn(numbers));
  const columns = [...text.matchAll(columnNumbers)].map(([, numbers = '']) => numbersIn(numbers));
  if (rows.length === 0 && columns.length === 0) return undefined;
  if (ABOUT_EXIT.test(text) || OF_PROGRAM.test(text)) return undefined;
  const head = headOf(text);
  const isAbout = new RegExp(`(?<!\\p{L})${VEHICLE}`, 'iu').test(text) || directionIn(text) !== undefined;
  const corners = cornersOf(text, rows, columns);
  if (!corners) return isAbout || (rows.length > 0 && columns.length > 0) ? 'unclear' : undefined;
  return { label: labelIn(head), place: corners.map(String), isRed: isRedIn(head, text) };
}

/** The first and the last number of a range, or of numbers that follow each other; none where they do not. */
function numbersIn(text: string): readonly number[] | undefined {
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? first;
  const isRange = numbers.length < 3 && last >= first;
  return isRange || numbers.every((number, i) => number === first + i) ? [first, last] : undefined;
}

type Numbers = readonly (readonly number[] | undefined)[];

/** Two single columns beside one row are a range, and two rows beside one column: `row 2 from column 1 to column 3`. */
function inOneRange(own: Numbers, others: Numbers): Numbers {
  const [first, last] = own;
  const areEnds = own.length === 2 && others.length === 1 && [...own, ...others].every(isSingle);
  return areEnds && first && last ? [[first[0] ?? 0, last[1] ?? 0]] : own;
}

const isSingle = (range: readonly number[] | undefined): boolean =>
  range !== undefined && range[0] === range[1];

/** The first and the last square: row, column, row, column. */
function cornersOf(text: string, rowsSaid: Numbers, columnsSaid: Numbers): readonly number[] | undefined {
  const [rows, columns] = [inOneRange(rowsSaid, columnsSaid), inOneRange(columnsSaid, rowsSaid)];
  if (rows.length !== columns.length || rows.length > 2) return undefined;
  // two ranges are two vehicles: corners are single rows and columns
  if (rows.length > 1 && [...rows, ...columns].some((range) => range && range[0] !== range[1]))
    return undefined;
  if (rows.length > 1 && isOfTwo(text)) return undefined;
  const [row, endRow = row] = rows;
  const [column, endColumn = column] = columns;
  if (!row || !column || !endRow || !endColumn) return undefined;
  const [top = 0] = row;
  const [left = 0] = column;
  let bottom = endRow[1] ?? top;
  let right = endColumn[1] ?? left;
  const across = directionIn(text);
  const rest = text.replace(rowNumbers, '').replace(columnNumbers, '');
  const length = lengthIn(rest);
  if (bottom === top && right === left) {
    if (across === undefined || length === undefined) return undefined;
    if (across) right = left + length - 1;
    else bottom = top + length - 1;
  }
  if (bottom > top === right > left || bottom < top || right < left) return undefined;
  if (across !== undefined && across !== right > left) return undefined;
  const stated = LENGTH.exec(rest);
  if (stated && Number(stated[1] ?? stated[2]) !== bottom - top + right - left + 1) return undefined;
  return [top, left, bottom, right];
}

/** Whether a sentence speaks of two vehicles: `A is a car at row 1 col 1, horizontal and O is a truck at row 1 col 6, vertical`. */
const isOfTwo = (text: string): boolean =>
  (text.match(new RegExp(`(?<!\\p{L})${VEHICLE}`, 'giu'))?.length ?? 0) > 1 ||
  (text.match(/\p{L}{5,}/gu)?.filter(isDirection).length ?? 0) > 1;

/** Whether a sentence says across; undefined where it says no direction. */
function directionIn(text: string): boolean | undefined {
  const word = text.match(/\p{L}{5,}/gu)?.find(isDirection);
  return word === undefined ? undefined : isAcross(word);
}

const isDirection = (word: string): boolean =>
  isAcross(word) !== undefined && !/^(?:right|north|south|columns?)$/i.test(word);

function lengthIn(text: string): number | undefined {
  const stated = LENGTH.exec(text);
  if (stated) return Number(stated[1] ?? stated[2]);
  const words = text.match(/(?<!\p{L})(?:car|truck|bus|lorry)(?![\p{L}\d])/giu) ?? [];
  const [length, ...others] = new Set(words.map(lengthOfWord));
  return others.length === 0 ? length : undefined;
}

/** What a sentence says before it says where, without the length and the direction of the vehicle, which are no label. */
function headOf(text: string): string {
  const colon = text.indexOf(':');
  const place = text.search(new RegExp(`(?<!\\p{L})(?:${ROW}|${COLUMN}|${BEFORE_PLACE})(?!\\p{L})|,`, 'iu'));
  const ends = [colon, place].filter((end) => end > 0);
  if (ends.length === 0) return '';
  return text
    .slice(0, leastOf(ends))
    .replace(LENGTH, ' ')
    .replace(/\p{L}{5,}/gu, (word) => (isDirection(word) ? ' ' : word));
}
