import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalBoards } from '../testing/arbitraries.ts';
import { seedBoards } from '../testing/seeds.ts';
import { type CardText, cardBack, cardFront, pageFooter } from './card.ts';
import { textWidth } from './outlined-text.ts';

const text: CardText = { number: 12, name: 'A jam', grade: 'expert', moves: '49 moves', steps: '93 steps' };
const small = { width: 630, height: 880 };
const large = { width: 940, height: 1280 };

interface Line {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor: string;
  readonly words: string;
}

const linesOf = (svg: string): Line[] =>
  [
    ...svg.matchAll(
      /<text x="([^"]*)" y="([^"]*)" [^>]*font-size="([^"]*)"[^>]*text-anchor="([^"]*)"[^>]*>([^<]*)<\/text>/g,
    ),
  ].map(([, x, y, size, anchor, words]) => ({
    x: Number(x),
    y: Number(y),
    size: Number(size),
    anchor: anchor ?? '',
    words: (words ?? '').replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(code)),
  }));

const wordsOf = (svg: string) => linesOf(svg).map(({ words }) => words);

/** Checks that all lines of text lie on the card and that no two in a row overlap. */
function expectTidy(svg: string, size: { width: number; height: number }): void {
  const spans = linesOf(svg).map(({ x, y, size, anchor, words }) => {
    const width = textWidth(words, size);
    const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
    return { left, right: left + width, top: y - 0.8 * size, bottom: y + 0.2 * size };
  });
  for (const [i, span] of spans.entries()) {
    expect(span.left).toBeGreaterThanOrEqual(0);
    expect(span.right).toBeLessThanOrEqual(size.width);
    expect(span.top).toBeGreaterThanOrEqual(0);
    expect(span.bottom).toBeLessThanOrEqual(size.height);
    for (const other of spans.slice(i + 1)) {
      const apart =
        span.right <= other.left + 0.01 ||
        other.right <= span.left + 0.01 ||
        span.bottom <= other.top + 0.01 ||
        other.bottom <= span.top + 0.01;
      expect(apart).toBe(true);
    }
  }
}

test('a card in Arabic is the other way round', () => {
  const arabic = { ...text, grade: 'خبير', moves: '49 نقلة', steps: '93 خطوة' };
  for (const [leftward, rightward] of [
    [cardFront(seedBoards.g1, arabic, small), cardFront(seedBoards.g1, text, small)],
    [cardBack([], arabic, small), cardBack([], text, small)],
    [pageFooter('ألغاز', 3, small), pageFooter('Jams', 3, small)],
  ] as const) {
    // the text on the board is not moved
    const [found, usual] = [leftward, rightward].map((svg) =>
      linesOf(svg.replace(/<g aria-hidden.*<\/g>/, '')),
    );
    const sides = { start: 'end', middle: 'middle', end: 'start' };
    expect(found?.length).toBeGreaterThan(1);
    for (const [index, { x, anchor }] of (found ?? []).entries()) {
      expect(x).toBeCloseTo(small.width - (usual?.[index]?.x ?? 0));
      expect(anchor).toBe(sides[(usual?.[index]?.anchor ?? 'start') as keyof typeof sides]);
    }
  }
});

describe('the foot of a page', () => {
  const page = { width: 800, height: 1000 };
  test('has a text on one side and the number of the page on the other', () => {
    expect(linesOf(pageFooter('Jams', 12, page))).toEqual([
      { x: 130, y: 950, size: 32, anchor: 'start', words: 'Jams' },
      { x: 670, y: 950, size: 32, anchor: 'end', words: '12' },
    ]);
  });

  test.each([3, 128])('a long text leaves room for the number %d', (number) => {
    const long = 'Rush Hour for long journeys on the railway';
    const svg = pageFooter(long, number, page);
    expectTidy(svg, page);
    const [text] = linesOf(svg);
    const kept = text?.words.replace(/…$/, '') ?? '';
    expect(long.startsWith(kept) && kept.length < long.length).toBe(true);
    // four letters' heights are left, and the next letter would need some of them
    const room = page.width - 2 * 130 - 4 * 32;
    expect(textWidth(`${kept}…`, 32)).toBeLessThanOrEqual(room);
    expect(textWidth(`${long.slice(0, kept.length + 2)}…`, 32)).toBeGreaterThan(room);
  });
});

