import { mix, type Paint, type Pattern } from './palette.ts';

/** Side of a cell in the units of every picture. */
export const CELL = 100;

/** Free space between a vehicle and the edges of its cells: at its two ends, and at its two sides. */
export const END_GAP = 8;
export const SIDE_GAP = 12;

const HALF_WIDTH = CELL / 2 - SIDE_GAP;
const halfLength = (length: number): number => (length * CELL) / 2 - END_GAP;

/**
 * SVG markup of a vehicle seen from above, its centre at 0,0 and its front to the right, without its shadow and its
 * label: a car for two cells, a truck for more. The primary has two white stripes, the others have the pattern of their
 * paint. The light comes from the top of the drawing, so a picture must be mirrored, never turned.
 *
 *     car  (=[__]>)   truck  [======|_]>
 */
export function vehicleShape(
  length: number,
  paint: Paint,
  primary = false,
  coat: Coat = coatOf(paint, primary),
): string {
  const worn = primary ? 'plain' : paint.pattern;
  return length === 2 ? car(coat, primary, worn) : truck(halfLength(length), coat, primary, worn);
}

/** The place of the label along a vehicle, from its centre towards the front: the middle of the roof or of the load. */
export const labelOffset = (length: number): number => (length === 2 ? -17 : -CAB / 2 - 1);

/** The shades of one paint. */
export interface Coat {
  readonly fill: string;
  /** A darker shade, for edges. */
  readonly rim: string;
  /** A lighter shade, for the roof or the load with the label. */
  readonly roof: string;
}

export const coatOf = ({ fill }: Paint, primary = false): Coat => ({
  fill,
  rim: mix(fill, '#000000', 0.24),
  roof: mix(fill, '#ffffff', primary ? 0.05 : 0.16),
});

const GLASS = '#25323d';
const GLINT = 'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"';
const GLEAM = 'fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="4" stroke-linecap="round"';
const LIGHT = 'fill="#fff" fill-opacity=".17"';
const CREASE = 'fill="none" stroke="#000" stroke-opacity=".16" stroke-width="3" stroke-linecap="round"';
const wheel = 'fill="none" stroke="#20272d" stroke-width="8" stroke-linecap="round"';

