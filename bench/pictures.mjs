// Measures the reading of pictures: generated scenes of each kind, and the photographs and the screenshot of
// ../shared/data/photos if they are there, each as it is and as copies that are seen from elsewhere and in other light.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { validate } from '../packages/core/dist/index.js';
import { readPicture, readSetup } from '../packages/core/dist/picture/index.js';
import { decodePicture } from '../scripts/decode-picture.mjs';
import { otherSize, relettered, turnedRows } from '../scripts/scenes/boards.mjs';
import { changedPicture } from '../scripts/scenes/changed.mjs';
import { createRandom } from '../scripts/scenes/random.mjs';
import { makeScene, sceneKinds } from '../scripts/scenes/scenes.mjs';

/** How many scenes of each kind, and the first seed; the network was not trained on these. */
const SCENES = 20;
const FIRST_SEED = 500_000;
/** How many changed copies of each real picture. */
const COPIES = 8;
/** The least confidence with which a reading counts as sure. */
const SURE = 0.95;

const photos = process.env.UNJAM_DATA
  ? join(process.env.UNJAM_DATA, 'photos')
  : new URL('../../shared/data/photos', import.meta.url).pathname;

/** The rows of a board, turned so that its exit is at the right. */
function rowsOf({ width, height, vehicles, walls, primary, exit }) {
  const cells = new Array(width * height).fill('.');
  for (const wall of walls) cells[wall] = '#';
  vehicles.forEach(({ orientation, lane, offset, length }, index) => {
    for (let i = offset; i < offset + length; i++) {
      cells[orientation === 'horizontal' ? lane * width + i : i * width + lane] =
        index === primary ? 'A' : String.fromCodePoint(0x200 + index);
    }
  });
  const rows = Array.from({ length: height }, (_, row) =>
    cells.slice(row * width, (row + 1) * width).join(''),
  );
  return turnedRows(rows, ['right', 'top', 'left', 'bottom'].indexOf(exit));
}

/** Whether a reading shows these rows. */
const isExact = (reading, rows) =>
  reading.kind === 'read' && relettered(rowsOf(reading.board)) === relettered(rows);

/** Reads a picture as the app does: without the closer look, whose network is too large for a page. */
function readAsInApp(image) {
  const reading = readSetup(image);
  if (reading.kind !== 'read') return reading;
  const checked = validate(reading.board);
  return checked.ok ? { ...reading, board: checked.value } : { kind: 'no grid' };
}

/** How many cells differ; two boards of different sizes differ everywhere. */
function differences(read, truth) {
  const [a, b] = [read.join(''), truth.join('')];
  if (a.length !== b.length) return b.length;
  // a cell agrees if both are empty, a wall, the red car, or another vehicle with the same cells
  const cellsOf = (text, i) => [...text].flatMap((c, j) => (c === text[i] ? [j] : [])).join();
  return [...a].filter((c, i) =>
    '.#A'.includes(c) || '.#A'.includes(b[i]) ? c !== b[i] : cellsOf(a, i) !== cellsOf(b, i),
  ).length;
}

/** A number for a file's name, so that the copies of a picture stay the same when other pictures are added or removed. */
const numberOf = (name) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);

/** Corners that a person may have placed: those of a reading, each moved by up to a fifth of a cell each way. */
function placedCorners({ corners, board }, random) {
  const cell = Math.hypot(corners[1].x - corners[0].x, corners[1].y - corners[0].y) / board.width;
  const moved = (value) => value + random.between(-0.2, 0.2) * cell;
  return corners.map(({ x, y }) => ({ x: moved(x), y: moved(y) }));
}

