// The real pictures of ../shared/data/photos (UNJAM_DATA), with their boards.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePicture } from '../scripts/decode-picture.mjs';
import { turnedRows } from '../scripts/scenes/boards.mjs';

const folder = process.env.UNJAM_DATA
  ? join(process.env.UNJAM_DATA, 'photos')
  : new URL('../../shared/data/photos', import.meta.url).pathname;

const kindOf = (file) =>
  file.startsWith('black-tray') ? 'at an angle' : file.endsWith('.png') ? 'screenshot' : 'from above';

/**
 * @param {readonly string[]} parts only the files whose names have one of these parts; all if there are none
 * @returns each picture with its kind and the rows of its board, turned so that its exit is at the right, `A` the red car, `#` walls;
 *   undefined where there is no such folder
 */
export function realPhotos(parts) {
  if (!existsSync(folder)) return undefined;
  const [, ...lines] = readFileSync(join(folder, 'boards.tsv'), 'utf8').trim().split('\n');
  return lines
    .map((line, place) => ({ place, line: line.split('\t') }))
    .filter(({ line: [file] }) => parts.length === 0 || parts.some((part) => file.includes(part)))
    .map(({ place, line: [file, board, shows] }) => ({
      file,
      place,
      kind: kindOf(file),
      rows: turnedRows(board.replaceAll('x', '#').split('|'), shows.includes('exit left') ? 2 : 0),
      image: decodePicture(readFileSync(join(folder, file))),
    }));
}
