// The corners of the grid in a picture, as the command line gives them.

import { counted } from '@unjam/core/basics';
import type { Corners, Point } from '@unjam/core/picture';
import { InvalidArgumentError, Option } from 'commander';
import { quoted } from './quoted.ts';

/** Four points of a picture, in any order. */
export const cornersOption = (): Option =>
  new Option(
    '--corners <points>',
    "of one picture: the grid's four corners in pixels, such as 12,30 410,28 415,430 9,433 (default: found)",
  ).argParser(cornersIn);

const POINT = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;

/**
 * The words of a command line with the points after `--corners` as one word. Otherwise the option would take only the
 * first of them, or the name of a file behind them too.
 */
export function joinPoints(words: readonly string[]): readonly string[] {
  const isPoint = (word: string): boolean => word.split(/[\s;]+/).every((text) => POINT.test(text));
  const joined: string[] = [];
  // how many points were met since the last `--corners`; undefined behind another word
  let points: number | undefined;
  for (const word of words) {
    if (points === undefined || !isPoint(word)) {
      joined.push(word);
      points = word === '--corners' ? 0 : undefined;
    } else if (points++ === 0) joined.push(word);
    else joined.push(`${joined.pop()} ${word}`);
  }
  return joined;
}

/** Four points in any order as corners in clockwise order. */
function cornersIn(typed: string): Corners {
  const expected = 'expected four points such as 12,30 410,28 415,430 9,433';
  const texts = typed.split(/[\s;]+/).filter((text) => text !== '');
  const points = texts.map((text): Point => {
    const [, x, y] = POINT.exec(text) ?? [];
    if (x === undefined || y === undefined)
      throw new InvalidArgumentError(`--corners ${quoted(text)}; ${expected}`);
    return { x: Number(x), y: Number(y) };
  });
  const [a, b, c, d] = points;
  if (!a || !b || !c || !d || points.length > 4)
    throw new InvalidArgumentError(`--corners with ${counted(points.length, 'point')}; ${expected}`);
  const corners = clockwise([a, b, c, d]);
  if (!isConvex(corners))
    throw new InvalidArgumentError(
      '--corners that do not go round a quadrilateral; expected the corners of the grid',
    );
  return corners;
}

function clockwise(points: Corners): Corners {
  const middle = (axis: 'x' | 'y'): number => points.reduce((sum, point) => sum + point[axis] / 4, 0);
  const [x, y] = [middle('x'), middle('y')];
  const angle = (point: Point): number => Math.atan2(point.y - y, point.x - x);
  const [a, b, c, d] = points;
  const [e = a, f = b, g = c, h = d] = [a, b, c, d].sort((p, q) => angle(p) - angle(q));
  return [e, f, g, h];
}

/** As in core, whose function would make every command load the reader of pictures. */
function isConvex([a, b, c, d]: Corners): boolean {
  const turnsRight = (p: Point, q: Point, r: Point): boolean =>
    (q.x - p.x) * (r.y - q.y) - (q.y - p.y) * (r.x - q.x) > 0;
  return turnsRight(a, b, c) && turnsRight(b, c, d) && turnsRight(c, d, a) && turnsRight(d, a, b);
}
