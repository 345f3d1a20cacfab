import type { CatalogueEntry } from '@unjam/core/catalogue';
import { ratedResults } from './kept-ratings.ts';
import { suitableFor } from './player-rating.ts';
import { progress } from './state.ts';

/**
 * The puzzle of the catalogue that suits the player: see player-rating.ts. A player without results begins with the first unsolved
 * one. When all are solved, it is the one after the present puzzle.
 */
export function suitable(entries: readonly CatalogueEntry[], here?: string): CatalogueEntry | undefined {
  const isSolved = (board: string): boolean => progress.value[board] !== undefined;
  const results = ratedResults.value;
  const first = results.length === 0 && entries.find(({ board }) => board !== here && !isSolved(board));
  if (first) return first;
  return (
    suitableFor(entries, results, isSolved, here) ??
    entries[(entries.findIndex(({ board }) => board === here) + 1) % entries.length]
  );
}
