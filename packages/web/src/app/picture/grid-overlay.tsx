// The grid over the picture: its lines, doubtful cells, the pieces and the exit. A tap on a piece selects it on the board.

import type { Edge, Square } from '@unjam/core';
import { type Corners, homographyTo, mapPoint, type Point } from '@unjam/core/picture';
import { exitPlace } from '../model/draft.ts';
import { isOutdated } from '../model/editor.ts';
import { draft } from '../model/present-draft.ts';
import { selected } from '../model/state.ts';
import { middleOf } from './corners.ts';
import { doubtful, gridSize, seen } from './reading.ts';

/** Columns and rows from the top left of the board; they may lie outside. */
type Place = readonly [number, number];

/** @param pixel - how many pixels of the picture a CSS pixel is */
export function GridOverlay({ corners, pixel }: { corners: Corners; pixel: number }) {
  const { width, height } = gridSize.value;
  const pointsOf = (of: Corners, places: readonly Place[]): readonly Point[] => {
    const map = homographyTo(of, width, height);
    return map ? places.map(([x, y]) => mapPoint(map, x, y)) : [];
  };
  const line = (from: Place, to: Place) => outline(pointsOf(corners, [from, to]));
  const lines = [
    ...Array.from({ length: width + 1 }, (_, i) => line([i, 0], [i, height])),
    ...Array.from({ length: height + 1 }, (_, i) => line([0, i], [width, i])),
  ].join('');
  // while corners are dragged, what was read stays where it was read
  const read = (places: readonly Place[]) => pointsOf(seen.value?.corners ?? corners, places);
  const now = draft.value;
  const shown = seen.value && !isOutdated.value && now.width === width && now.height === height;
  const exit = exitPlace(now);
  const pieces = [
    ...now.vehicles.map(
      (vehicle, index) => ({ primary: false, ...vehicle, kind: 'vehicle', index }) as const,
    ),
    ...now.walls.map(
      (wall, index) => ({ kind: 'wall', index, squares: [wall], label: '', primary: false }) as const,
    ),
  ];
  return (
    <g class="picture-grid">
      <path class="lines" d={lines} />
      {shown &&
        pieces.map(({ kind, index, squares, label, primary }) => {
          const points = read(around(squares, 0.06));
          const isSelected = selected.value?.kind === kind && selected.value.index === index;
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the pieces of the board do the same
            <g
              class={`piece ${primary ? 'primary' : ''} ${isSelected ? 'selected' : ''}`}
              onClick={() => {
                selected.value = { kind, index };
              }}
            >
              <path d={outline(points) + (kind === 'wall' ? cross(points) : '')} />
              <text {...middleOf(points)} font-size={12 * pixel}>
                {label}
              </text>
            </g>
          );
        })}
      {doubtful.value.map((cell) => (
        <path
          class="unsure"
          d={outline(read(around([{ row: Math.floor(cell / width), column: cell % width }])))}
        />
      ))}
      {shown && exit && (
        <path class="exit" d={outline(read(arrow(exit.edge, exit.lane + 0.5, width, height)))} />
      )}
    </g>
  );
}

const outline = (points: readonly Point[]): string =>
  points.length > 0 ? `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}z` : '';

/** The diagonals between four corners, as on the walls of the board. */
const cross = (corners: readonly Point[]): string =>
  [0, 1].map((i) => outline(corners.filter((_, corner) => corner % 2 === i))).join('');

/** The corners of the rectangle around some squares, moved inside by a part of a cell. */
function around(squares: readonly Square[], inset = 0): Place[] {
  const rows = squares.map(({ row }) => row);
  const columns = squares.map(({ column }) => column);
  const [left, top, right, bottom] = [
    Math.min(...columns) + inset,
    Math.min(...rows) + inset,
    Math.max(...columns) + 1 - inset,
    Math.max(...rows) + 1 - inset,
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
