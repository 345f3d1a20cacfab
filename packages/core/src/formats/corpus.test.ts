import { expect, test } from 'vitest';
import type { Problem } from '../basics/errors.ts';
import { corpusBeside } from '../testing/corpus.ts';
import { allFormats } from './all-formats.ts';
import { compactText } from './reading/compact.ts';
import { createBoardReader } from './reading/reader.ts';

/** So many boards of a text are listed. */
const MOST = 3;

/** `line format board` for each board of a text, or `line:column code` where it is refused. */
function readAll(text: string): string[] {
  const reader = createBoardReader({ formats: allFormats() });
  const place = ({ at, code }: Problem) => `${at?.text?.line}:${at?.text?.column} ${code}`;
  const read = [...reader.push(text), ...reader.end()].map(({ line, format, result }) =>
    result.ok ? `${line} ${format?.id} ${compactText(result.value)}` : result.problems.map(place).join(', '),
  );
  return read.length > MOST ? [...read.slice(0, MOST), `and ${read.length - MOST} more`] : read;
}

test.each(corpusBeside(import.meta.url))('a text with $about', ({ text, gives }) => {
  expect(readAll(text)).toEqual(gives);
});
