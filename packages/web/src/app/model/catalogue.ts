// The catalogue, loaded when it is first needed.

import type { Board, Problem, Result } from '@unjam/core';
import { at } from '@unjam/core/basics';
import {
  type CatalogueEntry,
  dailyIndex,
  dayNumber,
  formatEntryTitle,
  readCatalogue,
  today,
} from '@unjam/core/catalogue';
import type { Grade } from '@unjam/core/difficulty';
import { tryParseNameless } from '@unjam/core/formats';
import { unitText } from '../language/english/units.ts';
import { dailyTitle } from './days.ts';
import { inNextTask } from './in-next-task.ts';
import { puzzleId } from './puzzle-id.ts';

let catalogue: Promise<readonly CatalogueEntry[]> | undefined;

export const loadCatalogue = (): Promise<readonly CatalogueEntry[]> => {
  catalogue ??= import('../../../../../puzzles/catalogue.txt?raw').then(({ default: text }) =>
    inNextTask(orThrow(readCatalogue(text))),
  );
  return catalogue;
};

/** A puzzle of the catalogue with its id for links. */
interface IdentifiedEntry extends CatalogueEntry {
  readonly id: string;
}

/** Finds catalogue puzzles by their ids and by their boards. */
interface PuzzleIndex {
  byId(id: string): IdentifiedEntry | undefined;
  byBoard(text: string): IdentifiedEntry | undefined;
}

let index: Promise<PuzzleIndex> | undefined;

export const loadIndex = (): Promise<PuzzleIndex> => {
  index ??= loadCatalogue().then((entries) => {
    const ids = new Map(entries.map((entry) => [puzzleId(entry.board), entry]));
    const byId = (id: string) => {
      const entry = ids.get(id);
      return entry && { ...entry, id };
    };
    const byBoard = (text: string) => {
      const entry = byId(puzzleId(text));
      return entry?.board === text ? entry : undefined;
    };
    return { byId, byBoard };
  });
  return index;
};

/** `Jam 17`: the name of a puzzle where it is kept; model/title.ts translates it. */
export const titleOf = (entry: CatalogueEntry): string => formatEntryTitle(entry);

export const boardOf = ({ board }: CatalogueEntry): Board => orThrow(tryParseNameless(board));

/** The puzzle of a day with its name; undefined if no calendar has the day, or it has not come yet. */
export async function dailyOn(day: string) {
  if (!dayNumber(day).ok || day > today()) return undefined;
  const entry = dailyOf(await loadCatalogue(), day);
  return { board: boardOf(entry), name: dailyTitle(day) };
}

/** The puzzle of a day such as `2026-11-21`. */
export const dailyOf = (entries: readonly CatalogueEntry[], day: string): CatalogueEntry =>
  at(entries, dailyIndex(entries.length, orThrow(dayNumber(day))));

/** The catalogue is part of the app and was tested when it was built. */
function orThrow<T>(result: Result<T, Problem>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** `Expert`. */
export const formatGrade = (grade: Grade): string => unitText().grades[grade];
