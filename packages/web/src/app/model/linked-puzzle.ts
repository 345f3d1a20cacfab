// What the catalogue knows of the puzzle of a link: loaded with the first link that has one.

import type { Board } from '@unjam/core';
import { boardOf, dailyOn, loadIndex, titleOf } from './catalogue.ts';
import { isDay } from './puzzle-id.ts';
import { boardText, rename } from './store.ts';

export interface LinkedPuzzle {
  readonly board: Board;
  readonly name: string;
}

/** The puzzle of a day, or one of the catalogue, by its id. */
export async function puzzleById(id: string): Promise<LinkedPuzzle | undefined> {
  if (isDay(id)) return dailyOn(id);
  const found = (await loadIndex()).byId(id);
  return found && { board: boardOf(found), name: titleOf(found) };
}

/**
 * A board that came by a link may be a catalogue puzzle: then it gets its name and its short link.
 *
 * @param amend - makes a change that is part of the link's entry in the browser's history
 */
export async function nameFromCatalogue(board: string, amend: (change: () => void) => void): Promise<void> {
  const found = (await loadIndex()).byBoard(board);
  if (!found || boardText.value !== board) return;
  amend(() => rename(titleOf(found), found.id));
}
