import { text as aText, check, checkBoard, checkParts, integer, positive } from '../basics/arguments.ts';
import type { Board } from '../board/board.ts';
import { backgroundOf } from './background-of.ts';
import { backgroundPicture, FRAME, pictureSide } from './board-background.ts';
import { glyphOf } from './lettering.ts';
import { type Anchor, textMarkup, textWidth } from './outlined-text.ts';
import { INK, primaryPaint } from './palette.ts';
import { plain } from './plain.ts';
import { placed } from './svg.ts';
import type { Typeface } from './typeface.ts';
import { readsLeftward } from './visual-order.ts';

/*
 * A puzzle as a card to print: the board on the front, its solution on the back. All lengths are tenths of a
 * millimetre.
 *
 *     +-------------------+   +-------------------+
 *     | (12)    49 moves  |   | (12)    49 moves  |
 *     | +---------------+ |   |  1  A←1  q↑3  ... |
 *     | |     board     |>|   |  5  p→3  ...      |
 *     | +---------------+ |   |                   |
 *     | name        grade |   | name      93 steps|
 *     +-------------------+   +-------------------+
 */

/** The size of a card, in tenths of a millimetre. */
export interface CardSize {
  readonly width: number;
  readonly height: number;
}

/** The words on a card besides the board and the solution. */
export interface CardText {
  readonly number: number;
  readonly name: string;
  /** The difficulty in one word. */
  readonly grade: string;
  /** Length of the solution, in words: `12 moves`. */
  readonly moves: string;
  readonly steps: string;
}

/** What must be on every card. */
export const cardText = { number: integer, name: aText, grade: aText, moves: aText, steps: aText };

export const FAINT = '#5c6873';

/**
 * The front as SVG markup, its top left corner at 0,0.
 *
 * @param board - the board
 * @param text - title and note of the card
 * @param size - of the card, in tenths of a millimetre
 * @param typeface - how its text is drawn
 *
 * @example
 * const text = { number: 12, name: 'Jam 12', grade: 'beginner', moves: '2 moves', steps: '4 steps' };
 * const size = { width: 630, height: 880 }; // 63 by 88 mm
 * const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 630 880">${cardFront(board, text, size)}</svg>`;
 */
export function cardFront(board: Board, text: CardText, size: CardSize, typeface?: Typeface): string {
  checkBoard(board);
  checkParts(text, 'text', cardText);
  checkParts(size, 'size', { width: positive, height: positive });
  const margin = size.width / 16;
  const room = { width: size.width - 2 * margin, height: size.height - 2 * (margin + 1.7 * lineOf(size)) };
  const [width, height] = [pictureSide(board.width), pictureSide(board.height)];
  const scale = Math.min(room.width / width, room.height / height);
  const [x, y] = [(size.width - width * scale) / 2, (size.height - height * scale) / 2];
  const picture =
    backgroundPicture(backgroundOf(board)) +
    board.vehicles.map((_, index) => placed(board, index, true)).join('');
  return [
    header(text, size, typeface),
    `<g aria-hidden="true" transform="translate(${short(x)} ${short(y)}) scale(${scale.toFixed(5)}) translate(${FRAME} ${FRAME})">${picture}</g>`,
    footer(text.name, text.grade, size, typeface),
  ].join('');
}

/**
 * The back as SVG markup: the moves of a solution in order, row by row; each row begins with the number of its first
 * move.
 */
export function cardBack(
  moves: readonly string[],
  text: CardText,
  size: CardSize,
  typeface?: Typeface,
): string {
  const margin = size.width / 16;
  const top = margin + 1.9 * lineOf(size);
  const room = { width: size.width - 2 * margin, height: size.height - top - margin - 1.5 * lineOf(size) };
  const table = fittingTable(moves, room);
  const cells = table.moves.flatMap((move, index) => {
    const { size, columns, count, column, row } = table;
    const y = short(top + (Math.floor(index / columns) + 0.8) * row);
    const left = margin + count + (index % columns) * column;
    const written = words(move, left, y, size, INK, 'start', true);
    if (index % columns > 0) return written;
    return [words(`${index + 1}`, margin + count - size * 0.5, y, size * 0.8, FAINT, 'end'), written];
  });
  return [header(text, size, typeface), ...cells, footer(text.name, text.steps, size, typeface)].join('');
}

/** The size of letters in the header; all other sizes follow from it. */
const lineOf = ({ width, height }: CardSize): number => Math.min(width / 13, height / 17.7);

/** The number in a red circle, and the length of the solution; the number is where lines in the language of the card begin. */
function header({ number, moves }: CardText, size: CardSize, typeface?: Typeface): string {
  const [margin, line] = [size.width / 16, lineOf(size)];
  const radius = line * 0.72;
  const [length, y] = [plain(moves, typeface), margin + radius];
  const place = placeIn(size.width, length);
  return [
    numberInCircle(number, place.at(margin + radius), y, radius),
    words(length, place.at(size.width - margin), y + line * 0.28, line * 0.78, INK, place.end, true),
  ].join('');
}

/** Where lines begin and end in a width: at the left and at the right, or the other way round if the text is read from right to left. */
export function placeIn(width: number, text: string) {
  const isLeftward = readsLeftward(text);
  return {
    at: (x: number): number => (isLeftward ? width - x : x),
    start: isLeftward ? 'end' : 'start',
    end: isLeftward ? 'start' : 'end',
  } as const;
}

