// Puzzles to add to a set, such as those in a text that a person pastes: ids, links of the app, and boards in any format.

import type { Problem, Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { readBoards } from '../model/boards-text.ts';
import { loadIndex } from '../model/catalogue.ts';
import { isPuzzleId, puzzleId } from '../model/puzzle-id.ts';
import { MOST, type PuzzleSet, readSetLink, tooMany } from '../model/set-link.ts';
import { missingIn } from '../model/set-puzzles.ts';

/** A link of the app in a text. */
const LINK = /[^\s,;]*(#1\/[^\s,;]*)/g;

/** Puzzles to add to a set. */
export interface Found extends Pick<PuzzleSet, 'puzzles' | 'names'> {
  /** Why a part of the text that names them was not read. */
  readonly unread?: Problem;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The ids and boards of all links of a text: those of sets, and the third part of others. */
function linkedIn(text: string): Result<readonly string[], Problem> {
  const items: string[] = [];
  for (const [, hash = ''] of text.matchAll(LINK)) {
    if (!hash.startsWith('#1/set')) {
      items.push(decoded(hash.split('/')[2] ?? ''));
      continue;
    }
    const set = readSetLink(hash);
    if (!set.ok) return set;
    items.push(...set.value.puzzles);
  }
  return ok(items);
}

/** Ids, and boards with blank lines between them, as a set's link writes them. */
async function puzzlesOf(ids: readonly string[], boards: string): Promise<Result<Found, Problem>> {
  if (boards.trim() === '') return ok({ puzzles: ids });
  const read = await readBoards(boards);
  if (!read.ok) return read;
  const more = await catalogueIds(read.value.boards.map(({ board }) => board));
  const { unread } = read.value;
  return ok({ puzzles: [...ids, ...more], ...(unread && { unread }) });
}

/** The puzzles that a text names or draws; all of them must exist. */
export async function puzzlesIn(text: string): Promise<Result<Found, Problem>> {
  const linked = linkedIn(text);
  if (!linked.ok) return linked;
  const isBoard = (item: string) => !isPuzzleId(item);
  const first = await puzzlesOf(linked.value.filter(isPuzzleId), linked.value.filter(isBoard).join('\n\n'));
  if (!first.ok) return first;
  const beside = text.replaceAll(LINK, '');
  const words = beside.split(/[\s,;]+/).filter((word) => word !== '');
  const second = await (words.some(isBoard) ? puzzlesOf([], beside) : puzzlesOf(words, ''));
  if (!second.ok && first.value.puzzles.length === 0) return second;
  const puzzles = [...first.value.puzzles, ...(second.ok ? second.value.puzzles : [])];
  const missing = await missingIn(puzzles);
  if (missing) return err(missing);
  const unread = first.value.unread ?? (second.ok ? second.value.unread : second.error);
  return ok({ puzzles, ...(unread && { unread }) });
}

/** Boards as a set's link writes them: those of the catalogue by their ids. */
export async function catalogueIds(boards: readonly string[]): Promise<readonly string[]> {
  const index = await loadIndex();
  return boards.map((board) => (index.byBoard(board) ? puzzleId(board) : board));
}

/** A set with more puzzles; a problem if it would have too many. */
export function withPuzzles(
  set: PuzzleSet,
  { puzzles: more, names }: Pick<Found, 'puzzles' | 'names'>,
): Result<PuzzleSet, Problem> {
  const puzzles = [...new Set([...set.puzzles, ...more])];
  if (puzzles.length > MOST) return err(tooMany(puzzles.length));
  return ok({ ...set, puzzles, ...(names && { names: { ...names, ...set.names } }) });
}
