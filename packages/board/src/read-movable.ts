import type { Board, Problem, Result } from '@unjam/core';
import { err, ok, quote } from '@unjam/core/basics';
import { tryParseInlineMoves } from '@unjam/core/notation';
import type { Movable } from './movable.ts';

/**
 * Reads the attribute `movable`: labels of vehicles, or single moves, with blanks between them. Null allows everything.
 */
export function readMovable(board: Board, text: string | null): Result<Movable, Problem> {
  if (text === null) return ok(undefined);
  const movable = new Map<number, 'any' | ReadonlySet<number>>();
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const named = board.vehicles.flatMap(({ label }, vehicle) => (label === word ? [vehicle] : []));
    for (const vehicle of named) movable.set(vehicle, 'any');
    if (named.length > 0) continue;
    const moves = tryParseInlineMoves(word, board);
    if (!moves.ok)
      return moves.error.code === 'unknown-format'
        ? err({
            ...moves.error,
            message: `${quote(word)} is no vehicle and no move`,
            expected: 'such as A B+2',
          })
        : moves;
    for (const { vehicle, by } of moves.value) {
      const before = movable.get(vehicle);
      if (before !== 'any') movable.set(vehicle, new Set([...(before ?? []), by]));
    }
  }
  return ok(movable);
}
