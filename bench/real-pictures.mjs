// Reads the real pictures of ../shared/data/photos (UNJAM_DATA) once each, from the sources, and prints a table by kind.
//
//    node bench/real-pictures.mjs [part of a file's name ...]
//
// Each picture that is not read exactly is listed with what was read. `half` is 0 or 1 by the place in the list: what is tuned on
// the pictures of one half is to be judged by the other.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';
import { decodePicture } from '../scripts/decode-picture.mjs';
import { relettered } from '../scripts/scenes/boards.mjs';
import { printTable } from './table.mjs';

/** The least confidence of a sure answer, and that below which the command calls a board doubtful. */
const SURE = 0.95;
const DOUBTFUL = 0.8;

const source = new URL('../packages/core/src/', import.meta.url).pathname;
const photos = process.env.UNJAM_DATA
  ? join(process.env.UNJAM_DATA, 'photos')
  : new URL('../../shared/data/photos', import.meta.url).pathname;

/** The reader as the sources have it now, in one file. */
async function bundledReader() {
  const folder = mkdtempSync(join(tmpdir(), 'unjam-real-'));
  try {
    const entry = join(folder, 'entry.ts');
    writeFileSync(
      entry,
      `export { readPicture } from '${source}picture/index.ts';
       export { rowsOf } from '${source}testing/lettered-rows.ts';`,
    );
    const bundle = await rolldown({ input: entry });
    const file = join(folder, 'reader.mjs');
    await bundle.write({ file, codeSplitting: false });
    return await import(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const kindOf = (file) =>
  file.startsWith('black-tray') ? 'at an angle' : file.endsWith('.png') ? 'screenshot' : 'from above';

if (!existsSync(photos)) {
  console.error(`there is no folder ${photos}`);
  process.exit(1);
}
const { readPicture, rowsOf } = await bundledReader();
const asked = process.argv.slice(2);
const [, ...lines] = readFileSync(join(photos, 'boards.tsv'), 'utf8').trim().split('\n');
const tallies = new Map();
for (const [place, line] of lines.entries()) {
  const [file, board] = line.split('\t');
  if (asked.length > 0 && !asked.some((part) => file.includes(part))) continue;
  const image = decodePicture(readFileSync(join(photos, file)));
  const started = performance.now();
  const reading = readPicture(image);
  const seconds = (performance.now() - started) / 1000;
  const read = reading.board && rowsOf(reading.board);
  const truth = relettered(board.replaceAll('x', '#').split('|'));
  const right = reading.kind === 'read' && read === truth;
  const confidence = reading.kind === 'read' ? reading.confidence : 0;
  for (const kind of [kindOf(file), `half ${place % 2}`]) {
    const tally = tallies.get(kind) ?? {
      pictures: 0,
      right: 0,
      refused: 0,
      sureWrong: 0,
      doubted: 0,
      seconds: 0,
    };
    tallies.set(kind, tally);
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
