// Kinds of PNG files that few programs write, damaged files, and files that unpack to much more than they should.
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decodePicture } from './decode.ts';

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

interface Kind {
  readonly depth: number;
  readonly colour: number;
  readonly interlaced?: boolean;
  /** Chunks before the pixels. */
  readonly before?: readonly Buffer[];
}

/** A file with these rows, each of which begins with its filter. */
function png(width: number, height: number, kind: Kind, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([kind.depth, kind.colour, 0, 0, kind.interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...(kind.before ?? []),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const [GREY, RGB, PALETTE, RGBA] = [0, 2, 3, 6];
const palette = chunk('PLTE', Buffer.from([255, 0, 0, 0, 0, 255]));
const seeThrough = chunk('tRNS', Buffer.from([0, 255]));

describe('a PNG file of two pixels', () => {
  test.each<[string, Kind, number[], number[]]>([
    [
      '16 bits',
      { depth: 16, colour: RGB },
      [0, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255],
      [255, 0, 0, 255, 0, 0, 255, 255],
    ],
    ['grey, 1 bit', { depth: 1, colour: GREY }, [0, 0b01000000], [0, 0, 0, 255, 255, 255, 255, 255]],
    [
      'a palette, 4 bits',
      { depth: 4, colour: PALETTE, before: [palette] },
      [0, 0x01],
      [255, 0, 0, 255, 0, 0, 255, 255],
    ],
    [
      'a palette with a transparent colour',
      { depth: 8, colour: PALETTE, before: [palette, seeThrough] },
      [0, 0, 1],
      [0, 0, 0, 0, 0, 0, 255, 255],
    ],
    [
      'colours that are half transparent',
      { depth: 8, colour: RGBA },
      [0, 200, 100, 0, 51, 0, 0, 255, 255],
      [200, 100, 0, 51, 0, 0, 255, 255],
    ],
    // the first pixel is in the first of the seven parts, the second in the sixth
    [
      'interlaced',
      { depth: 8, colour: RGB, interlaced: true },
      [0, 255, 0, 0, 0, 0, 0, 255],
      [255, 0, 0, 255, 0, 0, 255, 255],
    ],
  ])('%s', async (_, kind, pixels, rgba) => {
    const decoded = await decodePicture(png(2, 1, kind, Buffer.from(pixels)));
    expect(decoded.ok && Array.from(decoded.value.data)).toEqual(rgba);
  });
});

test.each<[string, Kind, number]>([
  ['its alpha', { depth: 8, colour: RGBA }, 81],
  ['the colour of its palette', { depth: 8, colour: PALETTE, before: [palette, seeThrough] }, 21],
])('a PNG file that is wholly transparent by %s is not damaged', async (_, kind, rowLength) => {
  expect(await decodePicture(png(20, 20, kind, Buffer.alloc(rowLength * 20)))).toEqual({
    ok: false,
    error: 'a picture that is wholly transparent; expected one that shows a board',
  });
});

describe('a damaged PNG file', () => {
  const rgb: Kind = { depth: 8, colour: RGB };
  const whole = png(20, 20, rgb, Buffer.alloc(61 * 20, 1));
  const damaged = { ok: false, error: 'a PNG file that is damaged or cut off' };

  test('is refused wherever it is cut off', async () => {
    expect((await decodePicture(whole)).ok).toBe(true);
    // the last four bytes are a checksum of the end, without which all pixels are there
    for (let length = 8; length < whole.length - 4; length++)
      expect(await decodePicture(whole.subarray(0, length))).toEqual(damaged);
  });

  test('is refused where it is cut off and transparent', async () => {
    const seeThrough = png(20, 20, { depth: 8, colour: RGBA }, Buffer.alloc(81 * 20));
    for (let length = 8; length < seeThrough.length - 4; length++)
      expect(await decodePicture(seeThrough.subarray(0, length))).toEqual(damaged);
  });

  test('is refused where it unpacks to more than its size needs', async () => {
    expect(await decodePicture(png(20, 20, rgb, Buffer.alloc(1 << 20)))).toEqual(damaged);
  });
});
