// Generated pictures of boards, each with the board that it shows: for training the reading of pictures, for its tests
// and for the bench. A kind and a seed always give the same picture.
import { fullBoard, randomBoard } from './boards.mjs';
import { chooseView, photograph } from './camera.mjs';
import { blur, degradePhoto, throughJpeg } from './degrade.mjs';
import { drawingOf, paintPrint } from './drawing.mjs';
import { paintMarks } from './marks.mjs';
import { createPainter } from './painter.mjs';
import { createRandom } from './random.mjs';
import { paintBoard, paintScreen } from './screen.mjs';
import { chooseTheme } from './theme.mjs';
import { AROUND, buildToy, chooseToyStyle, SCALE } from './toy.mjs';

/** The kinds of scenes. The seeds of a kind depend on its place, so a new kind comes last. */
export const sceneKinds = ['above', 'oblique', 'screen', 'wood screen', 'card', 'own drawing'];

/** The size of the classic board. */
const CLASSIC = { width: 6, height: 6 };

/**
 * @param {string} kind one of `sceneKinds`
 * @param {number} seed
 * @param {number} [share] of the usual size of photographs; smaller ones are made faster, for training
 * @param {{ width: number, height: number }} [size] of the board, in cells
 * @returns {{ kind: string, seed: number, rows: string[], exitShown: boolean, image: { width: number, height: number, data: Uint8Array }, corners: { x: number, y: number }[], likeTray?: number }}
 *   `rows` are those of the upright board, whose exit is at the right; `corners` are the grid's, the upright board's top left
 *   first, then clockwise; `exitShown` says whether the picture shows the exit;
 *   `likeTray` is how many vehicles of a toy have nearly the colour of its tray
 */
export function makeScene(kind, seed, share = 1, size = CLASSIC) {
  const random = createRandom(seed * 7919 + sceneKinds.indexOf(kind) * 104729 + 17);
  // what is drawn with random numbers of its own leaves the rest of the scenes as it was before
  const extra = createRandom(seed * 6101 + sceneKinds.indexOf(kind) * 15_485_863 + 5);
  if (kind === 'above' || kind === 'oblique')
    return { kind, seed, ...toyScene(random, extra, kind, share, size) };
  if (kind === 'card') return { kind, seed, ...cardScene(random, share, size) };
  if (kind === 'own drawing') return { kind, seed, ...drawingScene(random, extra, share, size) };
  return { kind, seed, ...screenScene(random, extra, kind, size) };
}

function screenScene(random, extra, kind, size) {
  const anyRow = extra.chance(0.06);
  const board = random.chance(0.06)
    ? fullBoard(random, size)
    : randomBoard(random, { ...size, walls: random.chance(0.12) ? random.whole(1, 3) : 0, anyRow });
  let theme = chooseTheme(random);
  while (kind === 'wood screen' && !(theme.wood && theme.oneColour)) theme = chooseTheme(random);
  if (anyRow && theme.exit === 'none') theme.exit = 'gap';
  const { painter, corners, x, y, cell } = paintScreen(random, board, theme);
  if (extra.chance(0.12)) paintMarks(extra, painter, board, x, y, cell);
  const { image } = painter;
  const soft = random.chance(0.3) ? blur(image, random.between(0.3, 0.9)) : image;
  return {
    rows: board.rows,
    exitShown: theme.exit !== 'none',
    corners,
    image: random.chance(0.4) ? throughJpeg(soft, random.whole(50, 92)) : soft,
  };
}

function photoSize(random, share) {
  const { width, height } = random.pick([
    { width: 640, height: 480 },
    { width: 480, height: 640 },
    { width: 560, height: 560 },
  ]);
  return { width: Math.round(width * share), height: Math.round(height * share) };
}

const turnOf = (random) =>
  random.pick([0, 0, 90, 180, 270]) +
  (random.chance(0.75) ? random.between(-12, 12) : random.between(-45, 45));