/** A number in a red circle around x, y. */
export function numberInCircle(number: number, x: number, y: number, radius: number): string {
  const digits = Math.min(radius * (0.7 / 0.72), (radius * (1.1 / 0.72)) / (textWidth(`${number}`, 1) || 1));
  const side = short(2 * radius);
  return (
    `<rect x="${short(x - radius)}" y="${short(y - radius)}" width="${side}" height="${side}" rx="${short(radius)}" fill="${primaryPaint.fill}"/>` +
    words(`${number}`, x, y + digits * 0.36, digits, '#ffffff', 'middle', true)
  );
}

function footer(left: string, last: string, size: CardSize, typeface?: Typeface): string {
  const right = plain(last, typeface);
  const [margin, line] = [size.width / 16, lineOf(size) * 0.62];
  const y = size.height - margin;
  const room = size.width - 2 * margin - textWidth(right, line, typeface) - line;
  const place = placeIn(size.width, right);
  return [
    words(
      shortened(plain(left, typeface), line, room, typeface),
      place.at(margin),
      y,
      line,
      FAINT,
      place.start,
    ),
    words(right, place.at(size.width - margin), y, line, FAINT, place.end),
  ].join('');
}

/** A line at the foot of a page as SVG markup: a text at the side where its language begins, the number of the page at the other. */
export function pageFooter(
  text: string,
  number: number,
  { width, height }: CardSize,
  typeface?: Typeface,
): string {
  const [y, size, margin] = [height - 50, 32, 130];
  const room = width - 2 * margin - 4 * size;
  const place = placeIn(width, text);
  return [
    words(
      shortened(plain(text, typeface), size, room, typeface),
      place.at(margin),
      y,
      size,
      FAINT,
      place.start,
    ),
    words(`${number}`, place.at(width - margin), y, size, FAINT, place.end),
  ].join('');
}

/**
 * Whether a text can be printed on a card in a file: its letters are those of the languages of western Europe. Letters of
 * other scripts would be boxes with their numbers.
 *
 * @param text - what is to be printed
 *
 * @example
 * canPrint('12 Züge'); // true
 * canPrint('12 手'); // false
 */
export function canPrint(text: string): boolean {
  check(text, 'text', aText);
  return [...plain(text)].every((character) => glyphOf(character));
}

export const words = (
  text: string,
  x: number,
  y: number,
  size: number,
  ink: string,
  anchor: Anchor,
  bold = false,
): string => textMarkup(text, { x: short(x), y: short(y), size: short(size), ink, anchor, bold });

/** The beginning of a text that fits into a width, with … where something is left out. */
export function shortened(
  text: string,
  size: number,
  width: number,
  typeface?: Typeface,
  bold = false,
): string {
  const characters = [...text];
  const most = fitting(characters, (part) => textWidth(part, size, typeface, bold) <= width);
  if (most === characters.length) return text;
  const kept = fitting(characters, (part) => textWidth(`${part}…`, size, typeface, bold) <= width);
  return `${characters.slice(0, kept).join('').trimEnd()}…`;
}

/**
 * How many characters of a text fit. It measures beginnings that are at most twice as long as what fits, since a text may be very long.
 */
export function fitting(characters: readonly string[], fits: (part: string) => boolean): number {
  const fitsTo = (length: number) => fits(characters.slice(0, length).join(''));
  let most = 16;
  while (most < characters.length && fitsTo(most)) most *= 2;
  let least = 0;
  for (most = Math.min(most, characters.length); least < most; ) {
    const middle = Math.ceil((least + most) / 2);
    if (fitsTo(middle)) least = middle;
    else most = middle - 1;
  }
  return least;
}

interface Table {
  readonly moves: readonly string[];
  /** Size of the letters. */
  readonly size: number;
  readonly columns: number;
  /** Width of the numbers before the rows, width of a column, height of a row. */
  readonly count: number;
  readonly column: number;
  readonly row: number;
}

const LARGEST = 42;
/** The smallest letters that can be read. */
const SMALLEST = 13;

/**
 * The moves in the largest letters with which all fit; if they do not fit in the smallest, the first moves and how many
 * more there are: `… +12`.
 */
function fittingTable(moves: readonly string[], room: CardSize): Table {
  for (let size = LARGEST; ; size--) {
    const count = textWidth(`${moves.length}`, size * 0.8) + size * 0.5;
    const column = Math.max(...moves.map((move) => textWidth(move, size)), size) + size * 0.8;
    const row = size * 1.6;
    const across = Math.floor((room.width - count + size * 0.8) / column);
    const columns = Math.max(1, Math.min(across, 5));
    const rows = Math.floor(room.height / row);
    const table = { size, columns, count, column, row };
    if (columns * rows >= moves.length && across > 0) return { ...table, moves };
    if (size > SMALLEST) continue;
    const fitting = Math.max(0, columns * rows - 1);
    return { ...table, moves: [...moves.slice(0, fitting), `… +${moves.length - fitting}`] };
  }
}

const short = (value: number): number => Math.round(value * 1000) / 1000;
