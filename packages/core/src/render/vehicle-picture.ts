import { check, checkParts, flag, type Kind, object, oneOf, side, text } from '../basics/arguments.ts';
import { type Board, vehicleAt } from '../board/board.ts';
import { type Orientation, orientations } from '../board/vehicle.ts';
import { escapeMarkup } from './escape-markup.ts';
import { inkOn, type Paint, paintOf } from './palette.ts';
import { CELL, type Coat, coatOf, END_GAP, labelOffset, SIDE_GAP, vehicleShape } from './vehicle-shape.ts';

/** Everything that a vehicle's picture shows. */
export interface VehicleLook {
  readonly orientation: Orientation;
  readonly length: number;
  readonly paint: Paint;
  readonly primary: boolean;
  /** Whether its front is to the left or to the top. */
  readonly backward: boolean;
  /** Letters on the roof or the load; may be empty. */
  readonly label: string;
  /** Colours in CSS that are written instead of the paint's, such as custom properties of a page. */
  readonly coat?: Coat | undefined;
}

/**
 * How a vehicle of a board looks. The primary faces the exit; each of the others faces one way, which does not change.
 *
 * @param board - the board
 * @param index - the vehicle's index among those of the board
 * @param labels - whether the vehicle shows its label
 *
 * @example
 * lookOf(board, 0).label // 'A'
 */
export function lookOf(board: Board, index: number, labels = true): VehicleLook {
  const { orientation, length, lane, label } = vehicleAt(board, index);
  check(labels, 'labels', flag);
  const primary = index === board.primary;
  return {
    orientation,
    length,
    paint: paintOf(board, index),
    primary,
    backward: primary ? board.exit === 'left' || board.exit === 'top' : (lane + index) % 2 === 0,
    label: labels ? label : '',
  };
}

const lookParts = {
  orientation: oneOf(orientations),
  length: side,
  paint: object,
  primary: flag,
  backward: flag,
  label: text,
};

const colour: Kind = (value) => !/^#[\da-f]{6}$/i.test(String(value)) && 'a colour such as #3d7cc9';

/**
 * A vehicle with its shadow and its label as SVG markup, the top left corner of its first cell at 0,0.
 *
 * @param look - what it looks like
 * @throws RangeError for a paint whose `fill` is not `#rrggbb`; markup in the label is escaped
 *
 * @example
 * const car = vehiclePicture(lookOf(board, 0)); // at 0,0; a page moves it to its place
 */
export function vehiclePicture(look: VehicleLook): string {
  checkParts(look, 'look', lookParts);
  const { orientation, length, paint, primary, backward, coat } = look;
  check(paint.fill, 'look.paint.fill', colour);
  if (coat) checkParts(coat, 'look.coat', { fill: text, rim: text, roof: text });
  const across = orientation === 'horizontal';
  const [width, height] = across ? [length * CELL, CELL] : [CELL, length * CELL];
  const [left, top] = across ? [END_GAP, SIDE_GAP] : [SIDE_GAP, END_GAP];
  const size = `width="${width - 2 * left}" height="${height - 2 * top}" rx="24"`;
  return [
    `<rect x="${left + 2}" y="${top + 4}" ${size} fill="#1b2a38" fill-opacity=".14"/>`,
    `<rect x="${left + 5}" y="${top + 9}" ${size} fill="#1b2a38" fill-opacity=".16"/>`,
    `<g transform="matrix(${mirrors[orientation][backward ? 'backward' : 'forward']} ${width / 2} ${height / 2})">`,
    vehicleShape(length, paint, primary, coat && escaped(coat)),
    '</g>',
    label(look, width / 2, height / 2),
  ].join('');
}

const escaped = ({ fill, rim, roof }: Coat): Coat => ({
  fill: escapeMarkup(fill),
  rim: escapeMarkup(rim),
  roof: escapeMarkup(roof),
});

/** Pictures are mirrored, never turned, so that the light comes from the same side on all vehicles. */
const mirrors = {
  horizontal: { forward: '1 0 0 1', backward: '-1 0 0 1' },
  vertical: { forward: '0 1 1 0', backward: '0 -1 1 0' },
} as const;

function label(
  { orientation, length, paint, primary, backward, label }: VehicleLook,
  x: number,
  y: number,
): string {
  if (label === '') return '';
  const shift = labelOffset(length) * (backward ? -1 : 1);
  const size = Math.min(34, Math.floor(84 / [...label].length));
  const left = orientation === 'horizontal' ? x + shift : x;
  const top = (orientation === 'horizontal' ? y : y + shift) + Math.round(size * 0.36);
  const ink = inkOn(coatOf(paint, primary).roof);
  return `<text x="${left}" y="${top}" font-family="system-ui,sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" fill="${ink}">${escapeMarkup(label)}</text>`;
}
