import type { AtlasSize } from '../enumerate/row-groups.ts';

/**
 * `6x6-walls-0..2-shards-1001`: the same atlas in as many shards is the same run.
 *
 * @param size - columns, rows and the range of walls
 * @param shards - how many there are
 */
export function describeRun({ width, height, minWalls, maxWalls }: AtlasSize, shards: number): string {
  const walls = minWalls === maxWalls ? `${maxWalls}` : `${minWalls}..${maxWalls}`;
  return `${width}x${height}-walls-${walls}-shards-${shards}`;
}
