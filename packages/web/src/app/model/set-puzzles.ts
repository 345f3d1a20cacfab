// The puzzles of a set: those of the catalogue by their ids, and boards.

import { signal } from '@preact/signals';
import { type Board, type Problem, parseBoard, type Result } from '@unjam/core';
import { at, err, ok } from '@unjam/core/basics';
import type { CatalogueEntry } from '@unjam/core/catalogue';
import { compactText } from '@unjam/core/formats';
import type { Progress } from './best-results.ts';
import { boardOf, dailyOn, loadIndex, titleOf } from './catalogue.ts';
import { lessonById } from './lessons.ts';
import { isDay, isPuzzleId } from './puzzle-id.ts';
import { type PuzzleSet, readSetLink, writeSetLink } from './set-link.ts';

export interface SetPuzzle {
  /** As the link of the set has it. */
  readonly item: string;
  /** The name that its maker gave it, or else one in English, which model/title.ts translates. */
  readonly name: string;
  readonly board: Board;
  /** The board as text, under which its best result is stored. */
  readonly text: string;
  /** What the catalogue knows of it; other boards have none. */
  readonly entry?: CatalogueEntry;
}

/** The address at which a puzzle of a set is played. */
export const playLink = ({ item }: SetPuzzle): string => `#1/play/${encodeURIComponent(item)}`;

/** How many puzzles of the set that was opened last do not exist, and its link with and without them. */
export const notShown = signal<{ readonly count: number; readonly links: readonly string[] }>({
  count: 0,
  links: [],
});

/**
 * The set of a link and those of its puzzles that exist, each once: some may have left the catalogue since the link was made. A problem
 * if none exists or the link is damaged.
 */
export async function openSet(
  link: string,
): Promise<Result<{ readonly set: PuzzleSet; readonly puzzles: readonly SetPuzzle[] }, Problem>> {
  const read = readSetLink(link);
  if (!read.ok) return read;
  const found: SetPuzzle[] = [];
  const names: Record<string, string> = {};
  const gone: string[] = [];
  for (const [index, item] of read.value.puzzles.entries()) {
    const puzzle = await puzzleOf(item, index + 1);
    if (!puzzle) {
      gone.push(item);
      continue;
    }
    // a board of the catalogue has become its id, which the set may have as well
    const twin = found.find(({ text }) => text === puzzle.text);
    const name = read.value.names?.[item];
    if (name) names[(twin ?? puzzle).item] ??= name;
    if (!twin) found.push(puzzle);
  }
  const puzzles = found.map((puzzle) => ({ ...puzzle, name: names[puzzle.item] ?? puzzle.name }));
  const [first] = gone;
  if (first !== undefined && puzzles.length === 0) return err(missing(first));
  const set = { ...read.value, puzzles: puzzles.map(({ item }) => item), names };
  if (first !== undefined) notShown.value = { count: gone.length, links: [link, writeSetLink(set)] };
  return ok({ set, puzzles });
}

/** The problem of an id that no puzzle has. */
export const missing = (item: string): Problem => ({
  code: 'unknown-puzzle',
  message: `there is no puzzle "${item}"`,
  expected: 'puzzles of the catalogue, days or lessons',
});

/** Those of the ids of puzzles that no puzzle has. */
export async function missingIn(items: readonly string[]): Promise<readonly string[]> {
  const gone: string[] = [];
  for (const item of items) if (isPuzzleId(item) && !(await puzzleOf(item, 1))) gone.push(item);
  return gone;
}

async function puzzleOf(item: string, number: number): Promise<SetPuzzle | undefined> {
  const lessonOrDay = lessonById(item) ?? (isDay(item) ? await dailyOn(item) : undefined);
  if (lessonOrDay)
    return { item, name: lessonOrDay.name, board: lessonOrDay.board, text: compactText(lessonOrDay.board) };
  const index = await loadIndex();
  const entry = isPuzzleId(item) ? index.byId(item) : index.byBoard(item);
  if (entry) return { item: entry.id, name: titleOf(entry), board: boardOf(entry), text: entry.board, entry };
  if (isPuzzleId(item)) return undefined;
  return { item, name: `Puzzle ${number}`, board: parseBoard(item), text: item };
}

/** The puzzle to go on with: the first unsolved one after the present board, then from the start; undefined at the end. */
export function nextInSet(
  puzzles: readonly SetPuzzle[],
  here: string | undefined,
  progress: Progress,
): SetPuzzle | undefined {
  const from = puzzles.findIndex(({ text }) => text === here) + 1;
  return puzzles
    .map((_, index) => at(puzzles, (from + index) % puzzles.length))
    .find(({ text }) => text !== here && !progress[text]);
}
