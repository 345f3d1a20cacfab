// Puzzles from text that a person pastes: ids, links of the app, and boards in any format.

import { err, ok, type Problem, type Result } from '@unjam/core';
import { readBoards } from '../edit/boards-text.ts';
import { loadIndex } from '../puzzles/catalogue.ts';
import { isPuzzleId, puzzleId } from '../puzzles/puzzle-id.ts';
import { MOST, type PuzzleSet, readSetLink } from './set-link.ts';

/** The words of a text that name puzzles: ids, and the third part of links. */
function itemsIn(text: string): readonly string[] | undefined {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const items = words.flatMap((word) => {
    const hash = /#1\/.*$/.exec(word)?.[0];
    const part = hash === undefined ? word : decoded(hash.split('/')[2] ?? '');
    return hash !== undefined || isPuzzleId(part) ? [part] : [];
  });
  return items.length === words.length ? items : undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The puzzles that a text names or draws, as a set's link writes them. */
export async function puzzlesIn(text: string): Promise<Result<readonly string[], Problem>> {
  const link = /#1\/set\S*/.exec(text)?.[0];
  if (link !== undefined) {
    const set = readSetLink(link);
    return set.ok ? ok(set.value.puzzles) : set;
  }
  const named = text.trim() === '' ? undefined : itemsIn(text);
  const ids = named?.filter(isPuzzleId) ?? [];
  const rest = named ? named.filter((item) => !isPuzzleId(item)).join('\n\n') : text;
  if (rest.trim() === '') return ok(ids);
  const boards = readBoards(rest);
  if (!boards.ok) return boards;
  return ok([...ids, ...(await catalogueIds(boards.value.map(({ board }) => board)))]);
}

/** Boards as a set's link writes them: those of the catalogue by their ids. */
export async function catalogueIds(boards: readonly string[]): Promise<readonly string[]> {
  const index = await loadIndex();
  return boards.map((board) => (index.byBoard(board) ? puzzleId(board) : board));
}

/** A set with more puzzles; a problem if it would have too many. */
export function withPuzzles(set: PuzzleSet, more: readonly string[]): Result<PuzzleSet, Problem> {
  const puzzles = [...new Set([...set.puzzles, ...more])];
  return puzzles.length > MOST
    ? err({
        code: 'input-too-large',
        message: `the set would have ${puzzles.length} puzzles`,
        expected: `at most ${MOST}`,
      })
    : ok({ ...set, puzzles });
}
