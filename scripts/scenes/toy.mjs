// A plastic or wooden game as a height map with colours, seen straight from above: the tray with its rim, the floor of
// the cells, the vehicles as simple solids. The camera of camera.mjs looks at it from an angle. One unit is one cell.
import { hsl, mixed, palettes, rgb, scaled } from './colours.mjs';
import { smoothNoise } from './random.mjs';

/** Raster points along a cell. */
export const SCALE = 40;
/** Cells of table around the board. */
export const AROUND = 1.75;

const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
/** Signed distance to a rounded rectangle about the origin, negative inside. */
function roundedDistance(x, y, halfWidth, halfHeight, radius) {
  const dx = Math.abs(x) - halfWidth + radius;
  const dy = Math.abs(y) - halfHeight + radius;
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
}

/** Chooses the look of the whole game. */
export function chooseToyStyle(random) {
  const kind = random.pick(['toy', 'toy', 'toy', 'classic', 'classic', 'plain', 'wood']);
  const palette = kind === 'toy' ? palettes.toy : random.pick(Object.values(palettes));
  const wood = kind === 'wood';
  const tray = wood
    ? hsl(random.between(25, 40), random.between(0.3, 0.6), random.between(0.3, 0.75))
    : random.pick([
        [225, 228, 230],
        [236, 236, 236],
        [205, 208, 214],
        [60, 62, 66],
        [40, 42, 52],
        [120, 124, 130],
        hsl(random.between(200, 260), random.between(0.2, 0.6), random.between(0.2, 0.6)),
        hsl(random.between(0, 360), random.between(0.05, 0.4), random.between(0.2, 0.8)),
      ]);
  return {
    kind,
    palette,
    tray: kind === 'toy' && random.chance(0.7) ? [226, 228, 231] : tray,
    floor: random.pick(['squares', 'squares', 'squares', 'hollows', 'lines', 'plain']),
    floorShade: random.between(0.75, 1.1),
    jointShade: random.between(0.68, 1),
    rim: random.between(0.35, 0.9),
    rimHeight: random.between(0.1, 0.5),
    gap: random.between(0.03, 0.1),
    play: random.between(0, 0.05),
    bodyHeight: kind === 'plain' || wood ? random.between(0.3, 0.6) : random.between(0.3, 0.5),
    cabin: kind === 'plain' || wood ? 0 : random.between(0.1, 0.35),
    knob: kind === 'toy' ? random.chance(0.8) : random.chance(0.1),
    windows: kind === 'classic' ? random.chance(0.5) : random.chance(0.15),
    radius: kind === 'plain' || wood ? random.between(0.04, 0.15) : random.between(0.12, 0.4),
    truckRadius: random.between(0.04, 0.2),
    oneColour: wood ? random.chance(0.6) : false,
    blockColour: hsl(random.between(22, 42), random.between(0.35, 0.8), random.between(0.4, 0.75)),
    shine: random.between(0, 0.7),
    table: chooseTable(random),
    seed: random.whole(1, 1e6),
    wood,
    trayColoured: random.chance(0.4) ? random.between(0.1, 0.35) : 0,
    scratches: random.between(0, 0.06),
    exitGap: random.chance(0.8),
  };
}

function chooseTable(random) {
  const kind = random.pick(['cloth', 'plain', 'plain', 'wood', 'pattern']);
  const dark = random.chance(0.4);
  const base =
    kind === 'wood'
      ? hsl(random.between(18, 40), random.between(0.2, 0.6), random.between(0.2, 0.7))
      : random.chance(0.7)
        ? hsl(
            random.between(0, 360),
            random.between(0, 0.12),
            dark ? random.between(0.06, 0.25) : random.between(0.6, 0.92),
          )
        : hsl(random.between(0, 360), random.between(0.1, 0.6), random.between(0.2, 0.8));
  return {
    kind,
    base,
    strength: random.between(0.02, 0.14),
    size: random.between(0.3, 3),
    seed: random.whole(1, 1e6),
  };
}

