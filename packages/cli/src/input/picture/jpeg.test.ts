import jpegJs from 'jpeg-js';
import { expect, test } from 'vitest';
import { decodePicture } from './decode.ts';

const { data: whole } = jpegJs.encode({ width: 32, height: 16, data: Buffer.alloc(32 * 16 * 4, 120) }, 90);

test('a JPEG file is refused in one way wherever it is cut off', async () => {
  expect((await decodePicture(whole)).ok).toBe(true);
  for (let length = 2; length < whole.length; length++)
    expect(await decodePicture(whole.subarray(0, length))).toEqual({
      ok: false,
      error: 'a JPEG file that is damaged or cut off',
    });
});

test.each([0xc3, 0xc9, 0xcb])(
  'a JPEG file whose frame has the marker %i is refused as such',
  async (marker) => {
    const other = Buffer.from(whole);
    const frame = other.indexOf(Buffer.from([0xff, 0xc0]));
    other[frame + 1] = marker;
    expect(await decodePicture(other)).toEqual({
      ok: false,
      error: 'a lossless or arithmetic JPEG file; expected a baseline or progressive one',
    });
  },
);
