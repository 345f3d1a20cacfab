import { at } from '@unjam/core/basics';
import type { LaneGroup } from '@unjam/core/engine';
import { type AtlasSize, dividingColumns, kindsOfRows } from './row-groups.ts';
import { groupsThatFit, type RowKind } from './row-kinds.ts';

/**
 * Numbers the row groups of a size as `rowGroups` does, without listing them: the number of a row group is how many come
 * before it.
 *
 * @returns a function from the kinds of a board's rows, from the top, and the groups of its columns, from the left, to the
 *   number of their row group; undefined if the size has no such row group
 */
export function rowGroupNumbers(
  size: AtlasSize,
): (rows: readonly RowKind[], columns: readonly LaneGroup[]) => number | undefined {
  const { minWalls, maxWalls } = size;
  const dividing = dividingColumns(size);
  const groups = groupsThatFit(size.height);
  const kinds = kindsOfRows(size).map(
    (ofRow) => new Map(ofRow.map((kind, index) => [keyOf(kind), { index, kind }])),
  );
  // ways[y][walls]: how many choices the rows above row y have where the rows from y on have `walls` walls
  const ways: number[][] = [Array.from({ length: maxWalls + 1 }, (_, walls) => (walls >= minWalls ? 1 : 0))];
  for (const [y, ofRow] of kinds.entries()) {
    const above = at(ways, y);
    ways.push(
      above.map((_, walls) =>
        [...ofRow.values()].reduce((sum, { kind }) => sum + (above[walls + kind.wallCount] ?? 0), 0),
      ),
    );
  }
  return (rows, columns) => {
    if (rows.length !== kinds.length) return undefined;
    let number = 0;
    let walls = 0;
    for (const [y, row] of [...rows.entries()].reverse()) {
      const found = kinds[y]?.get(keyOf(row));
      if (!found || walls + row.wallCount > maxWalls) return undefined;
      for (const { index, kind } of at(kinds, y).values()) {
        if (index < found.index) number += at(ways, y)[walls + kind.wallCount] ?? 0;
      }
      walls += row.wallCount;
    }
    if (walls < minWalls) return undefined;
    return columns
      .slice(0, dividing)
      .reduce((parts, group) => parts * groups.length + groups.indexOf(group), number);
  };
}

const keyOf = ({ group, walls, placements }: RowKind): string =>
  `${group.first}/${walls}/${placements.join()}`;
