import { ok, type Result } from '@unjam/core';
import type { Atlas, AtlasValue } from './open-atlas.ts';
import type { AtlasProblem } from './problem.ts';

export interface ExportOptions {
  /** Adds a fourth column: the states at each distance in moves, separated by commas. */
  readonly histogram?: boolean;
  /** Only puzzles for which this SQL condition holds. */
  readonly where?: string;
}

/** Puzzles a query; keeps what is in memory small. */
const AT_ONCE = 50_000;

/**
 * The atlas in the published format `moves board states`, a line each, the hardest first, then by board. Yields
 * pieces of text that end with a line.
 */
export async function* exportLines(
  atlas: Atlas,
  { histogram = false, where = 'true' }: ExportOptions = {},
): AsyncGenerator<Result<string, AtlasProblem>, void> {
  for (let offset = 0; ; offset += AT_ONCE) {
    const answer = await atlas.query(
      `select moves, hardest, states, histogram from puzzles where (${where})
       order by moves desc, hardest limit ${AT_ONCE} offset ${offset}`,
    );
    if (!answer.ok) {
      yield answer;
      return;
    }
    const { rows } = answer.value;
    if (rows.length > 0) yield ok(`${rows.map((row) => line(row, histogram)).join('\n')}\n`);
    if (rows.length < AT_ONCE) return;
  }
}

function line([moves, board, states, counts]: readonly AtlasValue[], histogram: boolean): string {
  const words = [String(moves).padStart(2, '0'), board, states];
  return (histogram ? [...words, (counts as readonly number[]).join()] : words).join(' ');
}