/** The colour of the table at a point, in cells from the grid's corner. */
export function tableColour(table, u, v) {
  const { kind, base, strength, size, seed } = table;
  if (kind === 'wood') {
    const grain = smoothNoise(u * 0.6, v * 7, seed) * 0.6 + smoothNoise(u * 2, v * 25, seed + 1) * 0.4;
    return scaled(base, 1 + grain * strength * 2);
  }
  if (kind === 'pattern') {
    const check = (Math.floor(u / size) + Math.floor(v / size)) & 1 ? 1 : -1;
    return scaled(base, 1 + check * strength * 2);
  }
  const fine = smoothNoise(u * 12, v * 12, seed) * (kind === 'cloth' ? 1 : 0.3);
  return scaled(base, 1 + (fine * 0.7 + smoothNoise(u * size, v * size, seed + 1) * 0.5) * strength);
}

/**
 * Gives each piece a colour: trucks from the trucks' colours, cars from the cars', without repeats as long as there are
 * enough; some pieces have nearly the tray's colour.
 *
 * @returns for each piece its colour, and whether it is nearly the tray's
 */
export function colourPieces(random, pieces, style) {
  const { palette } = style;
  const cars = random.shuffle(palette.cars).map(rgb);
  const trucks = random.shuffle(palette.trucks).map(rgb);
  const vary = (colour) => colour.map((value) => clamp(value + random.between(-18, 18), 4, 252));
  const ownColour = (piece, i) => {
    if (i === 0) return vary(rgb(palette.red));
    if (style.oneColour) return style.blockColour;
    if (style.wood) return scaled(style.blockColour, random.between(0.75, 1.15));
    const list = piece.length > 2 ? trucks : cars;
    const place = pieces
      .slice(0, i)
      .filter((other, j) => j > 0 && other.length > 2 === piece.length > 2).length;
    if (list === trucks && place >= trucks.length) return vary(cars[place % cars.length]);
    return vary(list[place % list.length]);
  };
  return pieces.map((piece, i) => {
    const likeTray = i > 0 && !style.oneColour && !style.wood && random.chance(style.trayColoured);
    return {
      likeTray,
      colour: likeTray ? vary(scaled(style.tray, random.between(0.6, 0.97))) : ownColour(piece, i),
    };
  });
}

/**
 * The height map with colours; `heights` in cells, `colours` from 0 to 255; `likeTray` counts the pieces that have nearly the
 * tray's colour.
 */
export function buildToy(random, board, style) {
  const { width, height, pieces } = board;
  const columns = Math.round((width + 2 * AROUND) * SCALE);
  const rows = Math.round((height + 2 * AROUND) * SCALE);
  const heights = new Float32Array(columns * rows);
  const colours = new Uint8ClampedArray(columns * rows * 3);
  const paints = colourPieces(random, pieces, style);
  const solids = pieces.map((piece, i) => {
    const across = piece.horizontal ? 1 : piece.length;
    const along = piece.horizontal ? piece.length : 1;
    const shift = style.play;
    return {
      piece,
      colour: paints[i].colour,
      x: piece.column + along / 2 + random.between(-shift, shift),
      y: piece.row + across / 2 + random.between(-shift, shift),
      turn: random.between(-1, 1) * shift * 0.6,
      backwards: random.chance(0.5),
      tall: style.bodyHeight * (piece.length > 2 ? random.between(0.9, 1.3) : 1),
      seed: random.whole(1, 1e6),
    };
  });
  const owner = new Map();
  for (const solid of solids) {
    const { piece } = solid;
    for (let i = 0; i < piece.length; i++) {
      const cell = piece.horizontal
        ? piece.row * width + piece.column + i
        : (piece.row + i) * width + piece.column;
      owner.set(cell, solid);
    }
  }
  const walls = new Set();
  board.rows.forEach((text, row) => {
    [...text].forEach((label, column) => {
      if (label === '#') walls.add(row * width + column);
    });
  });
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const u = x / SCALE - AROUND;
      const v = y / SCALE - AROUND;
      let [z, colour] = ground(board, style, u, v);
      if (u > 0 && u < width && v > 0 && v < height) {
        const cell = Math.floor(v) * width + Math.floor(u);
        if (walls.has(cell)) {
          const d = roundedDistance((u % 1) - 0.5, (v % 1) - 0.5, 0.45, 0.45, 0.08);
          if (d < 0) [z, colour] = [style.bodyHeight, scaled(style.tray, 0.35)];
        }
        const solid = owner.get(cell);
        if (solid) {
          const top = solidAt(solid, style, u, v);
          if (top) [z, colour] = top;
        }
      }
      const i = y * columns + x;
      heights[i] = z;
      colours.set(colour, i * 3);
    }
  }
  return {
    columns,
    rows,
    heights,
    colours,
    shine: style.shine,
    table: style.table,
    width,
    height,
    likeTray: paints.filter(({ likeTray }) => likeTray).length,
  };
}

