// Source: ours. Makes a new photograph of an old one: the picture as a flat sheet, seen from elsewhere, in other light, by another
// camera. The sides of tall pieces that were hidden stay hidden, so the sheet is tilted only a little.
// Guarantee: the same random numbers give the same picture; the board in it stays the same, since nothing is mirrored.
//
//    ______          _____
//   | A  B |   ->   / A  B \     turned by any angle, tilted by up to 28°, smaller, darker, warmer, blurred, compressed
//   |______|       /________\
import { blur, throughJpeg } from './degrade.mjs';

const SIZES = [
  [640, 480],
  [480, 640],
  [600, 600],
];
const MOST_TILT = 28;

/**
 * @param random the random numbers of random.mjs
 * @param {{ width: number, height: number, data: ArrayLike<number> }} image RGBA, row by row
 * @returns {{ width: number, height: number, data: Uint8ClampedArray }}
 */
export function changedPicture(random, image) {
  const view = chooseView(random, image);
  const tones = chooseTones(random);
  const [width, height] = view.size;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sum = [0, 0, 0];
      for (let part = 0; part < 4; part++) {
        const from = view.pointAt(x + 0.25 + 0.5 * (part & 1), y + 0.25 + 0.5 * (part >> 1));
        for (let c = 0; c < 3; c++) sum[c] += image.data[from + c];
      }
      const to = (y * width + x) * 4;
      for (let c = 0; c < 3; c++) data[to + c] = tones[c][Math.floor(sum[c] / 4)];
      data[to + 3] = 255;
    }
  }
  const seen = { width, height, data };
  const soft = random.chance(0.4) ? blur(seen, random.between(0.4, 1.2)) : seen;
  return random.chance(0.5) ? throughJpeg(soft, random.whole(35, 90)) : soft;
}

/** The size of the new picture, and from which value of the old one each of its points comes. */
function chooseView(random, { width, height }) {
  const turn = random.between(0, 2 * Math.PI);
  const tilt = (random.between(0, MOST_TILT) * Math.PI) / 180;
  const axis = random.between(0, 2 * Math.PI);
  const zoom = random.between(0.75, 1.05);
  const size = random.pick(SIZES);
  const distance = 1.3 * Math.max(width, height);
  const [ct, st] = [Math.cos(turn), Math.sin(turn)];
  const [ca, sa] = [Math.cos(axis), Math.sin(axis)];
  const [flat, deep] = [Math.cos(tilt), Math.sin(tilt)];
  /** Where a point of the old picture falls, both from the middle. */
  const seenAt = (x, y) => {
    const [tx, ty] = [ct * x - st * y, st * x + ct * y];
    const [u, v] = [ca * tx + sa * ty, -sa * tx + ca * ty];
    const nearer = distance / (distance + u * deep);
    return [ca * u * flat * nearer - sa * v * nearer, sa * u * flat * nearer + ca * v * nearer];
  };
  /** The reverse of it. */
  const oldAt = (x, y) => {
    const [seenU, seenV] = [ca * x + sa * y, -sa * x + ca * y];
    const u = (seenU * distance) / (flat * distance - seenU * deep);
    const v = (seenV * (distance + u * deep)) / distance;
    const [tx, ty] = [ca * u - sa * v, sa * u + ca * v];
    return [ct * tx + st * ty, -st * tx + ct * ty];
  };
  const corners = [
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ].map(([x, y]) => seenAt(x, y));
  const range = (axis) => {
    const values = corners.map((corner) => corner[axis]);
    return [Math.min(...values), Math.max(...values)];
  };
  const [[left, right], [top, bottom]] = [range(0), range(1)];
  const [across, down] = [(right - left) / size[0], (bottom - top) / size[1]];
  const scale = Math.max(Math.min(across, down) * zoom * 0.9, Math.max(across, down) * 0.72);
  const clamp = (value, most) => Math.min(Math.max(Math.round(value - 0.5), 0), most);
  return {
    size,
    pointAt(px, py) {
      const x = (px - size[0] / 2) * scale + (left + right) / 2;
      const y = (py - size[1] / 2) * scale + (top + bottom) / 2;
      const [u, v] = oldAt(x, y);
      return (clamp(v + height / 2, height - 1) * width + clamp(u + width / 2, width - 1)) * 4;
    },
  };
}

/** For red, green and blue the new value of each value. */
function chooseTones(random) {
  const gain = random.between(0.6, 1.25);
  const gamma = random.between(0.75, 1.3);
  const warm = random.between(-0.1, 0.1);
  const green = random.between(-0.05, 0.05);
  return [warm, green, -warm].map((change) =>
    Float32Array.from(
      { length: 256 },
      (_, value) => 255 * Math.min(1, gain * (1 + change) * (value / 255) ** gamma),
    ),
  );
}
