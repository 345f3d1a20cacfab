// Source: ours. Changes pictures as other photographers, telephones and apps would have made them.
// Guarantee: the same random numbers give the same copy. The board in it stays whole and the same, mirrored where a change says so.
//
//    cut off at the sides, other size, JPEG, turned, tilted, other light, mirrored, recoloured, in a window or with bars, several of these
import { throughJpeg } from '../scripts/scenes/degrade.mjs';

const PHOTOS = ['from above', 'at an angle'];
const SCREENS = ['screenshot'];
const ALL = [...PHOTOS, ...SCREENS];
/** The shortest side of a copy, in pixels: the smallest of the pictures is not much larger. */
const SMALLEST = 170;
/** The largest share of a side that is cut off. */
const MOST_CUT = 0.15;

/** A copy of so many pixels, whose point x, y has the colour of the picture at `from(x, y)`; `outside` is what lies beside it. */
function resampled(image, width, height, from, outside) {
  const data = new Uint8ClampedArray(width * height * 4);
  // a copy that is made smaller takes the mean of several points for each
  const [left, right, below] = [from(0, 0), from(1, 0), from(0, 1)];
  const step = Math.max(
    Math.hypot(right[0] - left[0], right[1] - left[1]),
    Math.hypot(below[0] - left[0], below[1] - left[1]),
  );
  const parts = Math.max(1, Math.ceil(step));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sum = [0, 0, 0];
      for (let part = 0; part < parts * parts; part++) {
        const [u, v] = from(x + ((part % parts) + 0.5) / parts, y + (Math.floor(part / parts) + 0.5) / parts);
        const colour = colourAt(image, u - 0.5, v - 0.5, outside);
        for (let c = 0; c < 3; c++) sum[c] += colour[c];
      }
      for (let c = 0; c < 3; c++) data[(y * width + x) * 4 + c] = sum[c] / parts / parts;
      data[(y * width + x) * 4 + 3] = 255;
    }
  }
  return { width, height, data };
}

/** The colour between four points, over white where the picture is transparent. */
function colourAt({ width, height, data }, u, v, outside) {
  if (outside && (u < -0.5 || v < -0.5 || u > width - 0.5 || v > height - 0.5)) return outside;
  const x = Math.min(Math.max(u, 0), width - 1.001);
  const y = Math.min(Math.max(v, 0), height - 1.001);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [x - left, y - top];
  const point = (i, c) => 255 + ((data[i + c] - 255) * data[i + 3]) / 255;
  const i = (top * width + left) * 4;
  return [0, 1, 2].map(
    (c) =>
      (point(i, c) * (1 - across) + point(i + 4, c) * across) * (1 - down) +
      (point(i + width * 4, c) * (1 - across) + point(i + width * 4 + 4, c) * across) * down,
  );
}

/** Cuts off up to so much of each side, but nothing of the grid where its corners are known; `toGrid` cuts to the grid's very edge. */
function cut(random, { image, corners }, toGrid = false) {
  const { width, height } = image;
  const xs = (corners ?? []).map(({ x }) => x);
  const ys = (corners ?? []).map(({ y }) => y);
  // where the corners are not known, at most 3 % of each side is cut off, which in our pictures is not the grid's
  const limits = corners
    ? [Math.min(...xs), Math.min(...ys), width - Math.max(...xs), height - Math.max(...ys)]
    : [0.03 * width, 0.03 * height, 0.03 * width, 0.03 * height];
  const shares = limits.map((limit, side) => {
    const most = Math.max(0, limit);
    if (toGrid) return Math.round(most);
    return Math.round(Math.min(most, random.between(0.03, MOST_CUT) * (side % 2 ? height : width)));
  });
  const [left, top, right, bottom] = shares;
  return resampled(image, width - left - right, height - top - bottom, (x, y) => [x + left, y + top]);
}

function scaled(image, factor) {
  const { width, height } = image;
  const by = Math.max(factor, Math.min(1, SMALLEST / Math.min(width, height)));
  return resampled(image, Math.round(width * by), Math.round(height * by), (x, y) => [x / by, y / by]);
}

/** The picture, made smaller if a side is longer than so many pixels. */
export function atMost(image, longest) {
  const factor = longest / Math.max(image.width, image.height);
  return factor < 1 ? scaled(image, factor) : image;
}

/** Turned about its middle by some degrees; what comes into view beside it repeats its edge. */
function turned(image, degrees) {
  const { width, height } = image;
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const most = [Math.round(width * c + height * Math.abs(s)), Math.round(height * c + width * Math.abs(s))];
  return resampled(image, ...most, (x, y) => {
    const [u, v] = [x - most[0] / 2, y - most[1] / 2];
    return [c * u + s * v + width / 2, -s * u + c * v + height / 2];
  });
}

/** Seen a little from one side, as a flat sheet: one side of the picture looks up to a fourth shorter than the other. */
function tilted(random, image) {
  const { width, height } = image;
  const [across, down] = [random.between(-0.14, 0.14), random.between(-0.14, 0.14)];
  // so much smaller that all of the picture stays in view
  const zoom = 1 + Math.abs(across) + Math.abs(down);
  return resampled(image, width, height, (x, y) => {
    const [u, v] = [zoom * ((2 * x) / width - 1), zoom * ((2 * y) / height - 1)];
    const nearer = 1 / (1 - across * u - down * v);
    return [((u * nearer + 1) * width) / 2, ((v * nearer + 1) * height) / 2];
  });
}