describe('the front', () => {
  test('shows the number, the length, the name and the grade', () => {
    const svg = cardFront(seedBoards.g1, text, small);
    const labels = seedBoards.g1.vehicles.map(({ label }) => label);
    expect(wordsOf(svg)).toEqual(['12', '49 moves', ...labels, 'A jam', 'expert']);
  });

  test('boards of every size fit between header and footer', () => {
    fc.assert(
      fc.property(legalBoards(), (board) => {
        const svg = cardFront(board, text, small);
        const place = /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/.exec(svg) ?? [];
        const [, x = 0, y = 0, scale = 0] = place.map(Number);
        const [width, height] = [(board.width * 100 + 80) * scale, (board.height * 100 + 80) * scale];
        expect(x).toBeGreaterThan(39);
        expect(x + width).toBeLessThan(small.width - 39);
        expect(y).toBeGreaterThan(110);
        expect(y + height).toBeLessThan(small.height - 80);
      }),
    );
  });
});

describe('the back', () => {
  const moves = (count: number, move = '@←1') => Array.from({ length: count }, () => move);
  test.each([
    ['no move', [], small, 0, 0],
    ['three moves', moves(3), small, 3, 1],
    ['49 moves', moves(49), small, 49, 10],
    ['49 moves on a large card', moves(49), large, 49, 10],
    ['labels of eight characters', moves(60, 'ABCDEFGH→12'), small, 60, 20],
  ])('%s', (_, list, size, written, rows) => {
    const svg = cardBack(list, text, size);
    const words = wordsOf(svg);
    expect(words.filter((word) => list.includes(word))).toHaveLength(written);
    expect(
      new Set(
        linesOf(svg)
          .filter(({ words }) => list.includes(words))
          .map(({ y }) => y),
      ).size,
    ).toBe(rows);
    expect(words.slice(0, 2)).toEqual(['12', '49 moves']);
    expect(words.slice(-2)).toEqual(['A jam', '93 steps']);
    expectTidy(svg, size);
  });

  test('too many moves are cut, and the last entry says how many are left out', () => {
    const words = wordsOf(cardBack(moves(5000), text, small));
    const written = words.filter((word) => word === '@←1').length;
    expect(written).toBeGreaterThan(100);
    expect(words).toContain(`… +${5000 - written}`);
  });

  test('every row begins with the number of its first move', () => {
    const numbers = wordsOf(cardBack(moves(12), text, small)).filter((word) => /^\d+$/.test(word));
    expect(numbers).toEqual(['12', '1', '5', '9']);
  });
});

test('a name that is too long is cut', () => {
  const svg = cardFront(seedBoards.g1, { ...text, name: 'The longest name of any board there is' }, small);
  expect(wordsOf(svg).at(-2)).toMatch(/^The longest [a-z ]+…$/);
  expectTidy(cardBack([], { ...text, name: 'm'.repeat(200), number: 4999 }, small), small);
});

test.each([
  ['Één “jam” — naïve', 'Één "jam" – naïve'],
  ['Győr', 'Gyor'],
  ['Straße nº 7', 'Straße no 7'],
  ['Smørrebrød Æ', 'Smørrebrød AE'],
  ['plain, as it is', 'plain, as it is'],
  ['漢字', '漢字'],
])('%s stands on a card as %s', (words, written) => {
  const named = { number: 1, name: words, grade: words, moves: words, steps: words };
  const shown = (svg: string) => wordsOf(svg).filter((one) => one === written).length;
  expect(shown(cardFront(seedBoards.g2, named, large))).toBe(3);
  expect(shown(cardBack(['A←1'], named, large))).toBe(3);
});
