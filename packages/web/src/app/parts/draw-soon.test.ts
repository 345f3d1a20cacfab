import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { drawSoon } from './draw-soon.ts';

let frames: (() => void)[] = [];
let printed: () => void = () => {};
let now = 0;

vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
  printed = listener;
});
vi.spyOn(performance, 'now').mockImplementation(() => now);

afterEach(() => {
  frames = [];
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Runs the frames that were asked for until none is left; returns what each drew. */
function drawnByFrame(drawn: string[]): string[] {
  const all: string[] = [];
  while (frames.length > 0) {
    const before = drawn.length;
    for (const frame of frames.splice(0)) frame();
    all.push(drawn.slice(before).join(' '));
  }
  return all;
}

test.each([
  [1, ['a b c d', 'e']],
  [2, ['a b', 'c d', 'e']],
  [100, ['a', 'b', 'c', 'd', 'e']],
])('boards that take %i ms each', (milliseconds, expected) => {
  const drawn: string[] = [];
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    drawSoon(() => {
      drawn.push(name);
      now += milliseconds;
    });
  expect(drawn).toEqual([]);
  expect(drawnByFrame(drawn)).toEqual(expected);
});

test('what is taken back is not drawn; what is printed has all of the rest', () => {
  const drawn: string[] = [];
  const [first] = ['a', 'b', 'c'].map((name) => drawSoon(() => drawn.push(name)));
  first?.();
  printed();
  expect(drawn).toEqual(['b', 'c']);
  expect(drawnByFrame(drawn)).toEqual(['']);
});
