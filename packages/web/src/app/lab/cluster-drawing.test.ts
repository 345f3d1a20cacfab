import { afterEach, expect, test, vi } from 'vitest';
import { ClusterDrawing } from './cluster-drawing.ts';
import type { Gl } from './shaders.ts';

afterEach(() => void vi.restoreAllMocks());

const LINES = 2400;

/** A drawing whose lines take a hundred milliseconds, and how many lines were drawn since the last call of the function. */
function slowDrawing(): { readonly drawing: ClusterDrawing; readonly linesDrawn: () => number } {
  let drawn = 0;
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 100;
    return now;
  });
  const known: Record<string, unknown> = {
    LINES: 'lines',
    drawElements: (mode: string, count: number) => {
      if (mode === 'lines') drawn += count / 2;
    },
  };
  // every other constant is nothing, and every other function gives an object
  const gl = new Proxy(known, {
    get: (_, name: string) => known[name] ?? (/^[A-Z_\d]+$/.test(name) ? undefined : () => ({})),
  });
  const drawing = new ClusterDrawing(gl as unknown as Gl, {
    edges: new Uint32Array(2 * LINES),
    states: new Uint8Array(8),
    front: new Uint32Array(0),
  });
  drawing.place(layout);
  const linesDrawn = () => {
    const since = drawn;
    drawn = 0;
    return since;
  };
  return { drawing, linesDrawn };
}

const layout = {
  places: Float32Array.of(0, 0, 1, 1),
  size: { width: 1, height: 1 },
  crowd: { spacing: 1, lines: 1 },
};

/** What a camera shows that is so far to the right. */
const shotAt = (x: number, width = 100) => ({
  width,
  height: 100,
  pixelRatio: 1,
  matrix: Float32Array.of(1, 0, 0, 0, 1, 0, -x, 0, 1),
  invMatrix: Float32Array.of(1, 0, 0, 0, 1, 0, x, 0, 1),
});

test('lines that are drawn stay while nothing changes', () => {
  const { drawing, linesDrawn } = slowDrawing();
  expect([drawing.draw(shotAt(0), false), linesDrawn()]).toEqual([true, LINES]);
  expect([drawing.draw(shotAt(0), false), linesDrawn()]).toEqual([true, 0]);
});

test('while the map moves no lines are drawn, and afterwards some in every frame', () => {
  const { drawing, linesDrawn } = slowDrawing();
  drawing.draw(shotAt(0), false);
  linesDrawn();
  expect([drawing.draw(shotAt(1), true), linesDrawn()]).toEqual([true, 0]);
  const frames = Array.from({ length: 6 }, () => [drawing.draw(shotAt(1), false), linesDrawn()]);
  expect(frames).toEqual([...Array(4).fill([false, 500]), [true, 400], [true, 0]]);
});

test.each([
  ['another view', shotAt(1)],
  ['another size', shotAt(0, 200)],
])('lines are begun again for %s, also before all of them are drawn', (_, shot) => {
  const { drawing, linesDrawn } = slowDrawing();
  drawing.draw(shotAt(0), false);
  drawing.draw(shotAt(2), false);
  linesDrawn();
  const frames = Array.from({ length: 5 }, () => [drawing.draw(shot, false), linesDrawn()]);
  expect(frames).toEqual([...Array(4).fill([false, 500]), [true, 400]]);
});

test('a view whose lines were shown is drawn again once lines of another one were begun', () => {
  const { drawing, linesDrawn } = slowDrawing();
  drawing.draw(shotAt(0), false);
  drawing.draw(shotAt(2), false);
  linesDrawn();
  expect([drawing.draw(shotAt(0), false), linesDrawn()]).toEqual([false, 500]);
});

test('a view is drawn again although the picture before the last one was of it', () => {
  const { drawing, linesDrawn } = slowDrawing();
  drawing.draw(shotAt(0), false);
  while (!drawing.draw(shotAt(1), false));
  linesDrawn();
  expect([drawing.draw(shotAt(0), false), linesDrawn()]).toEqual([false, 500]);
});

test('a new layout is shown when its lines are drawn', () => {
  const { drawing, linesDrawn } = slowDrawing();
  drawing.draw(shotAt(0), false);
  linesDrawn();
  const places = Float32Array.of(0, 1, 1, 0);
  drawing.place({ ...layout, places });
  expect(drawing.places).toBe(layout.places);
  while (!drawing.draw(shotAt(0), false));
  expect([drawing.places, linesDrawn()]).toEqual([places, LINES]);
});
