// Photographs and a screenshot that others took of their boards are read right.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { decodePicture } from '../../../../scripts/decode-picture.mjs';
import { relettered } from '../../../../scripts/scenes/boards.mjs';
import { readPicture } from '../../src/picture/read-picture.ts';
import { rowsOf } from '../../src/testing/lettered-rows.ts';

const photos = process.env.UNJAM_DATA
  ? `${process.env.UNJAM_DATA}/photos`
  : fileURLToPath(new URL('../../../../../shared/data/photos', import.meta.url));
const hasPhotos = existsSync(photos);
if (!hasPhotos)
  console.warn(`SKIPPED: the tests that need photographs of boards; there is no folder ${photos}`);

/** Pictures that are not read right yet. A test fails when one of them is, so that it leaves this list. */
const unread = ['black-tray-angle4.jpg', 'screens/fixed-blocks.png', 'screens/discs.png'];

describe.skipIf(!hasPhotos)('photographs and a screenshot of others', () => {
  const [, ...lines] = hasPhotos ? readFileSync(`${photos}/boards.tsv`, 'utf8').trim().split('\n') : [''];
  for (const line of lines) {
    const [file = '', rows = ''] = line.split('\t');
    const known = unread.includes(file);
    // the same picture is read the same each time, so a second try would only take as long again
    (known ? it.fails : it)(`${file} is ${known ? 'not yet ' : ''}read right`, { retry: 0 }, () => {
      const reading = readPicture(decodePicture(readFileSync(`${photos}/${file}`)));
      expect(reading.kind === 'read' ? rowsOf(reading.board) : reading.kind).toBe(
        relettered(rows.split('|')),
      );
    });
  }
});
