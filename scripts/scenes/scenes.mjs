// Generated pictures of boards, each with the board that it shows: for training the reading of pictures, for its tests
// and for the bench. A kind and a seed always give the same picture.
import { fullBoard, randomBoard } from './boards.mjs';
import { chooseView, photograph } from './camera.mjs';
import { blur, degradePhoto, throughJpeg } from './degrade.mjs';
import { drawingOf, paintPrint } from './drawing.mjs';
import { createPainter } from './painter.mjs';
import { createRandom } from './random.mjs';
import { chooseTheme, paintBoard, paintScreen } from './screen.mjs';
import { AROUND, buildToy, chooseToyStyle, SCALE } from './toy.mjs';

/** The kinds of scenes. The seeds of a kind depend on its place, so a new kind comes last. */
export const sceneKinds = ['above', 'oblique', 'screen', 'wood screen', 'card', 'own drawing'];

/**
 * @param {string} kind one of `sceneKinds`
 * @param {number} seed
 * @param {number} [share] of the usual size of photographs; smaller ones are made faster, for training
 * @returns {{ kind: string, seed: number, rows: string[], image: { width: number, height: number, data: Uint8Array }, corners: { x: number, y: number }[] }}
 *   `corners` are the grid's, the board's top left first, then clockwise as the board stands upright
 */
export function makeScene(kind, seed, share = 1) {
  const random = createRandom(seed * 7919 + sceneKinds.indexOf(kind) * 104729 + 17);
  if (kind === 'above' || kind === 'oblique') return { kind, seed, ...toyScene(random, kind, share) };
  if (kind === 'card') return { kind, seed, ...cardScene(random, share) };
  if (kind === 'own drawing') return { kind, seed, ...drawingScene(random, share) };
  const board = random.chance(0.06)
    ? fullBoard(random)
    : randomBoard(random, { walls: random.chance(0.08) ? random.whole(1, 2) : 0 });
  let theme = chooseTheme(random);
  while (kind === 'wood screen' && !(theme.wood && theme.oneColour)) theme = chooseTheme(random);
  const { image, corners } = paintScreen(random, board, theme);
  const soft = random.chance(0.3) ? blur(image, random.between(0.3, 0.9)) : image;
  return {
    kind,
    seed,
    rows: board.rows,
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

function toyScene(random, kind, share) {
  const board = random.chance(0.1)
    ? fullBoard(random)
    : randomBoard(random, { fullness: random.between(0.15, 0.9) });
  const style = chooseToyStyle(random);
  const map = buildToy(random, board, style);
  const tilt = kind === 'above' ? random.between(0, 14) : random.between(18, 45);
  const { image, corners } = photograph(
    map,
    chooseView(random, { tilt, turn: turnOf(random) }),
    photoSize(random, share),
  );
  return { rows: board.rows, corners, image: degradePhoto(random, image) };
}

function cardScene(random, share) {
  const board = randomBoard(random);
  const theme = { ...chooseTheme(random), shadow: 0, page: [244, 243, 240], pageGrain: false };
  return printScene(random, share, board, theme.page, (painter, x, y, cell) =>
    paintBoard(random, painter, board, theme, x, y, cell),
  );
}

/** A drawing by Unjam: mostly as a file or on a screen, sometimes a photograph of its print. */
function drawingScene(random, share) {
  const board = random.chance(0.05)
    ? fullBoard(random)
    : randomBoard(random, { walls: random.chance(0.15) ? random.whole(1, 2) : 0 });
  if (random.chance(0.2))
    return printScene(random, share, board, [250, 250, 248], (painter, x, y, cell) =>
      paintPrint(random, painter, board, x, y, cell),
    );
  const { image, corners } = drawingOf(random, board);
  const soft = random.chance(0.2) ? blur(image, random.between(0.3, 0.8)) : image;
  return {
    rows: board.rows,
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
