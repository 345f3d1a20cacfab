// Puzzles to add to a set, such as those in a text that a person pastes: ids, links of the app, and boards in any format.

import type { Problem, Result } from '@unjam/core';
import { at, err, ok } from '@unjam/core/basics';
import { readBoards } from '../model/boards-text.ts';
import { loadIndex } from '../model/catalogue.ts';
import { isSetLink } from '../model/present-set.ts';
import { isPuzzleId, puzzleId } from '../model/puzzle-id.ts';
import { type PuzzleSet, problemOf, readSetLink } from '../model/set-link.ts';
import { missing, missingIn } from '../model/set-puzzles.ts';

/** A link of the app in a text. */
const LINK = /[^\s,;]*(#1\/[^\s,;]*)/g;

/** Puzzles to add to a set, and the title of a set among them. */
export interface Found extends Pick<PuzzleSet, 'puzzles' | 'names'> {
  readonly title?: string;
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

/** The puzzles of all links of a text, in their order: those of sets with their names, and the third part of others. */
async function linkedIn(text: string): Promise<Result<Found, Problem>> {
  const puzzles: string[] = [];
  const names: Record<string, string> = {};
  let title = '';
  let unread: Problem | undefined;
  for (const [, hash = ''] of text.matchAll(LINK)) {
    if (isSetLink(hash)) {
      const set = readSetLink(hash);
      if (!set.ok) return set;
      title ||= set.value.title;
      const items = await catalogueIds(set.value.puzzles);
      puzzles.push(...items);
      for (const [index, item] of items.entries()) {
        const name = set.value.names?.[at(set.value.puzzles, index)];
        if (name) names[item] ??= name;
      }
      continue;
    }
    const item = decoded(hash.split('/')[2] ?? '');
    const read: Result<Found, Problem> = isPuzzleId(item) ? ok({ puzzles: [item] }) : await boardsIn(item);
    if (!read.ok) return read;
    puzzles.push(...read.value.puzzles);
    unread ??= read.value.unread;
  }
  return ok({ puzzles, names, title, ...(unread && { unread }) });
}

/** The boards of a text, as a set's link writes them; none if the text is empty. */
async function boardsIn(text: string): Promise<Result<Found, Problem>> {
  if (text.trim() === '') return ok({ puzzles: [] });
  const read = await readBoards(text);
  if (!read.ok) return read;
  const { boards, unread } = read.value;
  return ok({ puzzles: await catalogueIds(boards.map(({ board }) => board)), ...(unread && { unread }) });
}

const wordsOf = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((word) => word !== '');

/** Fewer characters than those of the smallest board that rows of cells make. */
const NO_BOARD = 16;

/** The ids in a text that has no boards; `listed` says that ids stand around it, so that a short word in it is meant as one too. */
function idsIn(text: string, why: Problem, listed: boolean): Result<Found, Problem> {
  const words = wordsOf(text);
  const puzzles = words.filter(isPuzzleId);
  const other = words.find((word) => !isPuzzleId(word));
  if (other === undefined) return ok({ puzzles });
  if (puzzles.length > 0 || (listed && words.join('').length < NO_BOARD))
    return ok({ puzzles, unread: missing(other) });
  return err(why);
}

/** The puzzles of a text without links, in its order: boards, and the ids on lines of their own or in a list. */
async function besideLinks(text: string): Promise<Result<Found, Problem>> {
  const lines = text.split(/\r?\n/);
  const isOfIds = lines.map((line) => line.trim() !== '' && wordsOf(line).every(isPuzzleId));
  const puzzles: string[] = [];
  let unread: Problem | undefined;
  for (let from = 0, to = 0; from < lines.length; from = to) {
    while (to < lines.length && isOfIds[to] === isOfIds[from]) to++;
    // what is wrong in it is said with its line in the whole text
    const part = '\n'.repeat(from) + lines.slice(from, to).join('\n');
    const drawn: Result<Found, Problem> = isOfIds[from]
      ? ok({ puzzles: wordsOf(part) })
      : await boardsIn(part);
    const read = drawn.ok ? drawn : idsIn(part, drawn.error, isOfIds.includes(true));
    if (read.ok) puzzles.push(...read.value.puzzles);
    unread ??= read.ok ? read.value.unread : read.error;
  }
  return unread && puzzles.length === 0 ? err(unread) : ok({ puzzles, ...(unread && { unread }) });
}

/** The puzzles that a text names or draws; what it names that does not exist is not among them. */
export async function puzzlesIn(text: string): Promise<Result<Found, Problem>> {
  const linked = await linkedIn(text);
  if (!linked.ok) return linked;
  const second = await besideLinks(text.replaceAll(LINK, ''));
  if (!second.ok && linked.value.puzzles.length === 0) return second;
  const all = [...linked.value.puzzles, ...(second.ok ? second.value.puzzles : [])];
  const gone = await missingIn(all);
  const puzzles = all.filter((item) => !gone.includes(item));
  // an id above a board that is not of the catalogue may be that of the board
  const drawn = new Set(puzzles.filter((item) => !isPuzzleId(item)).map(puzzleId));
  const [first] = gone.filter((item) => !drawn.has(item)).map(missing);
  if (first && puzzles.length === 0) return err(first);
  const unread = linked.value.unread ?? (second.ok ? second.value.unread : second.error) ?? first;
  return ok({ ...linked.value, puzzles, ...(unread && { unread }) });
}

/** Boards as a set's link writes them: those of the catalogue by their ids. */
export async function catalogueIds(boards: readonly string[]): Promise<readonly string[]> {
  const index = await loadIndex();
  return boards.map((board) => (index.byBoard(board) ? puzzleId(board) : board));
}

/** A set with more puzzles, and with their title if it has none; a problem if its link would be too long to open. */
export function withPuzzles(
  set: PuzzleSet,
  { puzzles: more, names, title = '' }: Omit<Found, 'unread'>,
): Result<PuzzleSet, Problem> {
  const next = {
    ...set,
    title: set.title || title,
    puzzles: [...new Set([...set.puzzles, ...more])],
    ...(names && { names: { ...names, ...set.names } }),
  };
  const problem = problemOf(next);
  return problem ? err(problem) : ok(next);
}
