import { expect, test } from 'vitest';
import { isPicture, textOf } from './read-file.ts';

const text = 'XX.\n..🚗';
const utf16 = (little: boolean): Uint8Array => {
  const units = [0xfeff, ...Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))];
  return new Uint8Array(
    units.flatMap((unit) => (little ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  );
};

test.each([
  ['UTF-8', new TextEncoder().encode(text), text],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${text}`), text],
  ['UTF-16 of Windows PowerShell', utf16(true), text],
  ['UTF-16 with the larger byte first', utf16(false), text],
  ['bytes that are no text', new Uint8Array([0x58, 0xff, 0x58]), undefined],
  ['a program', new Uint8Array([0x58, 0, 0, 0x58]), undefined],
])('%s', (_, bytes, read) => {
  expect(textOf(bytes)).toBe(read);
});

test.each([
  ['a PNG', '\x89PNG\r\n\x1a\n', true],
  ['a JPEG', '\xff\xd8\xff\xe0', true],
  ['a GIF', 'GIF89a', true],
  ['a WebP', 'RIFF\x10\0\0\0WEBP', true],
  ['a sound', 'RIFF\x10\0\0\0WAVE', false],
  ['a text', 'XX..', false],
  ['UTF-16', '\xff\xfeX\0', false],
  ['nothing', '', false],
])('%s is a picture or not', (_, head, picture) => {
  expect(isPicture(Uint8Array.from(head, (sign) => sign.charCodeAt(0)))).toBe(picture);
});
