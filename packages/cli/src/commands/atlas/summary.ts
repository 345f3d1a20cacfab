import { Atlas, describeSize, type Manifest, type PuzzleTable, totalsOf } from '@unjam/atlas';
import { counted, grouped } from '@unjam/core/basics';
import { printError } from '../../terminal/standard.ts';

/** `5x5 with 0 walls: 1,730 puzzles · 329,603 states · hardest 20 moves, 33 steps`. */
export function summaryOf(manifest: Manifest): string {
  const { puzzles, states, moves, steps } = totalsOf(manifest);
  const parts = [counted(puzzles, 'puzzle'), counted(states, 'state')];
  if (puzzles > 0) parts.push(`hardest ${counted(moves, 'move')}, ${counted(steps, 'step')}`);
  if (!isComplete(manifest)) parts.push(shardsOf(manifest));
  return `${describeSize(manifest.size)}: ${parts.join(' · ')}`;
}

/** `4 of 12 shards`. */
export const shardsOf = ({ finished, shards }: Manifest): string =>
  `${grouped(finished.length)} of ${counted(shards, 'shard')}`;

const isComplete = ({ finished, shards }: Manifest): boolean => finished.length === shards;

/** Prints a warning if an atlas is not complete, or if its ratings are damaged, so that its puzzles have none. */
export function warnAbout(name: string, table: PuzzleTable): void {
  if (!isComplete(table.manifest)) printError(`${name}: unfinished: ${shardsOf(table.manifest)}`);
  const [damaged, ...more] = table instanceof Atlas ? table.damagedRatings : [];
  if (damaged === undefined) return;
  const others = more.length === 0 ? '' : `, and ${counted(more.length, 'more file')}`;
  printError(`${name}: no puzzle has a rating: ${damaged}${others}`);
}

/** The first keys of every JSON object about an atlas. */
export function atlasRecord(folder: string, manifest: Manifest) {
  const { width, height, minWalls, maxWalls } = manifest.size;
  return {
    folder,
    size: `${width}x${height}`,
    walls: [minWalls, maxWalls],
    shards: manifest.shards,
    finished: manifest.finished.length,
    ...totalsOf(manifest),
  };
}
