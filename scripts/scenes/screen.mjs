// Screenshots of games as apps and web pages draw them: blocks of wood or flat colours, light and dark, with panels,
// buttons and title bars around the board.
import { hsl, mixed, rgb, scaled } from './colours.mjs';
import { createPainter } from './painter.mjs';
import { smoothNoise } from './random.mjs';

const grain = (colour, seed, strength, along) => (x, y) => {
  const [a, b] = along ? [x, y] : [y, x];
  return scaled(
    colour,
    1 +
      strength *
        (smoothNoise(a * 0.015, b * 0.25, seed) * 0.6 + smoothNoise(a * 0.05, b * 0.9, seed + 1) * 0.4),
  );
};

/** Paints a board with its grid at `x`, `y` and cells `cell` pixels wide. */
export function paintBoard(random, painter, board, theme, x, y, cell) {
  const { width, height, exitRow, pieces } = board;
  const [w, h] = [width * cell, height * cell];
  if (theme.frame > 0) {
    const f = theme.frame * cell;
    const fill = theme.wood ? grain(theme.frameColour, theme.seed, 0.1, true) : theme.frameColour;
    painter.rounded(x - f, y - f, w + 2 * f, h + 2 * f, theme.radius * cell, fill);
  }
  const bed = theme.boardGrain > 0 ? grain(theme.board, theme.seed + 5, theme.boardGrain, true) : theme.board;
  const margin = theme.gap * cell * random.between(0, 0.5);
  painter.rounded(
    x - margin,
    y - margin,
    w + 2 * margin,
    h + 2 * margin,
    theme.frame > 0 ? theme.radius * cell * 0.3 : 0,
    bed,
  );
  if (theme.exit === 'gap')
    painter.rounded(x + w, y + exitRow * cell, Math.max(theme.frame, 0.1) * cell, cell, 0, bed);
  if (theme.exit === 'arrow')
    painter.rounded(
      x + w + cell * 0.05,
      y + (exitRow + 0.35) * cell,
      cell * 0.25,
      cell * 0.3,
      cell * 0.1,
      theme.red,
    );
  const contrast = theme.dark ? [255, 255, 255] : [0, 0, 0];
  const thin = Math.max(1, cell * random.between(0.01, 0.035));
  for (let i = 0; i <= width && theme.cells === 'lines'; i++)
    painter.rounded(x + i * cell - thin / 2, y, thin, h, 0, contrast, theme.cellsStrength);
  for (let i = 0; i <= height && theme.cells === 'lines'; i++)
    painter.rounded(x, y + i * cell - thin / 2, w, thin, 0, contrast, theme.cellsStrength);
  const inset = random.between(0.03, 0.12) * cell;
  for (let r = 0; r < height; r++) {
    for (let c = 0; c < width; c++) {
      if (theme.cells === 'squares')
        painter.rounded(
          x + c * cell + inset,
          y + r * cell + inset,
          cell - 2 * inset,
          cell - 2 * inset,
          theme.radius * cell * 0.5,
          contrast,
          theme.cellsStrength * 0.6,
        );
      if (theme.cells === 'dots')
        painter.disc(x + (c + 0.5) * cell, y + (r + 0.5) * cell, cell * 0.08, contrast, theme.cellsStrength);
      if (board.rows[r][c] === '#') {
        painter.rounded(
          x + (c + 0.04) * cell,
          y + (r + 0.04) * cell,
          cell * 0.92,
          cell * 0.92,
          theme.radius * cell * 0.5,
          mixed(theme.board, contrast, 0.75),
        );
      }
    }
  }
  const cars = random.shuffle(theme.palette.cars).map(rgb);
  const trucks = random.shuffle(theme.palette.trucks).map(rgb);
  pieces.forEach((piece, i) => {
    const list = piece.length > 2 ? trucks : cars;
    const colour =
      i === 0
        ? theme.red
        : theme.oneColour
          ? scaled(theme.block, 1 + random.between(-1, 1) * theme.blockVariation)
          : list[i % list.length];
    paintBlock(random, painter, theme, piece, colour, x, y, cell);
  });
}

