// What the ending of a file's name says about its contents.
import { extname } from 'node:path';
import { type FormatId, formatById, type WriterId } from '@unjam/core/formats';
import type { NotationId } from '@unjam/core/notation';

/** The endings of the formats that other programs know by theirs. */
const formatEndings: Readonly<Partial<Record<WriterId, string>>> = {
  json: '.json',
  prolog: '.pl',
  pddl: '.pddl',
  csv: '.csv',
};

/** The ending of a board's file in a format. */
export const endingOf = (id: WriterId): string => formatEndings[id] ?? '.txt';

const endingIn = (path: string | undefined): string => extname(path ?? '').toLowerCase();

/** The formats that endings ask for; a text file is in the one that everybody reads. */
const formatsByEnding: Readonly<Record<string, WriterId>> = {
  '.txt': 'grid',
  '.grid': 'grid',
  '.line': 'line',
  ...Object.fromEntries(Object.entries(formatEndings).map(([id, ending]) => [ending, id as WriterId])),
};

/** The format that the ending of a file asks for, if it asks for one. */
export const writerOf = (path: string | undefined): WriterId | undefined => formatsByEnding[endingIn(path)];

/** The endings that ask for a format, or for one object a line, as a message lists them. */
export const convertEndings: string = [...Object.keys(formatsByEnding), '.jsonl'].join(', ');

/** The same for a format that can be read back. */
export const formatOf = (path: string | undefined): FormatId | undefined =>
  formatById(writerOf(path) ?? '')?.id;

/** The notation that the ending of a file asks for, if it asks for one. */
export function notationOfEnding(path: string | undefined): NotationId | undefined {
  if (endingIn(path) === '.csv') return 'csv';
  return endingIn(path) === '.plan' ? 'pddl' : undefined;
}

/** Whether the ending of a file asks for one object a line. */
export const asksForJson = (path: string | undefined): boolean =>
  endingIn(path) === '.json' || asksForLines(path);

/** The same where an object over several lines is another thing. */
export const asksForLines = (path: string | undefined): boolean =>
  ['.jsonl', '.ndjson'].includes(endingIn(path));
