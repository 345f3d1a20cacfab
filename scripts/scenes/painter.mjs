/**
 * A picture with methods that paint rounded rectangles, rings, triangles and scribbled words; colours are three numbers from 0 to
 * 255.
 */
export function createPainter(width, height, background) {
  const data = new Uint8ClampedArray(width * height * 4);
  const put = (x, y, colour, alpha) => {
    const o = (y * width + x) * 4;
    for (let c = 0; c < 3; c++) data[o + c] = data[o + c] * (1 - alpha) + colour[c] * alpha;
    data[o + 3] = 255;
  };
  const colourOf = (fill, x, y) => (typeof fill === 'function' ? fill(x, y) : fill);
  /** `fill` is a colour, or a function of a point that gives one. */
  const rounded = (x, y, w, h, radius, fill, alpha = 1) => {
    const r = Math.min(radius, w / 2, h / 2);
    for (let py = Math.max(0, Math.floor(y)); py < Math.min(height, Math.ceil(y + h)); py++) {
      for (let px = Math.max(0, Math.floor(x)); px < Math.min(width, Math.ceil(x + w)); px++) {
        const dx = Math.abs(px + 0.5 - x - w / 2) - w / 2 + r;
        const dy = Math.abs(py + 0.5 - y - h / 2) - h / 2 + r;
        const distance = Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - r;
        const cover = Math.min(Math.max(0.5 - distance, 0), 1);
        if (cover > 0) put(px, py, colourOf(fill, px, py), cover * alpha);
      }
    }
  };
  /** Paints marks that look like words from a distance. */
  const words = (random, x, y, length, size, colour) => {
    for (let at = 0; at < length; at += size * 0.75) {
      if (random.chance(0.15)) continue;
      rounded(x + at, y + random.between(0, size * 0.2), size * 0.12, size * 0.8, 0, colour);
      rounded(x + at, y + random.pick([0, 0.4, 0.7]) * size, size * 0.55, size * 0.14, 0, colour);
      if (random.chance(0.6))
        rounded(x + at + size * 0.43, y + size * 0.1, size * 0.12, size * 0.7, 0, colour);
    }
  };
  const disc = (x, y, radius, fill, alpha = 1) =>
    rounded(x - radius, y - radius, 2 * radius, 2 * radius, radius, fill, alpha);
  /** The outline of a rounded rectangle, `thick` pixels wide, inside it. */
  const ring = (x, y, w, h, radius, thick, fill) => {
    const [hw, hh] = [w / 2, h / 2];
    for (let py = Math.max(0, Math.floor(y)); py < Math.min(height, Math.ceil(y + h)); py++) {
      for (let px = Math.max(0, Math.floor(x)); px < Math.min(width, Math.ceil(x + w)); px++) {
        const dx = Math.abs(px + 0.5 - x - hw) - hw + radius;
        const dy = Math.abs(py + 0.5 - y - hh) - hh + radius;
        const distance =
          Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
        if (distance < 0 && distance > -thick) put(px, py, fill, 1);
      }
    }
  };
  /** A filled triangle; the corners are points. */
  const triangle = (a, b, c, fill) => {
    const side = (p, q, x, y) => (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x);
    const xs = [a.x, b.x, c.x];
    const ys = [a.y, b.y, c.y];
    for (let y = Math.max(0, Math.floor(Math.min(...ys))); y < Math.min(height, Math.max(...ys)); y++) {
      for (let x = Math.max(0, Math.floor(Math.min(...xs))); x < Math.min(width, Math.max(...xs)); x++) {
        const sides = [
          side(a, b, x + 0.5, y + 0.5),
          side(b, c, x + 0.5, y + 0.5),
          side(c, a, x + 0.5, y + 0.5),
        ];
        if (sides.every((one) => one >= 0) || sides.every((one) => one <= 0)) put(x, y, fill, 1);
      }
    }
  };
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) put(x, y, colourOf(background, x, y), 1);
  return { image: { width, height, data }, rounded, disc, words, ring, triangle };
}
