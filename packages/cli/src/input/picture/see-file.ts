// Reads boards from picture files, and says how sure a reading is and which cells a person should check.
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { err, ok, type Result } from '@unjam/core';
import { formatSquare, squareOf } from '@unjam/core/board';
import { type Picture, type PictureReading, type ReadOptions, readPicture } from '@unjam/core/picture';
import { systemReason } from '../../system-error.ts';
import { decodePicture, MOST_BYTES } from './decode.ts';

/** A board as it was read in a picture. */
export type SeenBoard = Extract<PictureReading, { kind: 'read' }>;

/** A picture and what was read in it. */
export interface Seen {
  readonly picture: Picture;
  readonly reading: PictureReading;
}

/** The least confidence with which a board whose cells are all sure counts as sure, as in the app. */
export const SURE = 0.8;
/** A cell with a lower confidence is not sure and should be checked. */
const SURE_CELL = 0.9;

/** Reads the board in a file; a file that is not a picture gives one line that begins with its name. */
export async function seeFile(path: string, options: ReadOptions): Promise<Result<Seen, string>> {
  let bytes: Uint8Array;
  try {
    const file = openSync(path, 'r');
    try {
      const { size } = fstatSync(file);
      if (size > MOST_BYTES)
        return err(`${path}: a file of ${size} bytes; expected a picture of at most ${MOST_BYTES}`);
      bytes = readFileSync(file);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return err(`${path}: cannot be read: ${systemReason(error)}`);
  }
  const decoded = await decodePicture(bytes);
  if (!decoded.ok) return err(`${path}: ${decoded.error}`);
  return ok({ picture: decoded.value, reading: readPicture(decoded.value, options) });
}

/** One line about a reading that is not sure; undefined for a sure one. */
export function doubtOf({ board, confidence, cells }: SeenBoard): string | undefined {
  const unsure = cells
    .flatMap((certainty, cell) => (certainty < SURE_CELL ? [{ cell, certainty }] : []))
    .sort((a, b) => a.certainty - b.certainty)
    .slice(0, 4)
    .map(({ cell }) => formatSquare(squareOf(cell, board.width)));
  if (confidence >= SURE && unsure.length === 0) return undefined;
  const where = unsure.length > 0 ? `look at ${unsure.join('; ')}` : 'look at the corners of the grid';
  return `not sure of this board (${Math.round(100 * confidence)} %): ${where}`;
}
