/*
 * Moves that say to which square a vehicle goes, that of its first cell, as one number of cells. All moves of a text count alike: the
 * column first or the row, from 0 or from 1. Which it is follows from the lanes: no vehicle leaves its own.
 *
 *     Vehicle 3 to position (1, 0)     Vehicle 3 +1
 *     X -> (2, 4)                      X +3
 *     Q → F4                           Q +3
 */
import type { Board } from '../../board/board.ts';
import { labelsOf } from '../parts/labels.ts';
import { ways } from './vocabulary.ts';

const BLANK = String.raw`[^\S\n]*`;
const TO = String.raw`(?:[-=]{1,2}>|[→➡]|(?<=\s)(?:(?:moves?|moved|goes|slides?)[^\S\n]+)?(?:to|at)(?=[\s([]))${BLANK}(?:(?:position|pos|cell|square|place|the)[^\S\n]+){0,2}`;
const PAIR = String.raw`[([]${BLANK}(\d{1,2})${BLANK},${BLANK}(\d{1,2})${BLANK}[)\]]`;
const SQUARE = String.raw`([A-Pa-p])(\d{1,2})(?![\p{L}\p{N}])`;
const TO_PLACE = new RegExp(
  String.raw`^(.*?(?<![\p{L}\p{N}])([\p{L}\p{N}@*]{1,3}))(${BLANK}${TO}(?:${PAIR}|${SQUARE}))(${BLANK}(?:[.;,]${BLANK})?)$`,
  'u',
);
const POINT = new RegExp(`${PAIR}|${TO}${SQUARE}`, 'gu');
/** A label that is written like a square. */
const LIKE_SQUARE = /^[A-P]\d{1,2}$/i;
const SIGNED_PAIR = /[([][^\S\n]*(?:[-+]\d{1,2}[^\S\n]*,|\d{1,2}[^\S\n]*,[^\S\n]*[-+])/;
/** A line of figures above the moves: `Nodes explored: 1058`. */
const FIGURE = /^[\p{L} _-]{3,40}:[^\S\n]*\d[\d.,]*[^\S\n]*(?:(?:\p{L}{1,12}|%)[^\S\n]*)?$/u;

/** A line above the moves that says how many they are: `Solution found in 8 moves`. */
const NUMBER_OF_MOVES = /^[^\d\n]{0,60}?(\d{1,3})[^\S\n]+moves?[^\d\n]{0,20}$/u;

interface Target {
  readonly line: number;
  readonly vehicle: number;
  readonly a: number;
  readonly b: number;
  /** Whether the square has a letter. */
  readonly isNamed: boolean;
}

/** The text with such moves as signed numbers, each line as long as it was; unchanged where they fit in no way or in several. */
export function withoutPlaces(text: string, board: Board): string {
  // pairs with a sign are no squares
  if (text.search(POINT) < 0 || SIGNED_PAIR.test(text)) return text;
  const lines = text.split('\n');
  const labels = labelsOf(board);
  const targets: Target[] = [];
  for (const [line, row] of lines.entries()) {
    const [, , label = '', , a, b, letter, number] = TO_PLACE.exec(row) ?? [];
    const [vehicle, ...more] = labels.get(label) ?? [];
    const isNamed = letter !== undefined;
    if (vehicle !== undefined && more.length === 0 && row.match(POINT)?.length === 1)
      targets.push({
        line,
        vehicle,
        isNamed,
        a: isNamed ? letterNumber(letter) : Number(a),
        b: Number(b ?? number),
      });
    else if (row.search(POINT) >= 0) return text;
  }
  const [{ isNamed } = { isNamed: false }] = targets;
  const isMixed = targets.some((target) => target.isNamed !== isNamed);
  if (isMixed || (isNamed && board.vehicles.some(({ label }) => LIKE_SQUARE.test(label)))) return text;
  if (lines.some((row, line) => isOther(row, line, targets, board))) return text;
  const found = (isNamed ? COUNTS_OF_SQUARES : COUNTS).flatMap(
    (count) => slidesTo(targets, board, count) ?? [],
  );
  const [only] = found;
  if (isNamed && only) found.push(...(slidesTo(targets, board, FROM_BELOW) ?? []));
  const first = targets[0]?.line ?? 0;
  if (!only || found.some((way) => way.join() !== only.join())) return text;
  for (const [i, { line }] of targets.entries())
    lines[line] = (lines[line] ?? '').replace(
      TO_PLACE,
      (_, front, _label, place, _a, _b, _letter, _number, rest) => {
        const by = only[i] ?? 0;
        return `${front}${` ${by > 0 ? '+' : ''}${by}`.padEnd(place.length)}${rest}`;
      },
    );
  const isFigure = (row: string): boolean =>
    FIGURE.test(row) || NUMBER_OF_MOVES.exec(row)?.[1] === String(targets.length);
  return lines.map((row, i) => (i < first && isFigure(row) ? ' '.repeat(row.length) : row)).join('\n');
}

const letterNumber = (letter: string): number => letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;

/** Whether a line moves one of these vehicles in another way, so that it is not known from where it goes to its place. */
const isOther = (row: string, line: number, targets: readonly Target[], { vehicles }: Board): boolean => {
  const words = row.split(/[^\p{L}\p{N}←→↑↓@*]+/u);
  return (
    targets.every((target) => target.line !== line) &&
    words.some((word) => ways.has(word.toLowerCase())) &&
    targets.some(({ vehicle }) => words.includes(vehicles[vehicle]?.label ?? ''))
  );
};

interface Count {
  readonly isColumnFirst: boolean;
  /** The number of the first column and row. */
  readonly base: 0 | 1;
  /** Whether rows count from the bottom. */
  readonly isUp?: true;
}

const COUNTS: readonly Count[] = [
  { isColumnFirst: true, base: 0 },
  { isColumnFirst: true, base: 1 },
  { isColumnFirst: false, base: 0 },
  { isColumnFirst: false, base: 1 },
];

const COUNTS_OF_SQUARES: readonly Count[] = [
  { isColumnFirst: true, base: 1 },
  { isColumnFirst: false, base: 1 },
];
/** As in chess, where it is not known which end of a vehicle is named: squares that may be meant so are not read. */
const FROM_BELOW: Count = { isColumnFirst: true, base: 1, isUp: true };

/**
 * How far each vehicle slides, as the only element of an array, so that flatMap keeps the numbers together; undefined where a square lies in
 * another lane, or is where the vehicle stands.
 */
function slidesTo(
  targets: readonly Target[],
  { vehicles, width, height }: Board,
  { isColumnFirst, base, isUp }: Count,
): [number[]] | undefined {
  const offsets = vehicles.map(({ offset }) => offset);
  const found: number[] = [];
  for (const { vehicle, a, b } of targets) {
    const { orientation, lane, length } = vehicles[vehicle] ?? {};
    const [column, below] = isColumnFirst ? [a - base, b - base] : [b - base, a - base];
    const row = isUp ? height - 1 - below : below;
    const [across, along] = orientation === 'horizontal' ? [row, column] : [column, row];
    const side = orientation === 'horizontal' ? width : height;
    const by = along - (offsets[vehicle] ?? 0);
    if (length === undefined || across !== lane || by === 0 || along < 0 || along + length > side)
      return undefined;
    offsets[vehicle] = along;
    found.push(by);
  }
  return found.length > 0 ? [found] : undefined;
}
