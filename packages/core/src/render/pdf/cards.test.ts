import { expect, test } from 'vitest';
import { seedBoards } from '../../testing/seeds.ts';
import type { CardText } from '../card.ts';
import { cardsPdf } from './cards.ts';
import { pathOperators } from './path-operators.ts';
import { svgOperators } from './svg-operators.ts';

const text: CardText = { number: 1, name: 'A jam', grade: 'expert', moves: '2 moves', steps: '5 steps' };
const card = { board: seedBoards.g1, text, moves: ['A←1', 'B↓2'] };

test.each([
  ['M7 12h5v-2H3V.5Z', '7 12 m 12 12 l 12 10 l 3 10 l 3 0.5 l h'],
  ['m1 1 2 2l-1-1', '1 1 m 3 3 l 2 2 l'],
  ['M0 0L1 0ZL5 5', '0 0 m 1 0 l h 5 5 l'],
  ['M1 1c1 2 3 4 5 6C0 0 1 1 2 2', '1 1 m 2 3 4 5 6 7 c 0 0 1 1 2 2 c'],
  ['M0 0q3 0 3 3', '0 0 m 2 0 3 1 3 3 c'],
  ['M1 1A0 0 0 0 1 2 3', '1 1 m 1 1 2 3 2 3 c'],
  ['M0 0Q0 3 3 3t3-3', '0 0 m 0 2 1 3 3 3 c 5 3 6 2 6 0 c'],
  // a quarter of a circle, whose curve is known
  ['M1 0A1 1 0 0 1 0 1', '1 0 m 1 0.552 0.552 1 0 1 c'],
  // the same ends, the other way round: three quarters
  [
    'M10 0A10 10 0 1 0 0 10',
    '10 0 m 10 -5.523 5.523 -10 0 -10 c -5.523 -10 -10 -5.523 -10 0 c -10 5.523 -5.523 10 0 10 c',
  ],
  // a radius that is too small grows
  ['M0 0a1 1 0 0 1 8 0', '0 0 m 0 -2.209 1.791 -4 4 -4 c 6.209 -4 8 -2.209 8 0 c'],
])('the path %s', (d, operators) => {
  expect(pathOperators(d)).toBe(operators);
});

test('attributes are inherited, and transforms end with their element', () => {
  const states: [number, number][] = [];
  const operators = svgOperators(
    '<g fill="#f00" transform="translate(5 6) scale(.5)"><path d="M0 0H1" fill-opacity=".5"/></g><rect x="1" y="2" width="3" height="4" fill="none" stroke="#0000ff" stroke-width="2"/>',
    (fill, stroke) => `S${states.push([fill, stroke])}`,
  );
  expect(operators.split('\n')).toEqual([
    'q',
    '1 0 0 1 5 6 cm',
    '0.5 0 0 0.5 0 0 cm',
    '/S1 gs 1 0 0 rg 0 0 m 1 0 l f',
    'Q',
    '/S2 gs 0 0 1 RG 2 w 0 J 0 j 1 2 m 4 2 l 4 6 l 1 6 l 1 2 l h S',
  ]);
  expect(states).toEqual([
    [0.5, 1],
    [1, 1],
  ]);
});

test.each([
  ['<circle r="3"/>', 'a picture with an element circle, which a page cannot show'],
  ['<g transform="skewX(3)"/>', 'a picture with a transform skewX, which a page cannot show'],
  ['<path d="M0 0S1 1 2 2" fill="#000"/>', 'a path with S, which a page cannot show'],
  ['<path d="M0 0" fill="red"/>', 'a picture with the colour red, which a page cannot show'],
])('%s is refused', (svg, message) => {
  expect(() => svgOperators(svg, () => 'S')).toThrow(message);
});

test('the table of a file has the place of every object, and its length is that of its content', async () => {
  const bytes = await cardsPdf(Array(5).fill(card), {
    title: 'Jam “1”',
    perPage: '4',
    deflate: (content) => content,
  });
  const file = new TextDecoder('latin1').decode(bytes);
  const table = file.indexOf('xref\n');
  expect(file.slice(-64)).toContain(`startxref\n${table}\n%%EOF\n`);
  const places = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  // five cards are four pages of two objects each, after the first three objects
  expect(places).toHaveLength(11);
  for (const [index, place] of places.entries())
    expect(file.slice(place, place + 12)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  expect(file).toContain('/Title <FEFF004A0061006D0020201C0031201D>');
  for (const [, length = '', content = ''] of file.matchAll(
    /\/Length (\d+) [\s\S]*?stream\n([\s\S]*?)\nendstream/g,
  ))
    expect(content).toHaveLength(Number(length));
  const named = new Set(file.match(/\/S\d+-\d+(?= gs)/g));
  expect(named.size).toBeGreaterThan(3);
  for (const name of named) expect(file).toContain(`${name} << /ca `);
});
