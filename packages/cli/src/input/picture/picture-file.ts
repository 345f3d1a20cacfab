// What each kind of picture file has to say to be decoded.
import type { Picture } from '@unjam/core/picture';

/** How large a picture is, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A kind of picture files. */
export interface PictureFile {
  readonly name: string;
  /** Whether the first bytes are those of this kind; the file's name does not matter. */
  begins(bytes: Uint8Array): boolean;
  /** The size that the file states; undefined if it is damaged before that. */
  sizeOf(bytes: Uint8Array): Size | undefined;
  /** What makes a file of this kind one that is not read, if anything does. */
  refusalOf?(bytes: Uint8Array): string | undefined;
  /** Its Exif block, which may say how the camera was held; none if the file has none. */
  exifOf?(bytes: Uint8Array): Uint8Array | undefined;
  /** The pixels of a file that states this size, as they are in the file; throws an error if the file is damaged. */
  decode(bytes: Uint8Array, size: Size): Picture | Promise<Picture>;
}

/** Whether bytes are those of an ASCII text, from an index on. */
export const hasText = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((c, i) => bytes[at + i] === c.charCodeAt(0));
