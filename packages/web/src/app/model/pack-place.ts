import type { CatalogueEntry } from '@unjam/core/catalogue';
import type { Grade } from '@unjam/core/difficulty';
import { PACK } from './packs.ts';

export interface PackPlace {
  readonly grade: Grade;
  /** The number of the pack within the grade, and the place of the puzzle within the pack, from 1. */
  readonly pack: number;
  readonly place: number;
  /** How many puzzles the pack has. */
  readonly of: number;
  /** The puzzles beside it in the same grade. */
  readonly before: CatalogueEntry | undefined;
  readonly after: CatalogueEntry | undefined;
}

/** Where a puzzle stands in its pack; undefined for a board that is not in the catalogue. */
export function placeInPack(entries: readonly CatalogueEntry[], board: string): PackPlace | undefined {
  const entry = entries.find((one) => one.board === board);
  if (!entry) return undefined;
  const own = entries.filter(({ grade }) => grade === entry.grade);
  const index = own.indexOf(entry);
  const first = index - (index % PACK);
  return {
    grade: entry.grade,
    pack: first / PACK + 1,
    place: index - first + 1,
    of: Math.min(PACK, own.length - first),
    before: own[index - 1],
    after: own[index + 1],
  };
}
