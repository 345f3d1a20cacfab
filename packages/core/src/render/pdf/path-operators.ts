/*
 * The data of an SVG path as the operators of a PDF page, which has only moves, lines, cubic curves and closing.
 *
 *     M7 12h5q8 2 9 10Z  ->  7 12 m 12 12 l 17.333 13.333 20.333 16.667 21 22 c h
 */

/** A number for a page: at most three decimals. */
export const short = (value: number): string => String(Math.round(value * 1000) / 1000 || 0);

/** How many numbers follow a letter of a path. */
const arity: Readonly<Record<string, number>> = {
  ...{ M: 2, L: 2, H: 1, V: 1, Z: 0 },
  ...{ Q: 4, T: 2, C: 6, A: 7 },
};

/**
 * The operators that build a path.
 *
 * @param d - path data with the letters M L H V Z Q T C A, large or small, as core's pictures contain
 * @throws Error for any other letter: the picture is of another kind
 */
export function pathOperators(d: string): string {
  const words = d.match(/[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  const written: string[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const emit = (operator: string, ...numbers: number[]) =>
    written.push([...numbers.map(short), operator].join(' '));
  let letter = '';
  /** The control point of the last quadratic curve, which T mirrors. */
  let control: readonly [x: number, y: number] | undefined;
  for (let next = 0; next < words.length; ) {
    const word = words[next] ?? '';
    if (/[a-zA-Z]/.test(word)) {
      letter = word;
      next++;
    }
    const kind = letter.toUpperCase();
    const count = arity[kind];
    if (count === undefined) throw new Error(`a path with ${letter || word}, which a page cannot show`);
    const numbers = words.slice(next, next + count).map(Number);
    next += count;
    const [left, top] = letter === kind ? [0, 0] : [x, y];
    const at = (index: number) => (numbers[index] ?? 0) + (index % 2 === 0 ? left : top);
    const [fromX, fromY] = [x, y];
    const before = control;
    control = undefined;
    switch (kind) {
      case 'Z':
        [x, y] = [startX, startY];
        emit('h');
        continue;
      case 'H':
        x = at(0);
        break;
      case 'V':
        y = (numbers[0] ?? 0) + top;
        break;
      case 'A':
        [x, y] = [(numbers[5] ?? 0) + left, (numbers[6] ?? 0) + top];
        break;
      default:
        [x, y] = [at(count - 2), at(count - 1)];
    }
    if (kind === 'M') {
      [startX, startY] = [x, y];
      emit('m', x, y);
      // more pairs of numbers after a move are lines
      letter = letter === 'M' ? 'L' : 'l';
    } else if (kind === 'C') emit('c', at(0), at(1), at(2), at(3), x, y);
    else if (kind === 'Q' || kind === 'T') {
      const mirrored = before ? [2 * fromX - before[0], 2 * fromY - before[1]] : [fromX, fromY];
      const [bendX = 0, bendY = 0] = kind === 'Q' ? [at(0), at(1)] : mirrored;
      control = [bendX, bendY];
      const third = (from: number, bend: number) => from + (2 / 3) * (bend - from);
      emit('c', third(fromX, bendX), third(fromY, bendY), third(x, bendX), third(y, bendY), x, y);
    } else if (kind === 'A') {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = numbers;
      for (const curve of arcCurves(fromX, fromY, rx, ry, turn, large !== 0, sweep !== 0, x, y))
        emit('c', ...curve);
    } else emit('l', x, y);
  }
  return written.join(' ');
}

/**
 * An elliptical arc as cubic curves of at most a quarter each: the conversion of the SVG specification, appendix
 * "Implementation notes", from end points to a centre.
 */
function arcCurves(
  x1: number,
  y1: number,
  radiusX: number,
  radiusY: number,
  degrees: number,
  large: boolean,
  sweep: boolean,
  x2: number,
  y2: number,
): readonly (readonly number[])[] {
  if (radiusX === 0 || radiusY === 0 || (x1 === x2 && y1 === y2)) return [[x1, y1, x2, y2, x2, y2]];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
  // radii that do not reach from one end to the other are enlarged
  const grow = Math.max(1, Math.sqrt((px / radiusX) ** 2 + (py / radiusY) ** 2));
  const [rx, ry] = [Math.abs(radiusX) * grow, Math.abs(radiusY) * grow];
  const below = (rx * py) ** 2 + (ry * px) ** 2;
  const root = Math.sqrt(Math.max(0, (rx * ry) ** 2 / below - 1)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(root * rx * py) / ry, (-root * ry * px) / rx];
  const from = Math.atan2((py - cy) / ry, (px - cx) / rx);
  let turn = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - from;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const pieces = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
  const step = turn / pieces;
  const reach = (4 / 3) * Math.tan(step / 4);
  const place = (u: number, v: number): [number, number] => [
    cos * (cx + rx * u) - sin * (cy + ry * v) + (x1 + x2) / 2,
    sin * (cx + rx * u) + cos * (cy + ry * v) + (y1 + y2) / 2,
  ];
  return Array.from({ length: pieces }, (_, piece) => {
    const [a, b] = [from + piece * step, from + (piece + 1) * step];
    return [
      ...place(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a)),
      ...place(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b)),
      ...place(Math.cos(b), Math.sin(b)),
    ];
  });
}
