import { describe, expect, test, vi } from 'vitest';
import { convolve, convolveBlocks } from './convolve.ts';
import { layer, maps, sumsIn } from './testing/maps.ts';

test('a convolution adds up what lies around each point, with zeros around the picture', () => {
  const sum = layer([10], new Array(9).fill(1));
  expect(sumsIn(convolve(sum, maps(1, 3, 2, [1, 2, 3, 4, 5, 6])))).toEqual([22, 31, 26, 22, 31, 26]);
  const fromTheLeft = layer([0], [0, 0, 0, 1, 0, 0, 0, 0, 0]);
  expect(sumsIn(convolve(fromTheLeft, maps(1, 3, 2, [1, 2, 3, 4, 5, 6])))).toEqual([0, 1, 2, 0, 4, 5]);
  const fromAbove = layer([0], [0, 1, 0, 0, 0, 0, 0, 0, 0]);
  expect(sumsIn(convolve(fromAbove, maps(1, 3, 2, [1, 2, 3, 4, 5, 6])))).toEqual([0, 0, 0, 1, 2, 3]);
});

test('a convolution adds up all maps, once for each output', () => {
  const middle = [0, 0, 0, 0, 1, 0, 0, 0, 0];
  const twice = middle.map((weight) => 2 * weight);
  const both = layer([0, 1], [...middle, ...twice, ...twice, ...middle]);
  expect(sumsIn(convolve(both, maps(2, 2, 1, [1, 2, 30, 40])))).toEqual([61, 82, 33, 45]);
});

test('a convolution of blocks gives one value for each block', () => {
  const row = layer([0], [0, 0, 0, 1, 10, 100, 0, 0, 0]);
  const picture = Array.from({ length: 18 }, (_, i) => i);
  expect(sumsIn(convolveBlocks(row, maps(1, 6, 3, picture)))).toEqual([6 + 70 + 800, 9 + 100 + 1100]);
});

describe('without WebAssembly', () => {
  test('the sums are the same but for rounding, for maps of any width', async () => {
    vi.resetModules();
    vi.stubGlobal('WebAssembly', undefined);
    const plain = await import('./convolve.ts');
    vi.unstubAllGlobals();
    const waves = (count: number) => Array.from({ length: count }, (_, i) => Math.sin(7 * i + count));
    for (const [count, width, height, outputs] of [
      [3, 21, 5, 4],
      [1, 8, 2, 3],
      [2, 1, 1, 2],
    ] as const) {
      const weighed = layer(waves(outputs), waves(9 * count * outputs));
      const picture = maps(count, width, height, waves(count * width * height));
      const [fast, slow] = [convolve(weighed, picture), plain.convolve(weighed, picture)].map(sumsIn);
      expect(fast).toHaveLength(outputs * width * height);
      fast?.forEach((value, i) => {
        expect(value).toBeCloseTo(slow?.[i] ?? Number.NaN, 5);
      });
    }
  });
});
