// Reads boards from pictures, and says what a person should know about a reading.
import { err, ok, type Result } from '@unjam/core';
import { formatSquare, squareOf } from '@unjam/core/board';
import { otherGrids, type Picture, type PictureReading, readPicture } from '@unjam/core/picture';
import { systemReason } from '../../system-error.ts';
import { type ByteSource, bytesOf } from '../bytes.ts';
import { type PictureOptions, readOptionsOf } from '../reading-options.ts';
import { decodePicture } from './decode.ts';
import { whichBoard } from './which-board.ts';

/** A board as it was read in a picture. */
export type SeenBoard = Extract<PictureReading, { kind: 'read' }>;

/** A picture and what was read in it. */
export interface Seen {
  readonly picture: Picture;
  readonly reading: SeenBoard;
}

/** A picture file may be this large. */
const MOST_MEGABYTES = 64;
/** The least confidence with which a board whose cells are all sure counts as sure, as in the app. */
const SURE = 0.8;
/** A cell with a lower confidence is not sure and should be checked. */
export const SURE_CELL = 0.9;

/**
 * Reads the board in a picture. If there is none, or the source is not a picture, gives one line that begins with its name.
 *
 * @param opened - the bytes of the source, if it is open already
 */
export async function see(
  source: ByteSource,
  options: PictureOptions,
  opened?: AsyncIterable<Uint8Array>,
): Promise<Result<Seen, string>> {
  const bytes = await wholeFile(source, opened);
  if (!bytes.ok) return bytes;
  const picture = await decodePicture(bytes.value);
  if (!picture.ok) return err(`${source.label}: ${picture.error}`);
  const reading = readPicture(picture.value, readOptionsOf(options), otherGrids);
  if (reading.kind !== 'read') return err(`${source.label}: ${reading.message}`);
  return ok({ picture: picture.value, reading });
}

async function wholeFile(
  source: ByteSource,
  opened: AsyncIterable<Uint8Array> | undefined,
): Promise<Result<Uint8Array, string>> {
  const windows: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const window of opened ?? bytesOf(source)) {
      windows.push(window.slice());
      length += window.length;
      if (length > MOST_MEGABYTES << 20)
        return err(`${source.label}: a large file; expected a picture of at most ${MOST_MEGABYTES} MB`);
    }
  } catch (error) {
    return err(`${source.label}: cannot be read: ${systemReason(error)}`);
  }
  return ok(Buffer.concat(windows));
}

/** What a person should know even about a sure reading: how the picture was turned, which of several boards was read. */
export const remarksOn = (reading: SeenBoard): string[] =>
  [turnOf(reading), whichBoard(reading)].filter((line) => line !== undefined);

/** One line about how the picture was turned, without which moves could not be made on the real board; undefined if it was not. */
const turnOf = ({ turns, board }: SeenBoard): string | undefined =>
  turns === 0 ? undefined : `turned by ${TURNS[turns]} so that the exit is at the ${board.exit}`;

const TURNS = { 1: '90° clockwise', 2: '180°', 3: '90° counterclockwise' } as const;

/** One line about a reading that is not sure; undefined for a sure one. */
export function doubtOf({ board, confidence, cells, upright }: SeenBoard): string | undefined {
  const unsure = cells
    .flatMap((certainty, cell) => (certainty < SURE_CELL ? [{ cell, certainty }] : []))
    .sort((a, b) => a.certainty - b.certainty)
    .slice(0, 4)
    .map(({ cell }) => formatSquare(squareOf(cell, board.width)));
  if (confidence >= SURE && unsure.length === 0) return undefined;
  const doubtful = `not sure of this board (${Math.round(100 * confidence)} %)`;
  if (unsure.length > 0) return `${doubtful}: look at ${unsure.join('; ')}`;
  if (upright >= SURE) return `${doubtful}: look at the corners of the grid`;
  const ends = board.exit === 'right' || board.exit === 'left' ? 'right or the left' : 'bottom or the top';
  return `${doubtful}: the exit is not seen, so it may be at the ${ends}; --exit says where it is`;
}