function paintBlock(random, painter, theme, piece, colour, x, y, cell) {
  const { row, column, length, horizontal } = piece;
  const g = theme.gap * cell;
  const [bx, by] = [x + column * cell + g, y + row * cell + g];
  const [bw, bh] = [(horizontal ? length : 1) * cell - 2 * g, (horizontal ? 1 : length) * cell - 2 * g];
  const r = theme.radius * cell;
  if (theme.shadow > 0) painter.rounded(bx + g * 0.3, by + cell * 0.06, bw, bh, r, [0, 0, 0], theme.shadow);
  const textured =
    theme.blockGrain > 0
      ? grain(colour, theme.seed + row * 7 + column, theme.blockGrain, horizontal)
      : () => colour;
  const fill = (px, py) => {
    const t = horizontal ? (py - by) / bh : (px - bx) / bw;
    return scaled(textured(px, py), 1 + theme.shade * (0.5 - t));
  };
  const edge = theme.outline * cell;
  if (edge > 0)
    painter.rounded(
      bx,
      by,
      bw,
      bh,
      r,
      theme.outlineLight ? mixed(colour, [255, 255, 255], 0.6) : scaled(colour, 0.45),
    );
  painter.rounded(bx + edge, by + edge, bw - 2 * edge, bh - 2 * edge, Math.max(r - edge, 0), fill);
  if (theme.bevel > 0) {
    painter.rounded(bx + edge, by + edge, bw - 2 * edge, cell * 0.05, r, [255, 255, 255], theme.bevel);
    painter.rounded(
      bx + edge,
      by + bh - edge - cell * 0.05,
      bw - 2 * edge,
      cell * 0.05,
      r,
      [0, 0, 0],
      theme.bevel,
    );
  }
  const dark = scaled(colour, 0.4);
  const [cx, cy] = [bx + bw / 2, by + bh / 2];
  const s = cell;
  if (theme.marks === 'letters')
    painter.words(
      random,
      cx - s * 0.15,
      cy - s * 0.2,
      s * 0.25,
      s * 0.4,
      random.chance(0.5) ? [255, 255, 255] : [20, 20, 20],
    );
  if (theme.marks === 'bars')
    painter.rounded(
      cx - (horizontal ? bw * 0.3 : s * 0.04),
      cy - (horizontal ? s * 0.04 : bh * 0.3),
      horizontal ? bw * 0.6 : s * 0.08,
      horizontal ? s * 0.08 : bh * 0.6,
      s * 0.04,
      dark,
      0.7,
    );
  if (theme.marks === 'screws') {
    for (const end of [0.12, 0.88])
      painter.disc(horizontal ? bx + bw * end : cx, horizontal ? cy : by + bh * end, s * 0.07, dark, 0.8);
  }
  if (theme.marks === 'cars') {
    const [l, w] = horizontal ? [bw, bh] : [bh, bw];
    const part = (a, b, c, d, colourOf, alpha) =>
      horizontal
        ? painter.rounded(bx + a * l, by + b * w, c * l, d * w, s * 0.06, colourOf, alpha)
        : painter.rounded(bx + b * w, by + a * l, d * w, c * l, s * 0.06, colourOf, alpha);
    const glass = [40, 50, 66];
    if (length === 2) {
      part(0.24, 0.14, 0.13, 0.72, glass, 0.85);
      part(0.7, 0.16, 0.1, 0.68, glass, 0.85);
      part(0.38, 0.1, 0.3, 0.07, glass, 0.85);
      part(0.38, 0.83, 0.3, 0.07, glass, 0.85);
    } else {
      part(0.08, 0.16, 0.08, 0.68, glass, 0.85);
      part(0.25, 0.08, 0.7, 0.84, mixed(colour, [255, 255, 255], 0.25), 0.8);
      for (let i = 0; i < 5; i++) part(0.3 + i * 0.13, 0.1, 0.015, 0.8, dark, 0.4);
    }
    for (const end of [0.03, 0.93]) part(end, 0.1, 0.03, 0.16, [250, 240, 190], 0.9);
  }
}

