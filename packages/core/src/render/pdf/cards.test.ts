import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { seedBoards } from '../../testing/seeds.ts';
import type { CardText } from '../card.ts';
import { cardsPdf, cardsPerPage, papers } from './cards.ts';
import { recorder } from './testing/recorder.ts';

const text: CardText = { number: 1, name: 'A jam', grade: 'expert', moves: '2 moves', steps: '5 steps' };
const card = { board: seedBoards.g1, text, moves: ['A←1', 'B↓2'] };

/** Where the cards of each page are, in millimetres from the page's left and top. */
function placesOf(calls: readonly string[]): readonly (readonly string[])[] {
  const pages: string[][] = [];
  let depth = 0;
  for (const call of calls) {
    const [name, x, y] = call.split(' ');
    if (name === 'addPage') pages.push([]);
    else if (name === 'save') depth++;
    else if (name === 'restore') depth--;
    // further inside, a picture moves its parts
    else if (name === 'translate' && depth === 1) pages.at(-1)?.push(`${Number(x) / 10} ${Number(y) / 10}`);
  }
  expect(depth).toBe(0);
  return pages;
}

test('a back is behind its front when the paper is flipped on its long edge', async () => {
  const { library, options, calls } = recorder();
  const file = await cardsPdf(library, Array(5).fill(card), { title: 'Jams', perPage: '4' });
  expect([...file]).toEqual([7]);
  expect(options).toMatchObject([{ info: { Title: 'Jams', Creator: 'unjam' } }]);
  expect(placesOf(calls)).toEqual([
    ['11 20.5', '105 20.5', '11 148.5', '105 148.5'],
    ['105 20.5', '11 20.5', '105 148.5', '11 148.5'],
    ['11 20.5'],
    ['105 20.5'],
  ]);
});

test('cards in Arabic begin at the right, and a back is behind its front there too', async () => {
  const { library, calls } = recorder();
  const arabic = { ...card, text: { ...text, moves: 'نقلتان' } };
  await cardsPdf(library, Array(3).fill(arabic), { title: 'Jams', perPage: '4' });
  expect(placesOf(calls)).toEqual([
    ['105 20.5', '11 20.5', '105 148.5'],
    ['11 20.5', '105 20.5', '11 148.5'],
  ]);
});

test('solutions at the end are one below the other in the order of their boards, and every page has its number', async () => {
  const { library, options, calls } = recorder();
  const footer = 'Jams · Me';
  await cardsPdf(library, Array(5).fill(card), {
    title: 'Jams',
    author: 'Me',
    perPage: '2',
    solutions: 'end',
    footer,
  });
  expect(options).toMatchObject([{ info: { Title: 'Jams', Author: 'Me', Creator: 'unjam' } }]);
  expect(placesOf(calls)).toEqual([
    ['13 13', '13 148.5'],
    ['13 13', '13 148.5'],
    ['13 13'],
    ['13 13', '13 28.6', '13 44.2', '13 59.8', '13 75.4'],
  ]);
});

test('a title page is before the boards, with an empty page behind it, and is drawn with the letters that are given', async () => {
  const words: string[] = [];
  const typeface = {
    has: (character: string) => character > '\u0600',
    word: (word: string) => {
      words.push(word);
      return { advance: 100, d: `M0 0H${word.length}` };
    },
  };
  const { library, calls } = recorder();
  const title = 'ألغاز 2';
  await cardsPdf(library, [card], { title, titlePage: ['山田 A'], typeface });
  // two lines of text, nothing, a front, its back
  expect(placesOf(calls).map((places) => places.length)).toEqual([2, 0, 1, 1]);
  expect(new Set(words)).toEqual(new Set(['ألغاز', '山田']));
  expect(calls).toContain('path M0 0H5');
  expect(calls).toContain('path M0 0H2');
});

test('cards fit the paper, with room for a line at the foot', async () => {
  for (const paper of papers)
    for (const perPage of cardsPerPage)
      for (const footer of [undefined, 'Jams']) {
        const { library, calls } = recorder();
        await cardsPdf(library, Array(Number(perPage)).fill(card), {
          title: 'Jams',
          paper,
          perPage,
          ...(footer && { footer }),
        });
        const first = placesOf(calls)[0]?.map((place) => place.split(' ').map(Number)) ?? [];
        const least = footer === undefined ? 7 : 13;
        expect(Math.min(...first.map(([, y = 0]) => y))).toBeGreaterThanOrEqual(least);
        expect(Math.min(...first.map(([x = 0]) => x))).toBeGreaterThanOrEqual(10);
      }
});

test.each([
  ['a4', '595.28 841.89'],
  ['a5', '419.53 595.28'],
  ['letter', '612 792'],
] as const)('a file on %s by the library itself', async (paper, size) => {
  const file = Buffer.from(
    await cardsPdf(PDFDocument, Array(10).fill(card), { title: 'Jams', paper }),
  ).toString('latin1');
  expect(file).toMatch(/^%PDF-/);
  expect(file.trimEnd()).toMatch(/%%EOF$/);
  const pages = [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(
    pages.map(([, width, height]) => `${+Number(width).toFixed(2)} ${+Number(height).toFixed(2)}`),
  ).toEqual(Array(4).fill(size));
  expect(file).not.toContain('/BaseFont');
});

test('cards on a page are a number or a text', async () => {
  const drawn = await Promise.all(
    ([4, '4'] as const).map(async (perPage) => {
      const { library, calls } = recorder();
      await cardsPdf(library, [card], { title: 'Jams', perPage });
      return calls;
    }),
  );
  expect(drawn[0]).toEqual(drawn[1]);
});

test('what is not right rejects the promise, and nothing is thrown at once', async () => {
  const wrong = cardsPdf(recorder().library, [card], { title: 'Jams', perPage: 3 as 4 });
  await expect(wrong).rejects.toThrow('options.perPage is 3; expected 1 or 2 or 4 or 9');
});

test('a file without cards is refused, because it would have no pages', async () => {
  const none = cardsPdf(recorder().library, [], { title: 'Jams' });
  await expect(none).rejects.toThrow(RangeError);
  await expect(none).rejects.toThrow('cards is empty; expected one card or more');
});

test('a card without its number is refused', async () => {
  const { number: _, ...unnumbered } = text;
  const wrong = cardsPdf(recorder().library, [{ ...card, text: unnumbered as CardText }], { title: 'Jams' });
  await expect(wrong).rejects.toThrow('cards[0].text.number is undefined; expected a whole number');
});