/** Each value of red, green and blue through a curve: brightness, contrast and white balance. */
function inOtherLight(random, image) {
  const gain = random.between(0.6, 1.25);
  const contrast = random.between(0.75, 1.25);
  const gamma = random.between(0.75, 1.35);
  const warm = random.between(-0.12, 0.12);
  return mapped(image, (rgb) =>
    rgb.map((value, c) => {
      const light = gain * (value / 255) ** gamma * (1 + [warm, 0, -warm][c]);
      return 255 * (0.5 + (light - 0.5) * contrast);
    }),
  );
}

function mapped({ width, height, data }, change) {
  const out = new Uint8ClampedArray(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const rgb = [0, 1, 2].map((c) => 255 + ((data[i + c] - 255) * data[i + 3]) / 255);
    out.set(change(rgb), i);
    out[i + 3] = 255;
  }
  return { width, height, data: out };
}

const mirrored = (image) => resampled(image, image.width, image.height, (x, y) => [image.width - x, y]);

/** Hues, in degrees, from which red is told; all others are moved round the circle, but not among these. */
const [LAST_RED, FIRST_RED] = [18, 340];
const [FIRST_OTHER, LAST_OTHER] = [45, 315];

/** All pieces and the ground in another hue, but what is red. */
function recoloured(random, image) {
  const range = LAST_OTHER - FIRST_OTHER;
  const shift = random.between(0.2, 0.8) * range;
  return mapped(image, ([r, g, b]) => {
    const most = Math.max(r, g, b);
    const chroma = most - Math.min(r, g, b);
    if (chroma < 0.12 * most) return [r, g, b];
    const sextant = most === r ? (g - b) / chroma : most === g ? 2 + (b - r) / chroma : 4 + (r - g) / chroma;
    const hue = (sextant * 60 + 360) % 360;
    if (hue < LAST_RED || hue > FIRST_RED) return [r, g, b];
    const moved = (((hue - LAST_RED) * range) / (FIRST_RED - LAST_RED) + shift) % range;
    const to = (FIRST_OTHER + moved) / 60;
    const part = (n) => most - chroma * Math.max(0, Math.min(1, Math.min((n + to) % 6, 4 - ((n + to) % 6))));
    return [part(5), part(3), part(1)];
  });
}

/** In a telephone's or a window's shape: bars of one colour around it, with a line of small marks on one of them. */
function inPage(random, image) {
  const { width, height } = image;
  const portrait = random.chance(0.6);
  const [left, right] = portrait ? [0.02, 0.02] : [random.between(0.1, 0.5), random.between(0.1, 0.5)];
  const [top, bottom] = portrait ? [random.between(0.2, 0.6), random.between(0.2, 0.6)] : [0.05, 0.1];
  const shade = random.pick([16, 32, 230, 250]);
  const page = [shade, shade + random.whole(-8, 5), shade + random.whole(-12, 5)];
  const [w, h] = [Math.round(width * (1 + left + right)), Math.round(height * (1 + top + bottom))];
  const copy = resampled(image, w, h, (x, y) => [x - left * width, y - top * height], page);
  const ink = shade < 128 ? 220 : 40;
  for (let mark = 0; mark < 12; mark++) {
    const x0 = Math.round(w * (0.1 + mark * 0.06));
    for (let y = Math.round(h * 0.015); y < h * 0.035; y++)
      for (let x = x0; x < x0 + w * random.between(0.02, 0.045); x++)
        copy.data.fill(ink, (y * w + x) * 4, (y * w + x) * 4 + 3);
  }
  return copy;
}

const jpeg = (random, image) => throughJpeg(image, random.whole(30, 70));
const slanted = (random) => random.pick([-1, 1]) * random.between(3, 8);

/** The changes, with the kinds of pictures that they fit. */
export const CHANGES = [
  { name: 'cut off', kinds: ALL, make: (random, picture) => cut(random, picture) },
  { name: 'cut to the grid', kinds: SCREENS, make: (random, picture) => cut(random, picture, true) },
  { name: 'smaller', kinds: ALL, make: (random, { image }) => scaled(image, random.between(0.4, 0.8)) },
  { name: 'larger', kinds: SCREENS, make: (random, { image }) => scaled(image, random.between(1.2, 1.6)) },
  {
    name: 'JPEG',
    kinds: ALL,
    make: (random, { image }) =>
      jpeg(
        random,
        mapped(image, (rgb) => rgb),
      ),
  },
  { name: 'turned', kinds: PHOTOS, make: (random, { image }) => turned(image, slanted(random)) },
  { name: 'tilted', kinds: PHOTOS, make: (random, { image }) => tilted(random, image) },
  { name: 'light', kinds: ALL, make: (random, { image }) => inOtherLight(random, image) },
  { name: 'mirrored', kinds: ALL, mirrors: true, make: (_, { image }) => mirrored(image) },
  { name: 'recoloured', kinds: ALL, make: (random, { image }) => recoloured(random, image) },
  { name: 'in a page', kinds: SCREENS, make: (random, { image }) => inPage(random, image) },
  {
    name: 'several',
    kinds: PHOTOS,
    mirrors: true,
    make: (random, { image, corners }) => {
      const half = { image: scaled(cut(random, { image, corners }), 0.6), corners: undefined };
      return jpeg(random, inOtherLight(random, mirrored(turned(half.image, slanted(random)))));
    },
  },
  {
    name: 'several',
    kinds: SCREENS,
    mirrors: true,
    make: (random, { image }) =>
      jpeg(random, recoloured(random, scaled(mirrored(inPage(random, image)), random.between(0.6, 1.3)))),
  },
];
