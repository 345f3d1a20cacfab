import type { Picture } from '../picture/image/picture.ts';

/** The picture turned by a quarter clockwise. */
export function turned({ width, height, data }: Picture): Picture {
  const result = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let c = 0; c < 4; c++)
        result[(x * height + height - 1 - y) * 4 + c] = data[(y * width + x) * 4 + c]!;
    }
  }
  return { width: height, height: width, data: result };
}
