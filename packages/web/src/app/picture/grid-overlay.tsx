// The grid over the picture: its lines, doubtful cells, the red car and the exit.

import type { Edge, Square } from '@unjam/core';
import { type Corners, homographyTo, mapPoint } from '@unjam/core/picture';
import { exitPlace } from '../edit/draft.ts';
import { draft } from '../edit/editor.ts';
import { doubtful, gridSize, seen, verdict } from './reading.ts';

/** Columns and rows from the top left of the board; they may lie outside. */
type Place = readonly [number, number];

/** @param pixel - how many pixels of the picture a CSS pixel is */
export function GridOverlay({ corners, pixel }: { corners: Corners; pixel: number }) {
  const { width, height } = gridSize.value;
  const path = (of: Corners, places: readonly Place[]): string => {
    const map = homographyTo(of, width, height);
    const points = map && places.map(([x, y]) => mapPoint(map, x, y)).map(({ x, y }) => `${x} ${y}`);
    return points ? `M${points.join('L')}` : '';
  };
  const lines = [
    ...Array.from({ length: width + 1 }, (_, i) =>
      path(corners, [
        [i, 0],
        [i, height],
      ]),
    ),
    ...Array.from({ length: height + 1 }, (_, i) =>
      path(corners, [
        [0, i],
        [width, i],
      ]),
    ),
  ].join('');
  // while corners are dragged, what was read stays where it was read
  const read = (kind: string, places: readonly Place[]) => (
    <path class={kind} d={`${path(seen.value?.corners ?? corners, places)}z`} stroke-width={pixel * 2.5} />
  );
  const now = draft.value;
  const isRead = verdict.value === 'read' || verdict.value === 'changed';
  const shown = isRead && now.width === width && now.height === height;
  const primary = now.vehicles[now.primary[0] ?? -1];
  const exit = exitPlace(now);
  return (
    <g class="picture-grid">
      <path class="under" d={lines} stroke-width={pixel * 3} />
      <path d={lines} stroke-width={pixel * 1.5} />
      {doubtful.value.map((cell) =>
        read('unsure', around([{ row: Math.floor(cell / width), column: cell % width }])),
      )}
      {shown && primary && read('primary', around(primary.squares))}
      {shown && exit && read('exit', arrow(exit.edge, exit.lane + 0.5, width, height))}
    </g>
  );
}

/** The corners of the rectangle around some squares. */
function around(squares: readonly Square[]): Place[] {
  const rows = squares.map(({ row }) => row);
  const columns = squares.map(({ column }) => column);
  const [left, top, right, bottom] = [
    Math.min(...columns),
    Math.min(...rows),
    Math.max(...columns) + 1,
    Math.max(...rows) + 1,
  ];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** An arrow out of the board in the middle of a lane. */
function arrow(edge: Edge, lane: number, width: number, height: number): Place[] {
  const shape = [
    [0.1, -0.35],
    [0.7, 0],
    [0.1, 0.35],
  ] as const;
  return shape.map(([out, aside]): Place => {
    if (edge === 'left') return [-out, lane + aside];
    if (edge === 'right') return [width + out, lane + aside];
    return [lane + aside, edge === 'top' ? -out : height + out];
  });
}
