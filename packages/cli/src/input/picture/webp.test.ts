// What the header of a WebP file says, before it is decoded. An extended file has its flags in byte 20.
import { expect, test } from 'vitest';
import { webp } from './webp.ts';

/** The first 30 bytes of an extended file with these flags, whose canvas has this size. */
function extended(flags: number, width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(30);
  bytes.set(Buffer.from('RIFF....WEBPVP8X'), 0);
  bytes[20] = flags;
  const size = [width - 1, height - 1].flatMap((side) => [side & 255, (side >> 8) & 255, side >> 16]);
  bytes.set(size, 24);
  return bytes;
}

test.each([
  ['nothing', 0, false],
  ['reserved', 0b1, false],
  ['animation', 0b10, true],
  ['EXIF', 0b1000, false],
  ['alpha and animation', 0b1_0010, true],
])('an extended file with %s', (_, flags, isRefused) => {
  const refusal = webp.refusalOf?.(extended(flags, 640, 480));
  expect(refusal).toBe(isRefused ? 'an animated WebP file; expected a single picture' : undefined);
});

test('the size of the canvas has 24 bits a side', () => {
  expect(webp.sizeOf(extended(0, 640, 480))).toEqual({ width: 640, height: 480 });
  expect(webp.sizeOf(extended(0, 70_001, 66_000))).toEqual({ width: 70_001, height: 66_000 });
});

test('a file that ends within its header has no size', () => {
  expect(webp.sizeOf(extended(0, 640, 480).subarray(0, 29))).toBeUndefined();
});
