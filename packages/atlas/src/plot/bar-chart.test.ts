import { describe, expect, test } from 'vitest';
import { barChart } from './bar-chart.ts';

const chart = (...counts: number[]) =>
  barChart({
    title: 'a < b',
    across: 'moves',
    up: 'puzzles',
    bars: counts.map((count, i) => ({ label: `${i + 1}`, count })),
  });

/** Heights of the bars, in pixels. */
const heights = (svg: string) =>
  [...svg.matchAll(/<rect x="[^"]*" y="[^"]*" width="[^"]*" height="([\d.]+)"><title>/g)].map(([, height]) =>
    Number(height),
  );

const ticks = (svg: string) =>
  [...svg.matchAll(/text-anchor="end"[^>]*>([\d,]+)</g)].map(([, tick]) => tick).join(' ');

describe('scale', () => {
  test.each([
    [[1, 2, 4], '0 1 2 3 4'],
    [[0, 7], '0 2 4 6 8'],
    [[90, 100, 130], '0 50 100 150'],
    [[1, 1000], '1 10 100 1,000'],
    [[5, 2_577_412], '1 10 100 1,000 10,000 100,000 1,000,000'],
    [[], '0 1'],
  ])('%j: %s', (counts, expected) => {
    expect(ticks(chart(...counts))).toBe(expected);
  });

  test('linear heights are in proportion, and a count of 0 has no bar', () => {
    expect(heights(chart(1, 2, 0, 4))).toEqual([69, 138, 276]);
  });

  test('on a logarithmic scale each factor of ten adds the same height, and a count of 1 is visible', () => {
    const [one = 0, ten = 0, hundred = 0, thousand = 0] = heights(chart(1, 10, 100, 1000));
    expect(one).toBeGreaterThan(20);
    expect(hundred - ten).toBeCloseTo(ten - one, 0);
    expect(thousand - hundred).toBeCloseTo(ten - one, 0);
  });
});

test('markup in texts is escaped; labels are left out if there is no room', () => {
  expect(chart(1)).toContain('<title>a &lt; b</title>');
  const many = chart(...Array.from({ length: 60 }, (_, i) => 1000 + i));
  const labels = [...many.matchAll(/<text x="[\d.]+" y="358">(\d+)</g)].map(([, label]) => label);
  expect(labels.join(' ')).toBe('5 10 15 20 25 30 35 40 45 50 55 60');
  expect(many).toContain('<title>60: 1,059</title>');
});
