// The corpus of links: hashes that were once read wrongly, or are made to be, with the problem that they give.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPosition, splitLink } from './link.ts';

interface Entry {
  readonly about: string;
  readonly text: string;
  readonly gives: string;
}

const lines = readFileSync(new URL('corpus.jsonl', import.meta.url), 'utf8').split('\n');
const corpus: Entry[] = lines.filter((line) => line !== '').map((line) => JSON.parse(line));

function outcome(hash: string): string {
  const link = splitLink(hash);
  const read = link.ok ? readPosition(link.value.parts) : link;
  return read.ok ? 'a position' : `${read.error.code}: ${read.error.message}`;
}

test.each(corpus)('$about', ({ text, gives }) => {
  expect(outcome(text)).toBe(gives);
});
