// The orientation that a camera notes in an Exif block, in each kind of file that may have one.
import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { encode } from 'fast-png';
import jpegJs from 'jpeg-js';
import { describe, expect, test } from 'vitest';
import { exif, withExif } from '../../../test/exif-block.ts';
import { decodePicture } from './decode.ts';

const letters = 'ABCD';
/** Four grey pixels, A B over C D, each 60 lighter than the one before. */
const four = Uint8Array.from([...letters].flatMap((_, i) => [60 * i, 60 * i, 60 * i, 255]));

/** A PNG file of the four pixels, or of A and B alone, with an Exif block. */
function pngWith(block: Uint8Array, height = 2): Uint8Array {
  const plain = encode({ width: 2, height, data: four.subarray(0, 8 * height), channels: 4, depth: 8 });
  const body = Buffer.concat([Buffer.from('eXIf'), block]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(block.length);
  sum.writeUInt32BE(crc32(body));
  // after the header
  return Buffer.concat([plain.subarray(0, 33), length, body, sum, plain.subarray(33)]);
}

/** Rows of letters for the pixels that were decoded. */
async function rowsIn(file: Uint8Array): Promise<string> {
  const decoded = await decodePicture(file);
  if (!decoded.ok) throw new Error(decoded.error);
  const { width, height, data } = decoded.value;
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => letters[Math.round((data[(y * width + x) * 4] ?? 0) / 60)]).join(
      '',
    ),
  ).join('/');
}

describe('a PNG file', () => {
  test.each([
    [1, 'AB/CD'],
    [2, 'BA/DC'],
    [3, 'DC/BA'],
    [4, 'CD/AB'],
    [5, 'AC/BD'],
    [6, 'CA/DB'],
    [7, 'DB/CA'],
    [8, 'BD/AC'],
    [9, 'AB/CD'],
  ])('with the orientation %i is turned to %s', async (orientation, rows) => {
    expect(await rowsIn(pngWith(exif(orientation)))).toBe(rows);
    expect(await rowsIn(pngWith(exif(orientation, true)))).toBe(rows);
  });

  test.each([
    [2, 'BA'],
    [3, 'BA'],
    [4, 'AB'],
    [5, 'A/B'],
    [6, 'A/B'],
    [7, 'B/A'],
    [8, 'B/A'],
  ])('that is wide has its sides swapped only by a quarter turn: %i gives %s', async (orientation, rows) => {
    expect(await rowsIn(pngWith(exif(orientation), 1))).toBe(rows);
  });

  test('whose Exif block is cut off anywhere stays as it is', async () => {
    const block = exif(6);
    for (let length = 0; length < 22; length++)
      expect(await rowsIn(pngWith(block.subarray(0, length)))).toBe('AB/CD');
  });
});

/** A picture that is 32 by 16 pixels and white in its left half. */
const wide = { width: 32, height: 16 };
const halves = Buffer.from(
  Array.from({ length: 32 * 16 }, (_, i) => (i % 32 < 16 ? [255, 255, 255, 255] : [0, 0, 0, 255])).flat(),
);

test('a JPEG file is turned, also if other application data comes first', async () => {
  const plain = jpegJs.encode({ ...wide, data: halves }, 95).data;
  const file = withExif(plain, 6, Buffer.from('http://ns.adobe.com/xap/1.0/\0'));
  const decoded = await decodePicture(file);
  if (!decoded.ok) throw new Error(decoded.error);
  const { width, height, data } = decoded.value;
  // what was at the left is above
  expect([width, height]).toEqual([16, 32]);
  expect(data[(4 * 16 + 8) * 4]).toBeGreaterThan(200);
  expect(data[(28 * 16 + 8) * 4]).toBeLessThan(50);
});

test.each([
  ['', ''],
  ['with the prefix that JPEG files have', 'Exif\0\0'],
])('a WebP file is turned by its Exif block %s', async (_, prefix) => {
  const plain = readFileSync(new URL('../../../test/drawn.webp', import.meta.url));
  const upright = await decodePicture(plain);
  if (!upright.ok) throw new Error(upright.error);
  const { width, height, data } = upright.value;
  const chunk = (type: string, content: Uint8Array) => {
    const head = Buffer.from(`${type}\0\0\0\0`);
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
  };
  // the extended header: which chunks there are (8: Exif), and the size less 1 in 3 bytes each
  const header = Buffer.alloc(10);
  header[0] = 8;
  header.writeUIntLE(width - 1, 4, 3);
  header.writeUIntLE(height - 1, 7, 3);
  const chunks = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', header),
    plain.subarray(12),
    chunk('EXIF', Buffer.concat([Buffer.from(prefix), exif(8)])),
  ]);
  const decoded = await decodePicture(chunk('RIFF', chunks));
  if (!decoded.ok) throw new Error(decoded.error);
  expect([decoded.value.width, decoded.value.height]).toEqual([height, width]);
  // a row of the turned picture is a column of the one in the file
  const at = 100;
  const row = Array.from({ length: height }, (_, y) => decoded.value.data[(at * height + y) * 4]);
  const column = Array.from({ length: height }, (_, y) => data[(y * width + width - 1 - at) * 4]);
  expect(row).toEqual(column);
  expect(row).not.toEqual(row.toReversed());
});
