// Reads copies of the real pictures of ../shared/data/photos (UNJAM_DATA) that are changed as other photographers, telephones and apps
// would have changed them, and prints a table by kind of picture and one by change (other-pictures.mjs).
//
//    node bench/changed-pictures.mjs [part of a file's name ...] [--only change,change]
//
// Each copy that is not read exactly, or doubtfully, is listed. The same seeds give the same copies.
import { basename } from 'node:path';
import { readOptions } from '../scripts/read-options.mjs';
import { relettered, turnedRows } from '../scripts/scenes/boards.mjs';
import { createRandom } from '../scripts/scenes/random.mjs';
import { bundledReader } from './bundled-reader.mjs';
import { atMost, CHANGES } from './other-pictures.mjs';
import { realPhotos } from './real-photos.mjs';
import { printTable } from './table.mjs';

/** The least confidence of a sure answer, and that below which the command calls a board doubtful. */
const SURE = 0.95;
const DOUBTFUL = 0.8;
/** Copies are made of pictures with at most so many pixels a side, which the reader would make smaller anyway. */
const LONGEST = 1000;

const { values, positionals: parts } = readOptions(import.meta.url, {
  allowPositionals: true,
  options: { only: { type: 'string' } },
});
const only = values.only?.split(',');
const pictures = realPhotos(parts);
if (!pictures) {
  console.error('there are no pictures in ../shared/data/photos');
  process.exit(1);
}
const { readPicture, rowsOf } = await bundledReader();
const changes = CHANGES.filter(({ name }) => !only || only.includes(name));
const tallies = new Map();

/** A number for a file's name, so that its copies stay the same when other pictures are added. */
const numberOf = (name) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);

/** All ways to turn a board: in a mirrored picture the red car has another side to leave at. */
const allTurns = (rows) => [0, 1, 2, 3].map((turns) => relettered(turnedRows(rows, turns)));

const withA = (rows) => rows.map((row) => row.replaceAll('A', 'O').replaceAll('X', 'A'));

for (const { file, kind, rows, image: original } of pictures) {
  const image = atMost(original, LONGEST);
  const asItIs = readPicture(image);
  const corners =
    asItIs.kind === 'read' && rowsOf(asItIs.board) === relettered(rows) ? asItIs.corners : undefined;
  for (const { name, kinds, make, mirrors } of changes) {
    if (!kinds.includes(kind)) continue;
    const random = createRandom(numberOf(`${name} ${basename(file)}`));
    const copy = make(random, { image, corners });
    const reading = readPicture(copy);
    const truth = allTurns(mirrors ? rows.map((row) => [...row].reverse().join('')) : rows);
    const read = reading.board && rowsOf(reading.board);
    const right =
      reading.kind === 'read' &&
      (mirrors ? truth.includes(relettered(withA(read.split('|')))) : read === truth[0]);
    // on which side a mirrored board has its exit may well be doubtful
    const onlyExit = mirrors && reading.confidence === reading.upright;
    const confidence = reading.kind === 'read' ? reading.confidence : 0;
    for (const row of [`all ${kind}`, `${kind}, ${name}`]) {
      const tally = tallies.get(row) ?? { copies: 0, right: 0, doubted: 0, refused: 0, sureWrong: 0 };
      tallies.set(row, tally);
      tally.copies++;
      if (right) tally.right++;
      if (right && confidence < DOUBTFUL && !onlyExit) tally.doubted++;
      if (reading.kind !== 'read') tally.refused++;
      if (!right && confidence > SURE) tally.sureWrong++;
    }
    if (right && (confidence >= DOUBTFUL || onlyExit)) continue;
    const verdict = right ? 'right' : reading.kind === 'read' ? 'WRONG' : reading.kind.toUpperCase();
    console.log(
      `${basename(file)}, ${name}: ${verdict}, ${confidence.toFixed(2)}${right ? '' : `  ${read ?? ''}`}`,
    );
  }
}
printTable(
  [...tallies]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([kind, { copies, right, doubted, refused, sureWrong }]) => ({
      'kind, change': kind,
      copies: String(copies),
      right: String(right),
      'right, below 0.8': String(doubted),
      wrong: String(copies - right - refused),
      'wrong, above 0.95': String(sureWrong),
      refused: String(refused),
    })),
);
