// Lines on a picture in pixels.
import type { Picture, Point } from '@unjam/core/picture';

/** A picture to draw on. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A copy of a picture with sides that are `by` times as long. */
export function resized({ width, height, data }: Picture, by: number): Canvas {
  const [w, h] = [Math.max(1, Math.round(width * by)), Math.max(1, Math.round(height * by))];
  const result = new Uint8Array(w * h * 4);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const from =
        (Math.min(height - 1, Math.floor(y / by)) * width + Math.min(width - 1, Math.floor(x / by))) * 4;
      for (let c = 0; c < 4; c++) result[(y * w + x) * 4 + c] = data[from + c] ?? 0;
    }
  }
  return { width: w, height: h, data: result };
}

/** A straight line with round ends. */
export function stroke(
  canvas: Canvas,
  from: Point,
  to: Point,
  colour: readonly number[],
  width: number,
): void {
  const reach = width / 2;
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - reach - 1));
  const right = Math.min(canvas.width - 1, Math.ceil(Math.max(from.x, to.x) + reach + 1));
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - reach - 1));
  const bottom = Math.min(canvas.height - 1, Math.ceil(Math.max(from.y, to.y) + reach + 1));
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5 - from.x, y + 0.5 - from.y];
      const along = Math.min(Math.max(px * dx + py * dy, 0), length);
      const cover = Math.min(Math.max(reach + 0.5 - Math.hypot(px - along * dx, py - along * dy), 0), 1);
      if (cover === 0) continue;
      const at = (y * canvas.width + x) * 4;
      for (let c = 0; c < 3; c++) {
        canvas.data[at + c] = (canvas.data[at + c] ?? 0) * (1 - cover) + (colour[c] ?? 0) * cover;
      }
      canvas.data[at + 3] = 255;
    }
  }
}
