// The corpus of picture files: bytes that were once read wrongly or slowly, or are made to be, with what decoding them gives.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodePicture } from './decode.ts';

interface Entry {
  readonly about: string;
  /** In base 64. */
  readonly bytes: string;
  /** The size of the picture, or what is wrong with the file. */
  readonly gives: string;
}

const lines = readFileSync(new URL('corpus.jsonl', import.meta.url), 'utf8').split('\n');
const corpus: Entry[] = lines.filter((line) => line !== '').map((line) => JSON.parse(line));

async function outcome(bytes: Uint8Array): Promise<string> {
  const decoded = await decodePicture(bytes);
  return decoded.ok ? `${decoded.value.width} by ${decoded.value.height}` : decoded.error;
}

test.each(corpus)('$about', async ({ bytes, gives }) => {
  expect(await outcome(Buffer.from(bytes, 'base64'))).toBe(gives);
});
