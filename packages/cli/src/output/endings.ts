// What the ending of a file's name says about its contents.
import { extname } from 'node:path';
import { type FormatId, formatIds, type WriterId } from '@unjam/core/formats';
import type { NotationId } from '@unjam/core/notation';

/** The endings of the formats that other programs know by theirs. */
const formatEndings: ReadonlyMap<WriterId, string> = new Map([
  ['json', '.json'],
  ['prolog', '.pl'],
  ['pddl', '.pddl'],
  ['csv', '.csv'],
]);

/** The ending of a board's file in a format. */
export const endingOf = (id: WriterId): string => formatEndings.get(id) ?? '.txt';

const endingIn = (path: string | undefined): string => extname(path ?? '').toLowerCase();

/** The formats that endings ask for; a text file is in the one that everybody reads. */
const formatsByEnding: ReadonlyMap<string, WriterId> = new Map([
  ['.txt', 'grid'],
  ['.grid', 'grid'],
  ['.line', 'line'],
  ...[...formatEndings].map(([id, ending]) => [ending, id] as const),
]);

/** The format that the ending of a file asks for, if it asks for one. */
export const writerOf = (path: string | undefined): WriterId | undefined =>
  formatsByEnding.get(endingIn(path));

/** The endings that ask for a format, or for one object a line, as a message lists them. */
export const convertEndings: string = [...formatsByEnding.keys(), '.jsonl'].join(', ');

/** The format that the ending of a file asks for, if boards can also be read from it. */
export const formatOf = (path: string | undefined): FormatId | undefined =>
  formatIds.find((id) => id === writerOf(path));

/** The notation that the ending of a file asks for, if it asks for one. */
export function notationOfEnding(path: string | undefined): NotationId | undefined {
  if (endingIn(path) === '.csv') return 'csv';
  return endingIn(path) === '.plan' ? 'pddl' : undefined;
}

/** Whether the ending of a file asks for one object a line. */
export const asksForJson = (path: string | undefined): boolean =>
  endingIn(path) === '.json' || asksForLines(path);

/** Whether the ending of a file asks for JSON lines: one object a line. */
export const asksForLines = (path: string | undefined): boolean =>
  ['.jsonl', '.ndjson'].includes(endingIn(path));
