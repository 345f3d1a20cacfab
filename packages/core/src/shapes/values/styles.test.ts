import { expect, test } from 'vitest';
import { placedAttributes } from './styles.ts';
import type { Entry } from './value.ts';

const scalar = (text: string) =>
  ({ kind: 'scalar', at: { line: 1, column: 1 }, text, quoted: false }) as const;

/** The attributes in short: `row=1 column=4`. */
const placed = (...attributes: [string, string][]): string =>
  placedAttributes(attributes.map(([name, text]): Entry => [name, scalar(text)]))
    .map(([name, value]) => `${name}=${value.kind === 'scalar' ? value.text : ''}`)
    .join(' ');

test.each([
  ['grid-row: 1 / span 3; grid-column: 4', 'row=1 column=4 width=1 height=3'],
  ['grid-row: 3; grid-column: 2 / 4; background: red', 'row=3 column=2 width=2 height=1'],
  ['grid-area: 1 / 4 / 4 / 5', 'row=1 column=4 width=1 height=3'],
  [
    'grid-row-start: 2; grid-row-end: 5; grid-column-start: 6; grid-column-end: 7',
    'row=2 column=6 width=1 height=3',
  ],
  ['grid-row: auto / 3; grid-column: 2', 'style=grid-row: auto / 3; grid-column: 2'],
  ['left: 60px; top: 0; width: 120px; height: 60px', 'x=60 y=0 width=120 height=60'],
  ['left: 50%; top: 0; width: 120px; height: 60px', 'style=left: 50%; top: 0; width: 120px; height: 60px'],
  ['color: red', 'style=color: red'],
])('the style %s says %s', (style, expected) => {
  expect(placed(['style', style])).toBe(expected);
});

test('attributes lose data- in front of their names, where no other has that name', () => {
  expect(placed(['id', 'X'], ['data-id', '7'], ['data-row', '2'])).toBe('id=X data-id=7 row=2');
});