function* works(count) {
  for (const kind of sceneKinds) {
    for (let i = 0; i < count; i++) {
      const { image, rows, corners, likeTray } = makeScene(kind, FIRST_SEED + i);
      // vehicles of the tray's colour are harder to see, for people too
      const row = likeTray ? `${kind}, tray's colour` : kind;
      yield { kind: row, name: `${kind} ${FIRST_SEED + i}`, image, rows, corners };
    }
  }
  for (let i = 0; i < count; i++) {
    const kind = sceneKinds[i % sceneKinds.length];
    const size = otherSize(createRandom(FIRST_SEED + i));
    const { image, rows, corners } = makeScene(kind, FIRST_SEED + i, 1, size);
    yield {
      kind: 'other sizes',
      name: `${kind} ${FIRST_SEED + i}, ${size.width} by ${size.height}`,
      image,
      rows,
      corners,
    };
  }
  if (!existsSync(photos)) return;
  const [, ...lines] = readFileSync(join(photos, 'boards.tsv'), 'utf8').trim().split('\n');
  for (const line of lines) {
    const [file, board] = line.split('\t');
    const image = decodePicture(readFileSync(join(photos, file)));
    const name = basename(file);
    const rows = board.split('|');
    yield { kind: file.endsWith('.png') ? 'real screenshot' : 'real photograph', name, image, rows };
    for (let copy = 0; copy < COPIES; copy++) {
      const random = createRandom(1000 * copy + numberOf(name));
      yield { kind: 'real, changed', name: `${name} ${copy}`, image: changedPicture(random, image), rows };
    }
  }
}

/** A row for each kind of picture; `tell` is called for every picture that was not read exactly. */
export function pictureRows(count = SCENES, tell = () => {}) {
  const kinds = new Map();
  for (const { kind, name, image, rows, corners } of works(count)) {
    const started = performance.now();
    const reading = readPicture(image);
    const milliseconds = performance.now() - started;
    const read = reading.kind === 'read' ? rowsOf(reading.board) : undefined;
    const exact = isExact(reading, rows);
    const off = read === undefined || exact ? 0 : differences(read, rows);
    if (!exact)
      tell(
        `${name}: ${read ? `${off} cells off, confidence ${reading.confidence.toFixed(2)}` : reading.kind}`,
      );
    const tally = kinds.get(kind) ?? {
      pictures: 0,
      exact: 0,
      few: 0,
      refused: 0,
      wrong: 0,
      sure: 0,
      sureWrong: 0,
      withCorners: 0,
      inApp: 0,
      times: [],
    };
    kinds.set(kind, tally);
    tally.pictures++;
    tally.times.push(milliseconds);
    if (isExact(readAsInApp(image), rows)) tally.inApp++;
    if (exact) tally.exact++;
    else if (read === undefined) tally.refused++;
    // one car or truck too many or too few is up to three cells
    else if (off <= 3) tally.few++;
    else tally.wrong++;
    if (read && reading.confidence > SURE) {
      tally.sure++;
      if (!exact) tally.sureWrong++;
    }
    // the corners of real pictures are not known, so they are taken from the reading
    const placed = corners ?? (read && placedCorners(reading, createRandom(numberOf(name))));
    if (placed && isExact(readPicture(image, { corners: placed }), rows)) tally.withCorners++;
    process.stderr.write('.');
  }
  const percent = (part, whole) => (whole === 0 ? '' : `${((100 * part) / whole).toFixed(0)} %`);
  return [...kinds].map(([kind, tally]) => ({
    pictures: kind,
    '': String(tally.pictures),
    exact: percent(tally.exact, tally.pictures),
    'one piece off': percent(tally.few, tally.pictures),
    refused: percent(tally.refused, tally.pictures),
    wrong: percent(tally.wrong, tally.pictures),
    'exact in the app': percent(tally.inApp, tally.pictures),
    'exact with corners': percent(tally.withCorners, tally.pictures),
    'sure (> 0.95)': percent(tally.sure, tally.pictures),
    'of these wrong': percent(tally.sureWrong, tally.sure),
    ms: tally.times.toSorted((a, b) => a - b)[tally.times.length >> 1].toFixed(0),
  }));
}

export const hasPhotos = existsSync(photos) && readdirSync(photos).length > 0;
