import { expect, test } from 'vitest';
import { textWidth } from './outlined-text.ts';
import { titlePage } from './title-page.ts';

const paper = { width: 1480, height: 2100 };
const rowsOf = (svg: string) =>
  [...svg.matchAll(/ y="([^"]*)".*?font-size="([^"]*)" font-weight="([^"]*)".*?>([^<]*)</g)].map(
    ([, y, size, weight, text]) => ({
      y: Number(y),
      size: Number(size),
      isTitle: weight === '700',
      text: text ?? '',
    }),
  );
const titleOf = (title: string) => rowsOf(titlePage(title, [], paper)).filter(({ isTitle }) => isTitle);

test('a short title is one line of large letters', () => {
  expect(titleOf('Up the hill')).toMatchObject([{ y: 840, text: 'Up the hill' }]);
});

test('a title that is a little longer stays in one line, so that no word is alone in the second', () => {
  const title = 'Forty boards for rainy afternoons';
  expect(titleOf(title)).toMatchObject([{ y: 840, text: title }]);
});

test.each([
  ['words', 'Rush hours for rainy afternoons: forty boards for children from eight to twelve years'],
  ['no spaces', 'W'.repeat(60)],
])('a long title goes on in more lines of letters that can be read: %s', (_, title) => {
  const rows = titleOf(title);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.map(({ text }) => text).join(title.includes(' ') ? ' ' : '')).toBe(title);
  for (const [index, { text, size, y }] of rows.entries()) {
    expect(size).toBeGreaterThan(paper.width / 36);
    expect(textWidth(text, size, undefined, true)).toBeLessThanOrEqual(paper.width * 0.8);
    if (index > 0) expect(y - (rows[index - 1]?.y ?? y)).toBeGreaterThan(size);
  }
  expect(rows.at(-1)?.y).toBe(840);
});

test('what is longer than five lines, or than a line under the title, is cut, also where it is very long', () => {
  const rows = rowsOf(titlePage('Stau '.repeat(40_000), ['x'.repeat(100_000)], paper));
  expect(rows.map(({ text }) => text.slice(0, 4))).toEqual([...Array(5).fill('Stau'), 'xxxx']);
  expect(rows.map(({ text }) => text.endsWith('…'))).toEqual([false, false, false, false, true, true]);
  for (const { text, size, isTitle } of rows)
    expect(textWidth(text, size, undefined, isTitle)).toBeLessThanOrEqual(paper.width * 0.8);
});
