import { describe, expect, test } from 'vitest';
import { seedBoards } from '../testing/seeds.ts';
import { glyphOf } from './lettering.ts';
import { outlineText, textMarkup, textWidth } from './outlined-text.ts';
import { renderSvg } from './svg.ts';

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));

test.each([...ascii, ...'ßØø←→↑↓·×–…¡¿'])('%s has a glyph that stays within its line', (character) => {
  const { advance, d } = glyphOf(character) as NonNullable<ReturnType<typeof glyphOf>>;
  expect(advance).toBeGreaterThanOrEqual(22);
  expect(advance).toBeLessThanOrEqual(90);
  expect(d).toMatch(character === ' ' ? /^$/ : /^M[MLHVCSAZhv0-9 .-]+$/);
  const places = [...d.matchAll(/[ML](-?[\d.]+)([ -][\d.-]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  for (const [x, y] of places) {
    expect(x).toBeGreaterThanOrEqual(4);
    expect(x).toBeLessThanOrEqual(advance - 4);
    expect(y).toBeGreaterThanOrEqual(-76);
    expect(y).toBeLessThanOrEqual(15);
  }
});

test.each([
  ['é', 'e'],
  ['à', 'a'],
  ['Ü', 'U'],
  ['ô', 'o'],
  ['ñ', 'n'],
  ['å', 'a'],
  ['ç', 'c'],
])('%s is %s with a mark outside of the letter', (marked, letter) => {
  const [base, glyph] = [glyphOf(letter), glyphOf(marked)];
  expect(glyph?.advance).toBe(base?.advance);
  expect(glyph?.d.startsWith(base?.d ?? '?')).toBe(true);
  const [, y] = /^M[\d.]+ ?(-?[\d.]+)/.exec(glyph?.d.slice(base?.d.length) ?? '') ?? [];
  // the upper end of capitals is at -66, of small letters at -46
  const top = letter === letter.toUpperCase() ? -66 : -46;
  if (marked === 'ç') expect(Number(y)).toBe(-6);
  else expect(Number(y)).toBeLessThan(top - 9);
});

test('a letter with a mark that has no glyph has none', () => {
  expect(glyphOf('ő')).toBeUndefined();
});

test('no two glyphs are the same', () => {
  const ways = ascii.map((character) => glyphOf(character)?.d);
  expect(new Set(ways).size).toBe(ascii.length);
});

describe('outlineText', () => {
  const style = { x: 50, y: 20, size: 10, ink: '#123456' };
  test.each([
    ['start', 'I', '50'],
    ['middle', 'I', '48.9'],
    ['end', 'I', '47.8'],
    ['end', 'II', '45.6'],
  ] as const)('anchor %s of %s begins at %s', (anchor, text, left) => {
    expect(outlineText(textMarkup(text, { ...style, anchor }))).toContain(`translate(${left} 20) scale(0.1)`);
  });

  test('a letter becomes one line in its colour, a bold one with a broader pen', () => {
    const outlined = outlineText(textMarkup('I', style));
    expect(outlined).toBe(
      '<g transform="translate(50 20) scale(0.1)" fill="none" stroke="#123456" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"><path transform="translate(0 0)" d="M11-66V-6"/></g>',
    );
    expect(outlineText(textMarkup('I', { ...style, bold: true }))).toContain('stroke-width="13"');
  });

  test('markup in a text is escaped', () => {
    const outlined = outlineText(textMarkup('<&>', style));
    expect(outlined.match(/<path /g)).toHaveLength(3);
    expect(outlined).toContain(`d="${glyphOf('&')?.d}"`);
  });

  test.each([
    ['þ', '00FE'],
    ['漢', '6F22'],
    ['🚗', '1F697'],
  ])('%s, which has no glyph, is a box with %s in it', (character, code) => {
    const outlined = outlineText(textMarkup(character, style));
    for (const digit of code) expect(outlined).toContain(`d="${glyphOf(digit)?.d}"`);
    expect(outlined.match(/<path /g)).toHaveLength(1 + code.length);
    expect(outlined).not.toContain('inherit');
  });

  test('in the picture of a board all text becomes lines, and nothing else changes', () => {
    const svg = renderSvg(seedBoards.hardest);
    const outlined = outlineText(svg);
    expect(outlined).not.toContain('<text');
    const lines =
      /<g transform="translate\([^)]*\) scale\([^)]*\)" fill="none" stroke="[^"]*" stroke-width="13".*?<\/g>/g;
    expect(outlined.match(lines)).toHaveLength(13);
    expect(outlined.replaceAll(lines, '')).toBe(svg.replaceAll(/<text.*?<\/text>/g, ''));
  });
});

test.each([
  ['', 0],
  ['I', 2.2],
  ['49 moves', 46.8],
])('"%s" is %d wide', (text, width) => {
  expect(textWidth(text, 10)).toBeCloseTo(width, 5);
});
