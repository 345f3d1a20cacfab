// Degrades a picture as a camera and a file would: uneven light, colour cast, blur, noise, JPEG.
import jpeg from 'jpeg-js';

export function blur({ width, height, data }, radius) {
  if (radius < 0.3) return { width, height, data };
  const weights = [];
  const reach = Math.ceil(radius * 2);
  for (let i = -reach; i <= reach; i++) weights.push(Math.exp((-i * i) / (2 * radius * radius)));
  const sum = weights.reduce((a, b) => a + b);
  const pass = (from, stepX, stepY) => {
    const to = new Uint8ClampedArray(from.length);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const o = (y * width + x) * 4;
        for (let c = 0; c < 3; c++) {
          let total = 0;
          for (let i = -reach; i <= reach; i++) {
            const u = Math.min(Math.max(x + i * stepX, 0), width - 1);
            const v = Math.min(Math.max(y + i * stepY, 0), height - 1);
            total += weights[i + reach] * from[(v * width + u) * 4 + c];
          }
          to[o + c] = total / sum;
        }
        to[o + 3] = 255;
      }
    }
    return to;
  };
  return { width, height, data: pass(pass(data, 1, 0), 0, 1) };
}

/** Adds the faults of a photograph at random. */
export function degradePhoto(random, image) {
  const { width, height } = image;
  const cast = [random.between(0.9, 1.1), 1, random.between(0.88, 1.1)];
  const exposure = random.between(0.72, 1.18);
  const slantX = random.between(-0.25, 0.25);
  const slantY = random.between(-0.25, 0.25);
  const vignette = random.between(0, 0.25);
  const noise = random.between(0.5, 6);
  const gamma = random.between(0.85, 1.2);
  const soft = blur(image, random.between(0.3, 1.3));
  const data = new Uint8ClampedArray(soft.data.length);
  // the soft edge of the photographer's shadow
  const shade = random.chance(0.3)
    ? { x: random.between(0.2, 0.8), y: random.between(0.2, 0.8), a: random.between(0, 6.3) }
    : undefined;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const o = (y * width + x) * 4;
      const u = x / width - 0.5;
      const v = y / height - 0.5;
      let light = exposure * (1 + slantX * u + slantY * v) * (1 - vignette * 2 * (u * u + v * v));
      if (shade) {
        const side = (x / width - shade.x) * Math.cos(shade.a) + (y / height - shade.y) * Math.sin(shade.a);
        light *= 1 - 0.3 / (1 + Math.exp(-side * 40));
      }
      const grain = random.normal() * noise;
      for (let c = 0; c < 3; c++) {
        const value = (soft.data[o + c] * light * cast[c]) / 255;
        data[o + c] = 255 * Math.min(Math.max(value, 0), 1) ** gamma + grain + random.next() * noise * 0.5;
      }
      data[o + 3] = 255;
    }
  }
  return throughJpeg({ width, height, data }, random.whole(55, 92));
}

export function throughJpeg({ width, height, data }, quality) {
  const { data: bytes } = jpeg.encode({ width, height, data }, quality);
  const decoded = jpeg.decode(bytes, { useTArray: true });
  return { width, height, data: decoded.data };
}
