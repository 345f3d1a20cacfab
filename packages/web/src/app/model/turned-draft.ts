import type { Edge, Setup, Square } from '@unjam/core';
import { exitOf } from './draft.ts';

const nextEdge: Readonly<Record<Edge, Edge>> = { top: 'right', right: 'bottom', bottom: 'left', left: 'top' };

/** The whole draft turned by a quarter clockwise: the same puzzle, its exit included, seen from another side. */
export function turnedDraft(draft: Setup): Setup {
  const turned = ({ row, column }: Square): Square => ({ row: column, column: draft.height - 1 - row });
  return {
    ...draft,
    width: draft.height,
    height: draft.width,
    vehicles: draft.vehicles.map(({ at: _, squares, ...vehicle }) => ({
      ...vehicle,
      squares: squares.map(turned).sort((a, b) => a.row - b.row || a.column - b.column),
    })),
    walls: draft.walls.map(turned),
    exit: nextEdge[exitOf(draft)],
  };
}
