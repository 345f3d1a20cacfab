import { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { open } from './bytes.ts';

const stdin = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {};
afterEach(() => {
  Object.defineProperty(process, 'stdin', stdin);
});

test.each([
  ['\x89PNG\r\n\x1a\nand more', true],
  ['RIFF0000WEBPVP8 ', true],
  ['RIFF0000AVI and more', false],
  ['XX.A\n...A\n', false],
  ['\x89P', false],
  ['', false],
])('%j is recognised as a picture or not, though it comes byte by byte', async (text, isPicture) => {
  const bytes = [...Buffer.from(text, 'latin1')].map((byte) => Buffer.of(byte));
  Object.defineProperty(process, 'stdin', { configurable: true, value: Readable.from(bytes) });
  const opened = await open({ kind: 'stdin', label: 'stdin', stem: 'stdin' });
  if (!opened.ok) throw new Error(opened.error);
  const read: Uint8Array[] = [];
  for await (const window of opened.value.bytes) read.push(window.slice());
  expect([opened.value.isPicture, Buffer.concat(read).toString('latin1')]).toEqual([isPicture, text]);
});
