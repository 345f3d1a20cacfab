import { expect, it } from 'vitest';
import { randomFrom } from '../../basics/random.ts';
import { lineSums } from '../lines/line-sums.ts';
import type { Raster } from '../lines/raster.ts';
import { contrastOf, scanPlaces } from './grid-scan.ts';

const [WIDTH, HEIGHT] = [60, 50];

/** Changes of colour at random. */
function randomRaster(): Raster {
  const random = randomFrom(5);
  const changes = () => Float32Array.from({ length: WIDTH * HEIGHT }, random);
  return {
    width: WIDTH,
    height: HEIGHT,
    across: changes(),
    down: changes(),
    toImage: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  };
}

it('the scan gives the contrast of each place', () => {
  const raster = randomRaster();
  const sums = lineSums(raster);
  let places = 0;
  scanPlaces(raster, sums, 7.31, 5, 4, (x, y, contrast) => {
    places++;
    expect(contrast).toBeCloseTo(contrastOf(raster, sums, x, y, 7.31, 7.31, 5, 4), 5);
  });
  // places are 7.31 / 6 points apart, and the grid is 36.55 by 29.24 points large
  expect(places).toBe(19 * 17);
});
