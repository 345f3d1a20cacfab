// Decodes picture files into pixels. The size that a file states is checked before decoding, so that memory stays bounded.
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import type { Picture } from '@unjam/core/picture';
import { PICTURE_FILE } from '../file-kinds.ts';
import { orientationIn, turned } from './exif.ts';
import { gif } from './gif.ts';
import { jpeg } from './jpeg.ts';
import { hasText } from './picture-file.ts';
import { png } from './png.ts';
import { webp } from './webp.ts';

/** The most pixels of a picture. */
const MOST_MEGAPIXELS = 50;

const kinds = [jpeg, png, webp, gif];

/** The pixels of a picture file; otherwise what is wrong with it, without the file's name. */
export async function decodePicture(bytes: Uint8Array): Promise<Result<Picture, string>> {
  const kind = kinds.find((each) => each.begins(bytes));
  if (!kind) {
    const isHeic = hasText(bytes, 'ftyp', 4);
    const other = isHeic ? 'a HEIC or AVIF file' : bytes.length === 0 ? 'empty' : 'not a picture';
    return err(`${other}; expected ${PICTURE_FILE}`);
  }
  const refusal = kind.refusalOf?.(bytes);
  if (refusal !== undefined) return err(refusal);
  const damaged = err(`a ${kind.name} file that is damaged or cut off`);
  const size = kind.sizeOf(bytes);
  if (!size || size.width * size.height === 0) return damaged;
  const megapixels = (size.width * size.height) / 1e6;
  if (megapixels > MOST_MEGAPIXELS) {
    return err(
      `a picture of ${size.width} by ${size.height} pixels; expected at most ${MOST_MEGAPIXELS} megapixels`,
    );
  }
  try {
    const exif = kind.exifOf?.(bytes);
    const decoded = await kind.decode(bytes, size);
    const picture = exif ? turned(decoded, orientationIn(exif)) : decoded;
    return isTransparent(picture)
      ? err('a picture that is wholly transparent; expected one that shows a board')
      : ok(picture);
  } catch {
    // the messages of the libraries are about their code, not about the file
    return damaged;
  }
}

function isTransparent({ data }: Picture): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 0) return false;
  return true;
}
