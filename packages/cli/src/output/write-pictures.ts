// Pictures that a command draws into a folder under names of its own.
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { writeWholeFile } from './whole-file.ts';

interface Picture {
  /** Of its file, without the ending. */
  readonly name: string;
  readonly svg: string;
}

/** Writes the pictures and says how many they are. Those of an earlier run are replaced; where another file is, nothing is written. */
export function writePictures(folder: string, pictures: readonly Picture[]): Result<number, string> {
  const pathOf = ({ name }: Picture) => join(folder, `${name}.svg`);
  const foreign = pictures.map(pathOf).find((path) => !isReplaceable(path));
  if (foreign !== undefined)
    return err(
      `${foreign}: exists already and is not a picture of unjam; expected another folder, or remove it first`,
    );
  for (const picture of pictures) {
    const written = writeWholeFile(pathOf(picture), picture.svg, false);
    if (!written.ok) return written;
  }
  return ok(pictures.length);
}

/** How every picture of ours begins. */
const beginning = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[^>]*role="img"[^>]*>\n<title>/;

/** Whether there is no file, or one that we have drawn; what cannot be read is found out when it is written. */
function isReplaceable(path: string): boolean {
  try {
    if (!statSync(path).isFile()) return true;
    const file = openSync(path, 'r');
    try {
      const bytes = new Uint8Array(1000);
      return beginning.test(new TextDecoder().decode(bytes.subarray(0, readSync(file, bytes))));
    } finally {
      closeSync(file);
    }
  } catch {
    return true;
  }
}
