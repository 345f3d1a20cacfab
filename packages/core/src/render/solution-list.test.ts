import { expect, test } from 'vitest';
import type { CardText } from './card.ts';
import { solutionPages } from './solution-list.ts';

const text: CardText = { number: 7, name: 'A jam', grade: '', moves: '2 moves', steps: '5 steps' };
const solution = (moves: number) => ({ text, moves: Array.from({ length: moves }, () => 'A←1') });
const a5 = { width: 1480, height: 2100 };
const pagesOf = (...lengths: readonly number[]) => [...solutionPages(lengths.map(solution), a5, 130)];

test('columns are filled one after the other, and no solution is divided that fits a column', () => {
  const [page = [], ...others] = pagesOf(...new Array<number>(30).fill(10));
  expect(others).toHaveLength(1);
  const columns = [...new Set(page.map(({ x }) => x))];
  expect(columns).toHaveLength(2);
  for (const { x, y } of page) {
    expect(x).toBeGreaterThanOrEqual(130);
    expect(y).toBeLessThanOrEqual(a5.height - 130 - 44);
  }
  // a solution of ten moves has two lines, the first of them with its heading
  for (const column of columns)
    expect(page.filter(({ x }) => x === column).map(({ markup }) => markup.includes('<rect'))).toEqual(
      Array.from({ length: 24 }, (_, line) => line % 2 === 0).slice(
        0,
        page.filter(({ x }) => x === column).length,
      ),
    );
  expect(page.length % 4).toBe(0);
});

test('the heading of a solution in Arabic begins at the right', () => {
  const arabic = { ...text, moves: 'نقلتان', steps: '5 خطوات' };
  const [[part] = []] = [...solutionPages([{ text: arabic, moves: [] }], a5, 130)];
  const lines = [...(part?.markup ?? '').matchAll(/<text x="([\d.]+)".*?text-anchor="(\w+)"/g)];
  const [number, lengths, name] = lines.map(([, x, anchor]) => ({ x: Number(x), anchor }));
  // in the right one of two columns
  expect(part?.x).toBeGreaterThan(a5.width / 2);
  expect(name).toEqual({ x: 0, anchor: 'start' });
  expect(lengths?.anchor).toBe('end');
  expect(number?.x).toBeGreaterThan(lengths?.x ?? Number.POSITIVE_INFINITY);
});

test('every move of a solution that is longer than a page is printed', () => {
  const pages = pagesOf(1200);
  expect(pages.length).toBeGreaterThan(1);
  const written = pages.flat().flatMap(({ markup }) => markup.match(/>A←1</g) ?? []);
  expect(written).toHaveLength(1200);
});

test('a solution without moves has its heading, and no solutions have no page', () => {
  expect(pagesOf(0).flat()).toHaveLength(1);
  expect(pagesOf()).toEqual([]);
});
