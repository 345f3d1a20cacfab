// Boards as Unjam draws them: files of `unjam show`, screenshots of the app, and prints on paper. Needs a build.
import { Resvg } from '@resvg/resvg-js';
import { legalMoves, parseBoard, renderSvg } from '../../packages/core/dist/index.js';
import {
  darkBackground,
  FRAME,
  lightBackground,
  outlineText,
  pictureSide,
} from '../../packages/core/dist/render/index.js';
import { turnedRows } from './boards.mjs';
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

/** The board turned clockwise by quarter turns, with X for the red car as boards are usually typed. */
function parsed({ rows }, turns) {
  const lettered = rows.map((row) => row.replace(/[AX]/g, (c) => (c === 'A' ? 'X' : 'A')));
  return parseBoard(turnedRows(lettered, turns).join('\n'), {
    exit: ['right', 'bottom', 'left', 'top'][turns],
  });
}

/**
 * Paints a drawing whose longer side is `side` pixels, with its top left corner at `left`, `top`; returns the corners of its
 * grid, the top left one of the upright board first.
 *
 * @param turns the quarter turns clockwise by which the drawn board differs from the upright one, whose exit is at the right
 * @param app the random numbers for what the app draws over the board, if it draws anything
 */
function paintDrawing(random, painter, board, { side, left, top, theme, turns = 0, app }) {
  const puzzle = parsed(board, turns);
  const legal = random.chance(0.1) ? legalMoves(puzzle) : [];
  const plain = renderSvg(puzzle, {
    labels: random.chance(0.7),
    theme,
    ...(legal.length > 0 && !app ? { move: random.pick(legal) } : {}),
  });
  const svg = app ? plain.replace('</svg>', `${appMarks(app, puzzle, theme)}</svg>`) : plain;
  const { width, height, pixels } = new Resvg(outlineText(svg), {
    fitTo: { mode: puzzle.width < puzzle.height ? 'height' : 'width', value: side },
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
  const unit = width / pictureSide(puzzle.width);
  const cornerAt = (column, row) => ({
    x: left + (FRAME + column * 100) * unit,
    y: top + (FRAME + row * 100) * unit,
  });
  const corners = [
    cornerAt(0, 0),
    cornerAt(puzzle.width, 0),
    cornerAt(puzzle.width, puzzle.height),
    cornerAt(0, puzzle.height),
  ];
  return corners.map((_, i) => corners[(i + turns) % 4]);
}

/** What the app draws over a board: rings around vehicles, dots where one can go, the arrow of the next move. */
function appMarks(random, board, theme) {
  const [colour, around] = theme === darkBackground ? ['#ffd54a', '#12161c'] : ['#1456c4', '#fff'];
  const legal = legalMoves(board);
  if (legal.length === 0) return '';
  const move = random.pick(legal);
  const boxOf = ({ orientation, lane, offset, length }) =>
    orientation === 'horizontal'
      ? { x: offset * 100, y: lane * 100, w: length * 100, h: 100 }
      : { x: lane * 100, y: offset * 100, w: 100, h: length * 100 };
  const ring = (vehicle, dashes) => {
    const { x, y, w, h } = boxOf(board.vehicles[vehicle]);
    return `<rect x="${x + 3}" y="${y + 3}" width="${w - 6}" height="${h - 6}" rx="24" fill="none" stroke="${colour}" stroke-width="7"${dashes ? ' stroke-dasharray="18 12"' : ''}/>`;
  };
  const kind = random.pick(['arrow', 'arrow', 'arrow and ring', 'rings', 'dots']);
  const others = board.vehicles.flatMap((_, vehicle) => (random.chance(0.2) ? [ring(vehicle, true)] : []));
  if (kind === 'rings') return others.join('');
  const { orientation, lane, offset, length } = board.vehicles[move.vehicle];
  const point = (along, across) =>
    orientation === 'horizontal' ? `${along} ${across}` : `${across} ${along}`;
  const middle = lane * 100 + 50;
  const sign = Math.sign(move.by);
  const front = (move.by > 0 ? offset + length : offset) * 100;
  if (kind === 'dots') {
    const dots = Array.from({ length: Math.abs(move.by) }, (_, i) => front + sign * (i * 100 + 50)).map(
      (along) => {
        const [x, y] = point(along, middle).split(' ');
        return `<circle cx="${x}" cy="${y}" r="20" fill="${colour}" stroke="${around}" stroke-width="5" opacity=".9"/>`;
      },
    );
    return ring(move.vehicle, false) + dots.join('');
  }
  const tip = front + move.by * 100 - sign * 22;
  const barb = tip - sign * 24;
  const path = `M${point(front, middle)} L${point(tip, middle)} M${point(barb, middle - 22)} L${point(tip, middle)} L${point(barb, middle + 22)}`;
  const line = `d="${path}" fill="none" stroke-linecap="round" stroke-linejoin="round"`;
  const arrow = `<path ${line} stroke="${around}" stroke-width="22" opacity=".85"/><path ${line} stroke="${colour}" stroke-width="11"/>`;
  return kind === 'arrow' ? arrow : ring(move.vehicle, true) + others.join('') + arrow;
}

/**
 * A picture file or a screenshot with a drawing of a board in it.
 *
 * @param random the random numbers of random.mjs
 * @param extra a second generator of them, for the exit's edge and for what the app draws over a board
 * @param {{ width: number, height: number, rows: string[] }} board
 * @returns {{ image: { width: number, height: number, data: Uint8ClampedArray }, corners: { x: number, y: number }[] }}
 *   `corners` are the grid's, the upright board's top left first, then clockwise
 */
export function drawingOf(random, extra, board) {
  const side = random.whole(220, 900);
  const dark = random.chance(0.3);
  const page = choosePage(random, dark);
  const alone = random.chance(0.5);
  const [left, right] = alone ? [0, 0] : [random.whole(0, side * 0.3), random.whole(0, side * 0.3)];
  const [above, below] = alone ? [0, 0] : [random.whole(0, side * 0.5), random.whole(0, side * 0.6)];
  const turns = extra.chance(0.15) ? extra.whole(1, 3) : 0;
  const [columns, rows] = turns % 2 === 0 ? [board.width, board.height] : [board.height, board.width];
  const most = pictureSide(Math.max(columns, rows));
  const wide = Math.round((side * pictureSide(columns)) / most);
  const high = Math.round((side * pictureSide(rows)) / most);
  const [width, height] = [left + wide + right, above + high + below];
  const painter = createPainter(width, height, page);
  const ink = page[1] > 128 ? [20, 32, 43] : [235, 235, 235];
  if (above > 40)
    painter.words(random, left + 10, above * 0.3, side * random.between(0.2, 0.7), above * 0.25, ink);
  for (let y = above + high + 30; y < height - 30; y += 50)
    painter.words(random, left + 10, y, side * random.between(0.2, 0.9), 16, ink);
  const theme = dark ? darkBackground : lightBackground;
  const corners = paintDrawing(random, painter, board, {
    side,
    left,
    top: above,
    theme,
    turns,
    app: extra.chance(0.35) ? extra : undefined,
  });
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
    side: Math.round(pictureSide(Math.max(board.width, board.height)) * unit),
    left: Math.round(x - FRAME * unit),
    top: Math.round(y - FRAME * unit),
    theme: lightBackground,
  });
}
