// Counts how many real pictures are read right with and without each look of the reader of pictures: the table in
// docs/pictures-reading.md. The pictures as they are take about ten minutes of processor time, and each round of copies as long.
//
//    node bench/picture-looks.mjs [copies, 8]
//
// A look is switched off by changing one expression of the sources before they are bundled. The pictures are those of
// ../shared/data/photos (UNJAM_DATA), as they are and changed at random as often as `copies` says (scripts/scenes/changed.mjs). A look
// that was not used in a picture cannot change how it is read, so the picture is not read without it.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';
import { decodePicture } from '../scripts/decode-picture.mjs';
import { readOptions } from '../scripts/read-options.mjs';
import { relettered } from '../scripts/scenes/boards.mjs';
import { changedPicture } from '../scripts/scenes/changed.mjs';
import { createRandom } from '../scripts/scenes/random.mjs';

/** For each look, the file and the expression that takes it, and what stands there without it. */
const looks = {
  'closer look': ['read-picture.ts', '{ ...options, closer: closerLook }', 'options'],
  'mirrored looks': [
    'mirrored-looks.ts',
    'meanLook(looksFrom(flat, CHANGES, network))',
    'lookAtBoard(flat, network)',
  ],
  'grids moved onto the cells': [
    'read-grids.ts',
    'moveOntoCells(reading, columns, rows, readOnce, ({ signs }) => rankOf(signs))',
    'reading',
  ],
  'grids one cell beside': ['read-grids.ts', 'shiftedGrids(reading).flatMap(quickly)', '[]'],
  'sides moved': ['any-size.ts', 'readMoved(features.image, first, options)', 'undefined'],
  'longer search': ['any-size.ts', 'readThoroughly(features, CLASSIC, CLASSIC, options)', 'first'],
  'second look': ['one-size.ts', 'secondLook(features, grids, columns, rows)', '[]'],
  'other sizes': ['any-size.ts', 'readAnySize(features, classic, options)', 'classic'],
  'odd floor': ['confidence.ts', 'oddestFloor(colours, best!, columns)', '1'],
  'pale pieces': [
    'read-grid.ts',
    'PALER * (meanChroma(columns, colours, strongest, piece) / strongest - 1)',
    '0',
  ],
};

/** What all readers of one picture share, so that it is computed once: its lines and views, and the grids found from these. */
const shared = [
  ['read-setup.ts', 'featuresOf(image)', '(globalThis.features ??= featuresOf(image))'],
  [
    'find-grids.ts',
    'export function findGrids(',
    `export function findGrids(features, columns, rows, effort) {
       const key = JSON.stringify([columns, rows, effort]);
       const found = (globalThis.grids ??= new Map());
       if (!found.has(key)) found.set(key, newGrids(features, columns, rows, effort));
       return found.get(key);
     }
     function newGrids(`,
  ],
];

/** The least confidence of a sure answer. */
const SURE = 0.95;
const source = new URL('../packages/core/src/', import.meta.url).pathname;
const photos = process.env.UNJAM_DATA
  ? join(process.env.UNJAM_DATA, 'photos')
  : new URL('../../shared/data/photos', import.meta.url).pathname;

/** The reader without a look, or the whole one, which notes the looks that it takes in `globalThis.taken`. */
async function readerWithout(without, folder) {
  const entry = join(folder, 'entry.ts');
  writeFileSync(
    entry,
    `export { readPicture, readSetup } from '${source}picture/index.ts';
     export { validate } from '${source}index.ts';
     export { rowsOf } from '${source}testing/lettered-rows.ts';`,
  );
  const changed = new Set();
  const transform = (code, id) => {
    for (const [file, expression, instead] of shared) {
      if (basename(id) !== file) continue;
      if (!code.includes(expression)) throw new Error(`${file} has no ${expression}`);
      code = code.replace(expression, () => instead);
    }
    for (const [look, [file, expression, instead]] of Object.entries(looks)) {
      if (basename(id) !== file || (without && without !== look)) continue;
      if (!code.includes(expression)) throw new Error(`${file} has no ${expression}`);
      changed.add(look);
      code = code.replace(expression, () =>
        without ? instead : `(globalThis.taken?.add('${look}'), ${expression})`,
      );
    }
    return code;
  };
  const bundle = await rolldown({ input: entry, plugins: [{ name: 'looks', transform }] });
  const file = join(folder, `${without ?? 'whole'}.mjs`.replaceAll(' ', '-'));
  await bundle.write({ file, codeSplitting: false });
  if (changed.size !== (without ? 1 : Object.keys(looks).length)) throw new Error(`${without}: not found`);
  return import(file);
}

