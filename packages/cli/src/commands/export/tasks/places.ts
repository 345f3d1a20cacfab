// Where an export writes: one file with its descriptions beside it, or a folder with a file for each split.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { splits } from '../../../input/family.ts';
import type { TaskFormat } from './options.ts';

/** The paths of an export; what is in a file names the others relative to `folder`. */
export interface Places {
  readonly folder: string;
  /** The name of the whole: that of the file without its ending, or of the folder. */
  readonly stem: string;
  readonly isFolder: boolean;
  readonly format: TaskFormat;
  readonly card: string;
  readonly croissant: string;
  readonly dataPackage: string;
  /** The folder of the pictures, relative. */
  readonly pictures: string;
}

/** The places for `-o`; fails where something else is there that would be replaced. */
export function placesOf(
  output: string,
  asked: TaskFormat | undefined,
  withPictures: boolean,
): Result<Places, string> {
  const existing = statSync(output, { throwIfNoEntry: false });
  // a file of tasks is read again for its checksum, and a pipe would never give it back
  if (existing && !existing.isFile() && !existing.isDirectory())
    return err(`${output}: no file and no folder; expected one of them, or no -o for standard output`);
  const isFolder = /[\\/]$/.test(output) || existing?.isDirectory() === true;
  const ending = isFolder ? '' : extname(output);
  if (['.md', '.json'].includes(ending))
    return err(
      `${output}: expected the name of a file such as tasks.jsonl; the data card is written beside it`,
    );
  const folder = isFolder ? output.replace(/[\\/]+$/, '') || output : dirname(output);
  const stem = basename(output, ending) || 'tasks';
  const beside = (name: string) => join(folder, isFolder ? name : `${stem}.${name}`);
  const places: Places = {
    folder,
    stem,
    isFolder,
    format: asked ?? (ending === '.parquet' ? 'parquet' : 'jsonl'),
    card: isFolder ? join(folder, 'README.md') : join(folder, `${stem}.md`),
    croissant: isFolder ? join(folder, 'croissant.json') : beside('croissant.json'),
    dataPackage: beside('datapackage.json'),
    pictures: isFolder ? 'pictures' : `${stem}-pictures`,
  };
  if (existsSync(places.card) && !isDataCard(places.card))
    return err(
      `${places.card}: exists already and is not a data card of unjam, which would be written here; expected another name than ${output}`,
    );
  const described = isFolder ? undefined : describedIn(places.card);
  if (described !== undefined && described !== basename(output) && existsSync(join(folder, described)))
    return err(
      `${places.card}: describes ${described}, which is there; expected another name than ${output}, whose data card would replace it`,
    );
  if (existsSync(places.card)) return ok(places);
  const written = [places.croissant, places.dataPackage];
  if (withPictures) written.push(join(folder, places.pictures));
  if (isFolder) written.push(...splits.map((split) => join(folder, `${split}.${places.format}`)));
  const foreign = written.find((path) => existsSync(path));
  return foreign === undefined
    ? ok(places)
    : err(
        `${foreign}: exists already and no data card of unjam is beside it; expected another name than ${output}`,
      );
}

/** Every card says this, and another file hardly does. */
export const MADE_BY = '- **Made by**: `unjam export tasks ';

/** The file of puzzles that a data card describes; undefined where there is none, or it does not say. */
function describedIn(card: string): string | undefined {
  if (!existsSync(card)) return undefined;
  return /solving times, in `([^`]+)`\.$/m.exec(readFileSync(card, 'utf8'))?.[1];
}

/** Whether a file is a data card that an earlier export wrote, so that the next one may replace it. */
function isDataCard(path: string): boolean {
  try {
    return readFileSync(path, 'utf8').includes(MADE_BY);
  } catch {
    return false;
  }
}
