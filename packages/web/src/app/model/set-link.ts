/*
 * A set of puzzles as a link: #1/set/TITLE/PUZZLE/PUZZLE/…
 *
 *     #1/set/Class%204b/p-0k3x9qz/p-1af06co/IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM=The%20keyhole
 *
 * A puzzle is the id of one of the catalogue, or a board on one line, and after a = the name that its maker gave it. The title may be
 * empty.
 */

import type { Problem, Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { compactText, tryParseNameless } from '@unjam/core/formats';
import { setText } from '../language/english/set.ts';
import { type SaidProblem, sayProblem } from '../language/said-problem.ts';
import { isPuzzleId, puzzleId } from './puzzle-id.ts';

export interface PuzzleSet {
  readonly title: string;
  /** Ids of catalogue puzzles, and boards as `compactText` writes them; none twice. */
  readonly puzzles: readonly string[];
  /** What the maker calls some of them. */
  readonly names?: Readonly<Record<string, string>>;
}

export const noSet: PuzzleSet = { title: '', puzzles: [] };

/** The most puzzles of a set, characters of its title, and characters of its link. */
export const MOST = 100;
export const LONGEST_TITLE = 60;
const LONGEST = 20_000;

/** A text in a link, without halves of characters, which a link cannot have: a name that was cut off may end with one. */
const escaped = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));

export const writeSetLink = ({ title, puzzles, names = {} }: PuzzleSet): string => {
  const items = puzzles.map((puzzle) => {
    const name = names[puzzle];
    return encodeURIComponent(puzzle) + (name ? `=${escaped(name)}` : '');
  });
  const parts = title === '' && items.length === 0 ? [] : [escaped(title), ...items];
  return ['#1/set', ...parts].join('/');
};

/** The link of a set of catalogue puzzles. */
export const setOf = (title: string, entries: readonly { readonly board: string }[]): string =>
  writeSetLink({ title, puzzles: entries.map(({ board }) => puzzleId(board)) });

const refuse = (code: Problem['code'], message: string, expected: string): Result<never, Problem> =>
  err({ code, message, expected });

/** The problem of a set with so many puzzles. */
const tooMany = (count: number): SaidProblem => ({
  code: 'input-too-large',
  message: `the set has ${count} puzzles`,
  expected: `at most ${MOST}`,
  said: () => setText().tooMany(count, MOST),
});

/** The problem of a link of a set with so many characters; undefined if they are not too many. */
const tooLong = ({ length }: string): Problem | undefined =>
  length > LONGEST
    ? {
        code: 'input-too-large',
        message: `the link has ${length} characters`,
        expected: `at most ${LONGEST}`,
      }
    : undefined;

/** Why a set cannot be opened again by its link, such as that of many boards with long names; undefined if it can. */
export const problemOf = (set: PuzzleSet): Problem | undefined =>
  set.puzzles.length > MOST ? tooMany(set.puzzles.length) : tooLong(writeSetLink(set));

/** The set of a link that begins with `#1/set`. Whether the catalogue has its ids is not known here. */
export function readSetLink(hash: string): Result<PuzzleSet, Problem> {
  const long = tooLong(hash);
  if (long) return err(long);
  /** The title, then each puzzle with its name. */
  let parts: readonly (readonly string[])[];
  try {
    parts = hash
      .split('/')
      .slice(2)
      .map((part) => part.split('=').map(decodeURIComponent));
  } catch {
    return refuse('unexpected-character', 'the link has a % without two digits', 'a link as it was shared');
  }
  const [[title = ''] = [], ...items] = parts;
  if (items.length > MOST) return err(tooMany(items.length));
  const puzzles: string[] = [];
  const names: Record<string, string> = {};
  for (const [index, [item = '', name = '']] of items.entries()) {
    const board = isPuzzleId(item) ? undefined : tryParseNameless(item);
    if (board && !board.ok) {
      const { error } = board;
      const problem: SaidProblem = {
        ...error,
        message: `puzzle ${index + 1} of the set: ${error.message}`,
        said: () => setText().inPuzzle(index + 1, sayProblem(error)),
      };
      return err(problem);
    }
    const puzzle = board ? compactText(board.value) : item;
    puzzles.push(puzzle);
    if (name !== '') names[puzzle] ??= name.slice(0, LONGEST_TITLE);
  }
  const set = { title: title.slice(0, LONGEST_TITLE), puzzles: [...new Set(puzzles)] };
  return ok(Object.keys(names).length > 0 ? { ...set, names } : set);
}