/** What a reader says of a picture as the command reads it and as the app does: the rows of the board, and whether it is sure. */
function answersOf({ readPicture, readSetup, validate, rowsOf }, image) {
  const command = readPicture(image);
  const app = readSetup(image);
  const checked = app.kind === 'read' ? validate(app.board) : undefined;
  return {
    command: command.kind === 'read' ? rowsOf(command.board) : command.kind,
    sure: command.kind === 'read' && command.confidence > SURE,
    app: checked?.ok ? rowsOf(checked.value) : app.kind,
  };
}

const numberOf = (name) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);

function* pictures(copies) {
  const [, ...lines] = readFileSync(join(photos, 'boards.tsv'), 'utf8').trim().split('\n');
  const known = lines.map((line) => {
    const [file, board] = line.split('\t');
    const image = decodePicture(readFileSync(join(photos, file)));
    return { kind: 'as they are', file, image, truth: relettered(board.split('|')) };
  });
  yield* known;
  for (let copy = 0; copy < copies; copy++) {
    for (const { file, image, truth } of known) {
      const random = createRandom(1000 * copy + numberOf(basename(file)));
      yield { kind: 'changed', file: `${file} ${copy}`, image: changedPicture(random, image), truth };
    }
  }
}

const copies = Number(readOptions(import.meta.url, { allowPositionals: true }).positionals[0] ?? 8);
if (!existsSync(photos)) {
  console.error(`there is no folder ${photos}`);
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'unjam-looks-'));
try {
  const whole = await readerWithout(undefined, folder);
  const others = new Map();
  for (const look of Object.keys(looks)) others.set(look, await readerWithout(look, folder));
  const counts = {};
  const add = (kind, look, { command, sure, app }, truth, taken) => {
    counts[kind] ??= {};
    counts[kind][look] ??= { pictures: 0, taken: 0, command: 0, app: 0, sure: 0, 'sure, wrong': 0 };
    const count = counts[kind][look];
    count.pictures++;
    if (taken) count.taken++;
    if (command === truth) count.command++;
    if (app === truth) count.app++;
    if (sure) count.sure++;
    if (sure && command !== truth) count['sure, wrong']++;
  };
  let done = 0;
  for (const { kind, file, image, truth } of pictures(copies)) {
    globalThis.features = undefined;
    globalThis.grids = undefined;
    globalThis.taken = new Set();
    const answers = answersOf(whole, image);
    const { taken } = globalThis;
    globalThis.taken = undefined;
    add(kind, 'all looks', answers, truth, true);
    for (const [look, reader] of others) {
      const without = taken.has(look) ? answersOf(reader, image) : answers;
      add(kind, look, without, truth, taken.has(look));
      const right = (which) => `${answers[which] === truth} -> ${without[which] === truth}`;
      if (['command', 'app'].some((which) => (answers[which] === truth) !== (without[which] === truth)))
        console.error(`${file}: without ${look}: command ${right('command')}, app ${right('app')}`);
    }
    if (++done % 16 === 0) console.error(`${done} pictures\n${JSON.stringify(counts)}`);
  }
  for (const [kind, of] of Object.entries(counts)) {
    console.log(kind);
    console.table(of);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
