import { at } from '@unjam/core/engine';
import type { Corners, Point } from '@unjam/core/picture';
import { InvalidArgumentError, Option } from 'commander';

/** Four points of a picture, in pixels: the grid's corners in any order. */
export const cornersOption = (): Option =>
  new Option(
    '--corners <points...>',
    "the grid's four corners in pixels, such as 12,30 410,28 415,430 9,433 (default: found in the picture)",
  ).argParser((typed: string, before: readonly Point[] | undefined): readonly Point[] => {
    const points = typed.split(/[\s;]+/).filter((text) => text !== '');
    const read = points.map((text): Point => {
      const [, x, y] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
      if (x === undefined || y === undefined)
        throw new InvalidArgumentError(`--corners '${text}'; expected a point such as 12,30`);
      return { x: Number(x), y: Number(y) };
    });
    return [...(before ?? []), ...read];
  });

/** Four points as corners in clockwise order; otherwise one line about what is wrong with them. */
export function cornersOf(points: readonly Point[]): Corners | string {
  const [a, b, c, d] = points;
  if (!a || !b || !c || !d || points.length > 4)
    return `--corners with ${points.length} points; expected four`;
  const middle = { x: (a.x + b.x + c.x + d.x) / 4, y: (a.y + b.y + c.y + d.y) / 4 };
  const angle = ({ x, y }: Point): number => Math.atan2(y - middle.y, x - middle.x);
  const [e = a, f = b, g = c, h = d] = [a, b, c, d].sort((p, q) => angle(p) - angle(q));
  const sorted: Corners = [e, f, g, h];
  const dented = sorted.some((p, i) => {
    const q = at(sorted, (i + 1) % 4);
    const r = at(sorted, (i + 2) % 4);
    return (q.x - p.x) * (r.y - q.y) - (q.y - p.y) * (r.x - q.x) <= 0;
  });
  return dented ? '--corners that do not go round a quadrilateral; expected the corners of the grid' : sorted;
}
