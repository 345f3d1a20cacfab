// JPEG files, decoded by jpeg-js. Segments and frame headers: ITU-T T.81, B.1.1 and B.2.2.
import type { Picture } from '@unjam/core/picture';
import jpegJs from 'jpeg-js';
import { EXIF } from './exif.ts';
import { hasText, type PictureFile, type Size } from './picture-file.ts';

export const jpeg: PictureFile = {
  name: 'JPEG',
  begins: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8,
  sizeOf: firstFrame,
  refusalOf: (bytes) =>
    (firstFrame(bytes)?.marker ?? 0) > PROGRESSIVE
      ? 'a lossless or arithmetic JPEG file; expected a baseline or progressive one'
      : undefined,
  exifOf,
  decode: fromJpeg,
};

/** The marker of the last kind of frame that is decoded, after the two sequential ones. */
const PROGRESSIVE = 0xc2;

/** The markers of application data, in which an Exif block may be, and of what comes before the pixels. */
const APP1 = 0xe1;
const START_OF_SCAN = 0xda;

interface Frame extends Size {
  readonly marker: number;
}

const big16 = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

/** The segments before the pixels: the place of each one's length, after which its content follows. */
function* segmentsOf(bytes: Uint8Array): Generator<{ readonly marker: number; readonly at: number }, void> {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at++;
      continue;
    }
    yield { marker, at: at + 2 };
    at += 2 + big16(bytes, at + 2);
  }
}

/** The first frame header of a JPEG file. */
function firstFrame(bytes: Uint8Array): Frame | undefined {
  for (const { marker, at } of segmentsOf(bytes)) {
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { marker, width: big16(bytes, at + 5), height: big16(bytes, at + 3) };
  }
  return undefined;
}

function exifOf(bytes: Uint8Array): Uint8Array | undefined {
  for (const { marker, at } of segmentsOf(bytes)) {
    if (marker === START_OF_SCAN) return undefined;
    if (marker === APP1 && hasText(bytes, EXIF, at + 2)) return bytes.subarray(at + 2, at + big16(bytes, at));
  }
  return undefined;
}

function fromJpeg(bytes: Uint8Array): Picture {
  const { width, height, data } = jpegJs.decode(bytes, {
    useTArray: true,
    tolerantDecoding: false,
    // decodePicture has checked the size
    maxResolutionInMP: Number.POSITIVE_INFINITY,
    // what 50 megapixels with full colours need
    maxMemoryUsageInMB: 1280,
  });
  return { width, height, data };
}
