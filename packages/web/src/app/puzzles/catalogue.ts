// The catalogue, loaded when it is first needed.

import { type Board, type Problem, type Result, tryParseBoard } from '@unjam/core';
import type { Grade } from '@unjam/core/analysis';
import { type CatalogueEntry, dailyIndex, dayNumber, readCatalogue } from '@unjam/core/catalogue';
import { at } from '@unjam/core/engine';

let catalogue: Promise<readonly CatalogueEntry[]> | undefined;

export const loadCatalogue = (): Promise<readonly CatalogueEntry[]> => {
  catalogue ??= import('../../../../../puzzles/catalogue.txt?raw').then(({ default: text }) =>
    orThrow(readCatalogue(text)),
  );
  return catalogue;
};

export const boardOf = ({ board }: CatalogueEntry): Board => orThrow(tryParseBoard(board));

/** The puzzle of a day such as `2026-11-21`. */
export const dailyOf = (entries: readonly CatalogueEntry[], day: string): CatalogueEntry =>
  at(entries, dailyIndex(entries.length, orThrow(dayNumber(day))));

/** The catalogue is part of the app and was tested when it was built. */
function orThrow<T>(result: Result<T, Problem>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** `Expert`. */
export const formatGrade = (grade: Grade): string => `${grade[0]?.toUpperCase()}${grade.slice(1)}`;
