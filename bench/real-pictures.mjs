// Reads the real pictures of ../shared/data/photos (UNJAM_DATA) once each, from the sources, and prints a table by kind, with seconds of
// processor time.
//
//    node bench/real-pictures.mjs [part of a file's name ...]
//
// Each picture that is not read exactly is listed with what was read. `half` is 0 or 1 by the place in the list: what is tuned on
// the pictures of one half is to be judged by the other.
import { basename } from 'node:path';
import { readOptions } from '../scripts/read-options.mjs';
import { relettered } from '../scripts/scenes/boards.mjs';
import { bundledReader } from './bundled-reader.mjs';
import { realPhotos } from './real-photos.mjs';
import { printTable } from './table.mjs';

/** The least confidence of a sure answer, and that below which the command calls a board doubtful. */
const SURE = 0.95;
const DOUBTFUL = 0.8;

const pictures = realPhotos(readOptions(import.meta.url, { allowPositionals: true }).positionals);
if (!pictures) {
  console.error('there are no pictures in ../shared/data/photos');
  process.exit(1);
}
const { readPicture, rowsOf } = await bundledReader();
const tallies = new Map();
for (const { file, place, kind, rows, image } of pictures) {
  const started = process.cpuUsage();
  const reading = readPicture(image);
  const { user, system } = process.cpuUsage(started);
  const seconds = (user + system) / 1e6;
  const read = reading.board && rowsOf(reading.board);
  const truth = relettered(rows);
  const right = reading.kind === 'read' && read === truth;
  const confidence = reading.kind === 'read' ? reading.confidence : 0;
  for (const row of [kind, `half ${place % 2}`]) {
    const tally = tallies.get(row) ?? {
      pictures: 0,
      right: 0,
      refused: 0,
      sureWrong: 0,
      doubted: 0,
      seconds: 0,
    };
    tallies.set(row, tally);
    tally.pictures++;
    tally.seconds += seconds;
    if (right) tally.right++;
    if (right && confidence < DOUBTFUL) tally.doubted++;
    if (reading.kind !== 'read') tally.refused++;
    if (!right && confidence > SURE) tally.sureWrong++;
  }
  const verdict = right ? 'right' : reading.kind === 'read' ? 'WRONG' : reading.kind.toUpperCase();
  console.log(
    `${basename(file)} (half ${place % 2}): ${verdict}, ${confidence.toFixed(2)}, ${seconds.toFixed(1)} s`,
  );
  if (!right) {
    const seen = read?.split(/[|\n]/) ?? [];
    for (const [row, cells] of truth.split(/[|\n]/).entries()) console.log(`  ${cells}   ${seen[row] ?? ''}`);
  }
}
printTable(
  [...tallies].map(([kind, { pictures, right, refused, sureWrong, doubted, seconds }]) => ({
    kind,
    pictures: String(pictures),
    right: String(right),
    'right, below 0.8': String(doubted),
    wrong: String(pictures - right - refused),
    'wrong, above 0.95': String(sureWrong),
    refused: String(refused),
    'seconds each': (seconds / pictures).toFixed(1),
  })),
);
