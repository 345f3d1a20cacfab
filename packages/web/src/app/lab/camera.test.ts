import { describe, expect, test } from 'vitest';
import { Camera, whole } from './camera.ts';

const cameraOf = (): Camera => {
  const camera = new Camera();
  camera.box = { width: 460, height: 260 };
  camera.layout = { width: 1, height: 0.5 };
  return camera;
};

/** Where a matrix of a shot leads a place. */
const led = (m: Float32Array, x: number, y: number): number[] =>
  [0, 1].map((i) => (m[i] ?? 0) * x + (m[3 + i] ?? 0) * y + (m[6 + i] ?? 0));

describe('a camera', () => {
  test('fits the whole layout into the element, with 30 pixels around it', () => {
    const camera = cameraOf();
    expect(camera.project(0, 0.75)).toEqual({ x: 30, y: 30 });
    expect(camera.project(1, 0.25)).toEqual({ x: 430, y: 230 });
    expect(camera.placeAt(430, 230)).toEqual({ x: 1, y: 0.25 });
  });

  test('keeps the place under the pointer where it is while it zooms, between 0.5 and 100 times', () => {
    const camera = cameraOf();
    const before = camera.placeAt(100, 50);
    camera.zoomAt(100, 50, 3);
    expect(camera.look.zoom).toBe(3);
    expect(camera.placeAt(100, 50).x).toBeCloseTo(before.x, 9);
    expect(camera.placeAt(100, 50).y).toBeCloseTo(before.y, 9);
    for (const [factor, zoom] of [
      [1e6, 100],
      [1e-6, 0.5],
    ] as const) {
      camera.zoomAt(0, 0, factor);
      expect(camera.look.zoom).toBe(zoom);
    }
  });

  test('moves with the pointer', () => {
    const camera = cameraOf();
    camera.moveBy(40, -20);
    expect(camera.project(0.5, 0.5)).toEqual({ x: 270, y: 110 });
    camera.moveTo(whole);
    expect(camera.project(0.5, 0.5)).toEqual({ x: 230, y: 130 });
  });

  test('gives WebGL the same picture, and the way back', () => {
    const camera = cameraOf();
    camera.moveTo({ x: 0.3, y: 0.4, zoom: 2 });
    const { matrix, invMatrix } = camera.shot(2);
    const { x, y } = camera.project(0.6, 0.7);
    const [across = 0, up = 0] = led(matrix, 0.6, 0.7);
    expect((across + 1) * 230).toBeCloseTo(x, 3);
    expect((1 - up) * 130).toBeCloseTo(y, 3);
    const [back = 0, backUp = 0] = led(invMatrix, across, up);
    expect(back).toBeCloseTo(0.6, 5);
    expect(backUp).toBeCloseTo(0.7, 5);
  });
});
