// Reads boards from pictures.
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { otherGrids, type Picture, type PictureReading, readPicture } from '@unjam/core/picture';
import { systemReason } from '../../system-error.ts';
import { signOfLife } from '../../terminal/sign-of-life.ts';
import { type ByteSource, bytesOf } from '../bytes.ts';
import { type PictureOptions, readOptionsOf } from '../reading-options.ts';
import { decodePicture } from './decode.ts';
import { noGridMessage, noRedCarMessage, outsideProblem } from './grid-problems.ts';
import { overlayTip } from './overlay-tip.ts';

/** A board as it was read in a picture. */
export type SeenBoard = Extract<PictureReading, { kind: 'read' }>;

/** Pieces that were seen in a picture without a red car. */
export type SeenWithoutRed = Extract<PictureReading, { kind: 'no red car' }>;

/** A picture and what was read in it. */
export interface Seen<Reading = SeenBoard> {
  readonly picture: Picture;
  readonly reading: Reading;
}

/** A picture file may be this large. */
const MOST_MEGABYTES = 64;

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
  const seen = await seeEvenWithoutRed(source, options, opened);
  if (!seen.ok) return seen;
  const { picture, reading } = seen.value;
  return reading.kind === 'read'
    ? ok({ picture, reading })
    : err(`${source.label}: ${reading.message}; ${overlayTip(source, options)}`);
}

/** Reads a picture as `see` does, but gives the pieces also where none of them is the red car. */
export async function seeEvenWithoutRed(
  source: ByteSource,
  options: PictureOptions,
  opened?: AsyncIterable<Uint8Array>,
): Promise<Result<Seen<SeenBoard | SeenWithoutRed>, string>> {
  const bytes = await wholeFile(source, opened);
  if (!bytes.ok) return bytes;
  const end = signOfLife(`reading ${source.label} ...`);
  try {
    return await seeIn(bytes.value, source, options);
  } finally {
    end();
  }
}

async function seeIn(
  bytes: Uint8Array,
  source: ByteSource,
  options: PictureOptions,
): Promise<Result<Seen<SeenBoard | SeenWithoutRed>, string>> {
  const picture = await decodePicture(bytes);
  if (!picture.ok) return err(`${source.label}: ${picture.error}`);
  const outside = outsideProblem(options, picture.value);
  if (outside !== undefined) return err(`${source.label}: ${outside}`);
  const reading = readPicture(picture.value, readOptionsOf(options), otherGrids);
  if (reading.kind === 'no grid') return err(`${source.label}: ${noGridMessage(reading.message, options)}`);
  if (reading.kind === 'read') return ok({ picture: picture.value, reading });
  const message = noRedCarMessage(reading.message, options);
  return ok({ picture: picture.value, reading: { ...reading, message } });
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
