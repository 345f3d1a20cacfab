// JPEG files, decoded by jpeg-js and turned by the orientation that the camera noted. Frame headers: ITU-T T.81, B.2.2.
import type { Picture } from '@unjam/core/picture';
import jpegJs from 'jpeg-js';
import { exifOrientation, turned } from './exif.ts';
import type { PictureFile, Size } from './picture-file.ts';

export const jpeg: PictureFile = {
  name: 'JPEG',
  begins: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8,
  sizeOf: firstFrame,
  refusalOf: (bytes) =>
    (firstFrame(bytes)?.marker ?? 0) > PROGRESSIVE
      ? 'a lossless or arithmetic JPEG file; expected a baseline or progressive one'
      : undefined,
  decode: (bytes) => turned(fromJpeg(bytes), exifOrientation(bytes)),
};

/** The marker of the last kind of frame that is decoded, after the two sequential ones. */
const PROGRESSIVE = 0xc2;

interface Frame extends Size {
  readonly marker: number;
}

const big16 = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

/** The first frame header of a JPEG file. */
function firstFrame(bytes: Uint8Array): Frame | undefined {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at++;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { marker, width: big16(bytes, at + 7), height: big16(bytes, at + 5) };
    at += 2 + big16(bytes, at + 2);
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