/** A whole screen with the board in it; `corners` are those of the grid, which begins at `x`, `y`, the top left first. */
export function paintScreen(random, board, theme) {
  const shape = random.pick(['phone', 'phone', 'phone', 'window', 'window', 'tight', 'wide']);
  const width = {
    phone: random.whole(360, 640),
    window: random.whole(440, 900),
    tight: random.whole(300, 620),
    wide: random.whole(800, 1280),
  }[shape];
  const height = Math.round(
    width *
      {
        phone: random.between(1.5, 2.17),
        window: random.between(0.8, 1.6),
        tight: random.between(1.02, 1.15),
        wide: random.between(0.55, 0.75),
      }[shape],
  );
  const page = theme.pageGrain ? grain(theme.page, theme.seed + 9, 0.12, false) : theme.page;
  const painter = createPainter(width, height, page);
  const most = Math.min(width, height);
  const side =
    most *
    (shape === 'wide'
      ? random.between(0.5, 0.9)
      : shape === 'tight'
        ? random.between(0.86, 0.97)
        : random.between(0.6, 0.985));
  const around = Math.min(theme.frame, 0.5);
  const cell = side / (Math.max(board.width, board.height) + 2 * around);
  const [w, h] = [board.width * cell, board.height * cell];
  const f = around * cell;
  const x =
    shape === 'wide'
      ? random.between(f, width - w - f)
      : (width - w) / 2 + random.between(-1, 1) * Math.min((width - w) / 2 - f, cell * 0.2);
  const y = random.between(
    Math.min(f + cell * 0.1, (height - h) / 2),
    Math.max(height - h - f - cell * 0.1, (height - h) / 2),
  );
  const ink = theme.dark ? [235, 235, 235] : [30, 30, 34];
  const panel = mixed(theme.page, ink, random.between(0.05, 0.4));
  const r = random.between(0, 16);
  const bar = random.chance(0.5) ? random.between(18, 34) : 0;
  if (bar > 0) {
    const light = random.chance(0.6);
    painter.rounded(0, 0, width, bar, 0, light ? [255, 255, 255] : [32, 32, 36]);
    painter.words(random, bar, bar * 0.3, width * 0.25, bar * 0.4, light ? [20, 20, 20] : [230, 230, 230]);
    for (let i = 0; i < 3; i++)
      painter.rounded(
        width - bar * (0.8 + i * 1.3),
        bar * 0.35,
        bar * 0.35,
        bar * 0.3,
        0,
        light ? [40, 40, 40] : [220, 220, 220],
      );
  }
  const above = y - f - bar;
  if (above > 50 && random.chance(0.8)) {
    if (random.chance(0.6))
      painter.rounded(width * 0.03, bar + above * 0.12, width * 0.94, above * 0.7, r, panel);
    painter.words(random, width * 0.35, bar + above * 0.2, width * 0.3, above * 0.14, ink);
    painter.words(random, width * 0.45, bar + above * 0.45, width * 0.1, above * 0.22, ink);
    if (random.chance(0.5))
      painter.disc(width * 0.88, bar + above * 0.45, above * 0.14, mixed(panel, ink, 0.5));
  }
  const below = height - (y + h + f);
  if (below > 50 && random.chance(0.85)) {
    const count = random.whole(2, 5);
    const size = Math.min(below * 0.6, (width / count) * 0.8);
    const colourful = random.chance(0.4);
    for (let i = 0; i < count; i++) {
      const bx = (width / count) * (i + 0.5) - size / 2;
      const by = y + h + f + below * 0.3;
      const colour = colourful ? hsl(random.between(0, 360), 0.7, 0.5) : panel;
      painter.rounded(bx, by, size, size * 0.8, r, colour);
      painter.words(random, bx + size * 0.25, by + size * 0.3, size * 0.5, size * 0.25, ink);
    }
  }
  if (shape === 'wide') {
    const left = x > width / 2;
    const [px, pw] = left
      ? [width * 0.02, x - f - width * 0.04]
      : [x + w + f + width * 0.02, width - (x + w + f) - width * 0.04];
    if (pw > 60) {
      painter.rounded(px, height * 0.2, pw, height * 0.6, r, panel);
      for (let i = 0; i < 8; i++)
        painter.words(
          random,
          px + pw * 0.08,
          height * (0.24 + i * 0.065),
          pw * random.between(0.3, 0.8),
          height * 0.03,
          ink,
        );
    }
  }
  paintBoard(random, painter, board, theme, x, y, cell);
  const corners = [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ];
  return { painter, corners, x, y, cell };
}