function ground(board, style, u, v) {
  const { width, height, exitRow } = board;
  const inside = u > 0 && u < width && v > 0 && v < height;
  const grainOf = (a, b) => (style.wood ? 1 + smoothNoise(a * 0.7, b * 8, style.seed) * 0.08 : 1);
  if (!inside) {
    const outside = Math.max(-u, u - width, -v, v - height);
    if (outside > style.rim) return [0, tableColour(style.table, u, v)];
    const inExit = style.exitGap && u > width && v > exitRow + 0.05 && v < exitRow + 0.95;
    const slope = clamp(outside / 0.12, 0, 1) * clamp((style.rim - outside) / 0.06 + 0.3, 0.3, 1);
    return [inExit ? 0.05 : style.rimHeight * slope + 0.05, scaled(style.tray, grainOf(u, v))];
  }
  const du = Math.abs((u % 1) - 0.5);
  const dv = Math.abs((v % 1) - 0.5);
  const far = Math.max(du, dv);
  const base = scaled(style.tray, style.floorShade * grainOf(u, v));
  if (style.floor === 'squares') {
    const rise = clamp((0.36 - far) / 0.04, 0, 1);
    const joint = Math.min(du, dv) < 0.05 && far > 0.36 ? 0.03 : 0;
    return [0.02 + 0.07 * rise + joint, scaled(base, style.jointShade + (1 - style.jointShade) * rise)];
  }
  if (style.floor === 'hollows') return [0.1 - 0.08 * clamp((0.4 - far) / 0.06, 0, 1), base];
  if (style.floor === 'lines') return [0.02, far > 0.475 ? scaled(base, 0.55) : base];
  return [0.02, base];
}

function solidAt({ piece, colour, x, y, turn, backwards, tall, seed }, style, u, v) {
  let a = u - x;
  let b = v - y;
  [a, b] = [a + b * turn, b - a * turn];
  if (!piece.horizontal) [a, b] = [b, -a];
  if (backwards) [a, b] = [-a, -b];
  const truck = piece.length > 2;
  const halfLength = piece.length / 2 - style.gap;
  const halfWidth = 0.5 - style.gap;
  const radius = truck ? style.truckRadius : style.radius;
  const distance = roundedDistance(a, b, halfLength, halfWidth, radius);
  if (distance > 0) return undefined;
  let z = tall * (0.6 + 0.4 * Math.sqrt(clamp(-distance / 0.12, 0, 1)));
  let shade = 1;
  if (style.wood) shade = 1 + smoothNoise(a * 0.8 + seed, b * 9, seed) * 0.09;
  if (style.cabin > 0) {
    const at = a / piece.length;
    if (truck) {
      const cargo = at > -0.18;
      z += (cargo ? 0.7 : 0.2) * style.cabin * clamp((0.44 - Math.abs(b)) / 0.05, 0, 1);
      if (Math.abs(at + 0.18) < 0.02) shade *= 0.75;
    } else {
      const slope = clamp((0.24 - Math.abs(at)) / 0.08, 0, 1) * clamp((0.38 - Math.abs(b)) / 0.08, 0, 1);
      z += style.cabin * slope;
      if (style.windows && slope > 0.15 && slope < 0.85) colour = mixed(colour, [25, 28, 34], 0.8);
    }
    if (style.knob && Math.abs(a - 0.05) < 0.1 && Math.abs(b) < 0.22) z += 0.16;
  }
  return [z, scaled(colour, shade)];
}
