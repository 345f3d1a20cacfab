// The pictures that the command line names, one after the other, and the boards that were seen in them.
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import type { InputBoard, InputText } from './boards.ts';
import { PICTURE_FILE, picturesOnly } from './file-kinds.ts';
import type { Seen, SeenWithoutRed } from './picture/see.ts';
import type { PictureOptions } from './reading-options.ts';
import { findSources, shapeTest, withCorners } from './sources.ts';

/** The board of a picture, and how it was read. */
export interface InputPicture extends InputBoard, Seen {}

/** A picture with pieces on a grid, but no red car. */
export interface InputWithoutRed extends InputText, Pick<Seen, 'picture'> {
  readonly pieces: SeenWithoutRed;
}

/**
 * The boards in the order of the arguments; in place of one that cannot be read there is a one-line problem.
 *
 * @param withTip - whether a doubt is printed with the `unjam show --overlay` command; false for that command itself
 */
export async function* readPictures(
  words: readonly string[],
  options: PictureOptions,
  withTip = true,
): AsyncGenerator<Result<InputPicture | InputWithoutRed, string>, void> {
  // every command would load the decoders and the reader if they were imported above
  const { seeEvenWithoutRed } = await import('./picture/see.ts');
  const { reportReading } = await import('./picture/report.ts');
  for (const source of withCorners(
    findSources(words, picturesOnly, await shapeTest(words)),
    options.corners,
  )) {
    if (!source.ok) {
      yield source;
      continue;
    }
    if (source.value.kind === 'text' || source.value.kind === 'atlas') {
      const found = source.value.kind === 'text' ? 'a text' : 'an atlas';
      yield err(`${source.value.label}: ${found}; expected ${PICTURE_FILE}`);
      continue;
    }
    const { label, stem } = source.value;
    const seen = await seeEvenWithoutRed(source.value, options);
    if (!seen.ok) {
      yield seen;
      continue;
    }
    const { picture, reading } = seen.value;
    const { board } = reading;
    const read = { line: 1, result: ok(board) };
    const input = { name: stem, stem, origin: { label }, read, isPicture: true, picture };
    if (reading.kind === 'no red car') {
      yield ok({ ...input, isSure: false, pieces: reading });
      continue;
    }
    const isSure = reportReading(reading, source.value, options, withTip);
    yield ok({ ...input, board, reading, isSure });
  }
}
