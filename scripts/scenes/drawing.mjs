// Boards as Unjam draws them: files of `unjam show`, screenshots of the app, and prints on paper. Needs a build.
import { Resvg } from '@resvg/resvg-js';
import { moves, parseBoard, renderSvg } from '../../packages/core/dist/index.js';
import {
  darkBackground,
  FRAME,
  lightBackground,
  outlineText,
  pictureSide,
} from '../../packages/core/dist/render/index.js';
import { hsl } from './colours.mjs';
import { createPainter } from './painter.mjs';

const WHITE = [255, 255, 255];
const BLACK = [0, 0, 0];

/** The colour around a drawing; a transparent one becomes white when it is shown, or black when it is saved as JPEG. */
const choosePage = (random, dark) =>
  random.pick([
    WHITE,
    WHITE,
    BLACK,
    dark ? [20, 24, 31] : [247, 246, 242],
    hsl(random.between(0, 360), random.between(0, 0.5), random.between(0, 1)),
  ]);

/** The board, with X for the red car as boards are usually typed. */
const parsed = ({ rows }) =>
  parseBoard(rows.map((row) => row.replace(/[AX]/g, (c) => (c === 'A' ? 'X' : 'A'))).join('\n'));

/** Paints a drawing `side` pixels wide, with its top left corner at `left`, `top`; returns the corners of its grid. */
function paintDrawing(random, painter, board, { side, left, top, theme }) {
  const puzzle = parsed(board);
  const legal = random.chance(0.1) ? moves(puzzle) : [];
  const svg = renderSvg(puzzle, {
    labels: random.chance(0.7),
    theme,
    ...(legal.length > 0 ? { move: random.pick(legal) } : {}),
  });
  const { width, height, pixels } = new Resvg(outlineText(svg), {
    fitTo: { mode: 'width', value: side },
    font: { loadSystemFonts: false },
  }).render();
  const { image } = painter;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      const to = ((y + top) * image.width + x + left) * 4;
      const through = 1 - pixels[from + 3] / 255;
      for (let c = 0; c < 3; c++) image.data[to + c] = pixels[from + c] + through * image.data[to + c];
    }
  }
  const unit = width / pictureSide(board.width);
  const cornerAt = (column, row) => ({
    x: left + (FRAME + column * 100) * unit,
    y: top + (FRAME + row * 100) * unit,
  });
  return [
    cornerAt(0, 0),
    cornerAt(board.width, 0),
    cornerAt(board.width, board.height),
    cornerAt(0, board.height),
  ];
}

/**
 * A picture file or a screenshot with a drawing of a board in it.
 *
 * @param random the random numbers of random.mjs
 * @param {{ width: number, height: number, rows: string[] }} board
 * @returns {{ image: { width: number, height: number, data: Uint8ClampedArray }, corners: { x: number, y: number }[] }}
 *   `corners` are the grid's, the board's top left first, then clockwise
 */
export function drawingOf(random, board) {
  const side = random.whole(220, 900);
  const dark = random.chance(0.3);
  const page = choosePage(random, dark);
  const alone = random.chance(0.5);
  const [left, right] = alone ? [0, 0] : [random.whole(0, side * 0.3), random.whole(0, side * 0.3)];
  const [above, below] = alone ? [0, 0] : [random.whole(0, side * 0.5), random.whole(0, side * 0.6)];
  const [width, height] = [left + side + right, above + side + below];
  const painter = createPainter(width, height, page);
  const ink = page[1] > 128 ? [20, 32, 43] : [235, 235, 235];
  if (above > 40)
    painter.words(random, left + 10, above * 0.3, side * random.between(0.2, 0.7), above * 0.25, ink);
  for (let y = above + side + 30; y < height - 30; y += 50)
    painter.words(random, left + 10, y, side * random.between(0.2, 0.9), 16, ink);
  const theme = dark ? darkBackground : lightBackground;
  const corners = paintDrawing(random, painter, board, { side, left, top: above, theme });
  return { image: painter.image, corners };
}

/**
 * Paints a drawing on paper, for a photograph of it.
 *
 * @param painter the painter of painter.mjs
 * @param {number} x where the grid begins
 * @param {number} y
 * @param {number} cell the width of a cell
 */
export function paintPrint(random, painter, board, x, y, cell) {
  const unit = cell / 100;
  paintDrawing(random, painter, board, {
    side: Math.round(pictureSide(board.width) * unit),
    left: Math.round(x - FRAME * unit),
    top: Math.round(y - FRAME * unit),
    theme: lightBackground,
  });
}