const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`;

const box = (x: number, y: number, width: number, height: number, radius: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

const stripes = (from: number, to: number): string =>
  path(`M${from} -15H${to}M${from} 15H${to}`, 'stroke="#fff" stroke-opacity=".92" stroke-width="5"');

const lamps = (end: number): string =>
  path(
    `M${end - 16} -29q8 2 9 10M${end - 16} 29q8 -2 9 -10`,
    'fill="none" stroke="#fff3c4" stroke-width="6" stroke-linecap="round"',
  ) +
  path(`M${4 - end} -27v11M${4 - end} 27v-11`, 'stroke="#7c120c" stroke-width="5" stroke-linecap="round"');

/** A pattern printed on a roof or a load, faint enough for letters on it. */
function printed(pattern: Pattern, x: number, width: number, half: number): string {
  const count = Math.max(3, Math.round(width / 20));
  const places = Array.from({ length: count }, (_, i) => Math.round(x + (width * (i + 0.5)) / count));
  const ink = 'fill="none" stroke="#000" stroke-opacity=".15" stroke-linecap="round"';
  switch (pattern) {
    case 'plain':
      return '';
    case 'bars':
      return path(places.map((at) => `M${at} ${6 - half}V${half - 6}`).join(''), `${ink} stroke-width="5"`);
    case 'dots':
      return path(
        places.map((at) => `M${at} ${8 - half}h0M${at} ${half - 8}h0`).join(''),
        `${ink} stroke-width="9"`,
      );
    case 'slants':
      return path(
        places.map((at) => `M${at - 6} ${half - 6}L${at + 6} ${6 - half}`).join(''),
        `${ink} stroke-width="5"`,
      );
    case 'frame': {
      const [left, right, edge] = [x + 6, x + width - 6, half - 6];
      return path(
        `M${left} ${-edge}H${right}V${edge}H${left}Z`,
        `${ink} stroke-width="4" stroke-linejoin="round"`,
      );
    }
  }
}

/** Moves a shape up towards the light, so that a dark edge of the shape below it stays visible. */
const light = (shape: string): string => `<g transform="translate(0 -5)">${shape}</g>`;

function car({ fill, rim, roof }: Coat, primary: boolean, pattern: Pattern): string {
  const end = halfLength(2);
  const body = (e: number, s: number) =>
    `M${20 - e} ${-s}H${e - 38}Q${e} ${-s} ${e} -8V8Q${e} ${s} ${e - 38} ${s}H${20 - e}Q${-e} ${s} ${-e} ${s - 18}V${18 - s}Q${-e} ${-s} ${20 - e} ${-s}Z`;
  return [
    path(`M${22 - end} ${-HALF_WIDTH}h26m62 0h26M${22 - end} ${HALF_WIDTH}h26m62 0h26`, wheel),
    path(
      `M14 ${-HALF_WIDTH}l7 -6M14 ${HALF_WIDTH}l7 6`,
      `stroke="${rim}" stroke-width="7" stroke-linecap="round"`,
    ),
    path(body(end, HALF_WIDTH), `fill="${rim}"`),
    path(body(end - 3, HALF_WIDTH - 4), `fill="${fill}"`),
    light(path(body(end - 8, HALF_WIDTH - 10), LIGHT)),
    primary ? stripes(6 - end, end - 5) : '',
    path('M46 -25Q66 -22 80 -14M46 25Q66 22 80 14', CREASE),
    path('M-58 -25Q-20 -31 22 -29Q44 -17 44 0T22 29Q-20 31 -58 25Q-68 0 -58 -25Z', `fill="${GLASS}"`),
    box(-46, -24, 58, 48, 13, roof),
    printed(pattern, -46, 58, 24),
    primary ? stripes(-46, 12) : '',
    path('M24 -19Q34 -11 35 -2', GLINT),
    lamps(end),
  ].join('');
}

/** Length of a truck's cab, including the gap behind it. */
const CAB = 78;

function truck(end: number, { fill, rim, roof }: Coat, primary: boolean, pattern: Pattern): string {
  const front = end - CAB;
  const load = front + end;
  const cab = (e: number, s: number) =>
    `M${front + 18} ${-s}H${e - 24}Q${e} ${-s} ${e} ${24 - s}V${s - 24}Q${e} ${s} ${e - 24} ${s}H${front + 18}Q${front + 8} ${s} ${front + 8} ${s - 10}V${10 - s}Q${front + 8} ${-s} ${front + 18} ${-s}Z`;
  return [
    path(`M${20 - end} ${-HALF_WIDTH}h30m8 0h30M${20 - end} ${HALF_WIDTH}h30m8 0h30`, wheel),
    path(`M${front + 30} ${-HALF_WIDTH}h24m-24 ${2 * HALF_WIDTH}h24`, wheel),
    path(
      `M${end - 34} ${-HALF_WIDTH}l8 -7M${end - 34} ${HALF_WIDTH}l8 7`,
      `stroke="${rim}" stroke-width="7" stroke-linecap="round"`,
    ),
    box(front - 10, -14, 30, 28, 0, '#3a444d'),
    path(cab(end, HALF_WIDTH), `fill="${rim}"`),
    path(cab(end - 3, HALF_WIDTH - 4), `fill="${fill}"`),
    light(path(cab(end - 8, HALF_WIDTH - 10), LIGHT)),
    path(
      `M${end - 38} -28Q${end - 12} -26 ${end - 12} -12V12Q${end - 12} 26 ${end - 38} 28Q${end - 30} 0 ${end - 38} -28Z`,
      `fill="${GLASS}"`,
    ),
    path(`M${end - 26} -19Q${end - 20} -14 ${end - 20} -4`, GLINT),
    box(-end, -HALF_WIDTH, load, 2 * HALF_WIDTH, 9, rim),
    box(4 - end, 4 - HALF_WIDTH, load - 8, 2 * HALF_WIDTH - 10, 6, roof),
    path(`M${10 - end} ${9 - HALF_WIDTH}H${front - 10}`, GLEAM),
    printed(pattern, 6 - end, load - 12, HALF_WIDTH - 6),
    primary ? stripes(4 - end, front - 4) + stripes(front + 12, end - 36) : '',
    lamps(end),
  ].join('');
}