function toyScene(random, extra, kind, share, size) {
  const anyRow = extra.chance(0.06);
  const board = random.chance(0.1)
    ? fullBoard(random, size)
    : randomBoard(random, { ...size, fullness: random.between(0.15, 0.9), anyRow });
  const style = chooseToyStyle(random);
  // on another row only the exit tells which way up the board is
  if (anyRow) style.exitGap = true;
  const map = buildToy(random, board, style);
  const tilt = kind === 'above' ? random.between(0, 14) : random.between(18, 45);
  const { image, corners } = photograph(
    map,
    chooseView(random, { tilt, turn: turnOf(random) }),
    photoSize(random, share),
  );
  return {
    rows: board.rows,
    exitShown: style.exitGap,
    corners,
    image: degradePhoto(random, image),
    likeTray: map.likeTray,
  };
}

function cardScene(random, share, size) {
  const board = randomBoard(random, size);
  const theme = { ...chooseTheme(random), shadow: 0, page: [244, 243, 240], pageGrain: false };
  const scene = printScene(random, share, board, theme.page, (painter, x, y, cell) =>
    paintBoard(random, painter, board, theme, x, y, cell),
  );
  return { ...scene, exitShown: theme.exit !== 'none' };
}

/** A drawing by Unjam: mostly as a file or on a screen, sometimes a photograph of its print. */
function drawingScene(random, extra, share, size) {
  const board = random.chance(0.05)
    ? fullBoard(random, size)
    : randomBoard(random, {
        ...size,
        walls: random.chance(0.4) ? random.whole(1, 3) : 0,
        anyRow: extra.chance(0.2),
      });
  if (random.chance(0.2)) {
    const scene = printScene(random, share, board, [250, 250, 248], (painter, x, y, cell) =>
      paintPrint(random, painter, board, x, y, cell),
    );
    return { ...scene, exitShown: true };
  }
  const { image, corners } = drawingOf(random, extra, board);
  const soft = random.chance(0.2) ? blur(image, random.between(0.3, 0.8)) : image;
  return {
    rows: board.rows,
    exitShown: true,
    corners,
    image: random.chance(0.5) ? throughJpeg(soft, random.whole(60, 95)) : soft,
  };
}

/** A photograph of paper on a table, with what `paint` paints on the paper. */
function printScene(random, share, board, paper, paint) {
  const columns = Math.round((board.width + 2 * AROUND) * SCALE);
  const rows = Math.round((board.height + 2 * AROUND) * SCALE);
  const table = chooseToyStyle(random).table;
  const painter = createPainter(columns, rows, table.base);
  const margin = random.between(0.7, AROUND - 0.1);
  painter.rounded(
    (AROUND - margin) * SCALE,
    (AROUND - margin) * SCALE,
    columns - 2 * (AROUND - margin) * SCALE,
    rows - 2 * (AROUND - margin) * SCALE,
    10,
    paper,
  );
  if (random.chance(0.6))
    painter.words(
      random,
      (AROUND + 1) * SCALE,
      (AROUND - margin + 0.15) * SCALE,
      2.5 * SCALE,
      0.35 * SCALE,
      [30, 30, 30],
    );
  paint(painter, AROUND * SCALE, AROUND * SCALE, SCALE);
  const colours = new Uint8ClampedArray(columns * rows * 3);
  for (let i = 0; i < columns * rows; i++)
    for (let c = 0; c < 3; c++) colours[i * 3 + c] = painter.image.data[i * 4 + c];
  const map = {
    columns,
    rows,
    heights: new Float32Array(columns * rows),
    colours,
    shine: random.between(0, 0.3),
    table,
    width: board.width,
    height: board.height,
  };
  const tilt = random.between(0, 35);
  const { image, corners } = photograph(
    map,
    chooseView(random, { tilt, turn: turnOf(random) }),
    photoSize(random, share),
  );
  return { rows: board.rows, corners, image: degradePhoto(random, image) };
}
