import { expect, test } from 'vitest';
import { compactText } from '../../formats/reading/compact.ts';
import { readShapes } from '../read-shapes.ts';

const RED = '<rect x="50" y="100" width="100" height="50" fill="red"/>';
const BLUE = '<rect x="200" y="50" width="50" height="150" fill="blue"/>';
const GREEN = '<rect x="0" y="250" width="150" height="50" fill="green"/>';
const drawing = (...parts: string[]) => `<svg width="300" height="300">${parts.join('')}</svg>`;
const withAttribute = (part: string, attribute: string) => part.replace(' fill', ` ${attribute} fill`);

const boardsOf = (text: string): string[] => {
  const answer = readShapes(text);
  return answer.kind === 'read' ? answer.boards.map(({ board }) => compactText(board)) : [];
};
const whole = boardsOf(drawing(RED, BLUE, GREEN));

test('a rectangle is a vehicle', () => {
  expect(whole).toEqual(['ooooooooooBooAAoBoooooBoooooooCCCooo']);
});

test.each([
  ['groups', drawing(RED, `<g>${BLUE}</g><g>${GREEN}</g>`)],
  ['groups with names', drawing(`<g id="cars">${RED}${BLUE}</g><g>${GREEN}</g>`)],
  [
    'a shift of all',
    drawing(`<rect width="100%" height="100%"/><g transform="translate(10.5,-10)">${RED}${BLUE}${GREEN}</g>`),
  ],
  ['a scale of all', drawing(`<g transform="scale(.5)">${RED}${BLUE}${GREEN}</g>`)],
  ['what is not drawn', drawing(`<symbol><rect width="100" height="50"/></symbol>`, RED, BLUE, GREEN)],
  ['a turned text', drawing(RED, BLUE, GREEN, '<text transform="rotate(90)">A</text>')],
])('%s', (_, text) => {
  expect(boardsOf(text)).toEqual(whole);
});

test('a group around one rectangle has its label', () => {
  const labelled = (label: string, part: string) => `<g id="${label}">${part}<text>${label}</text></g>`;
  expect(boardsOf(drawing(labelled('X', RED), labelled('A', BLUE), labelled('B', GREEN)))).toEqual([
    'ooooooooooAooXXoAoooooAoooooooBBBooo',
  ]);
});

test.each([
  ['the first rectangle', drawing(withAttribute(RED, 'transform="translate(50 50)"'), BLUE, GREEN)],
  ['a later one', drawing(RED, withAttribute(BLUE, "transform='translate(50 0)'"), GREEN)],
  ['one by its style', drawing(RED, withAttribute(BLUE, 'style="transform: translate(50px, 0)"'), GREEN)],
  ['a group', drawing(RED, `<g transform="translate(50,0)">${BLUE}</g>`, GREEN)],
  ['a group in groups', drawing(`<g><g transform="translate(50,0)"><g>${RED}</g></g></g>`, BLUE, GREEN)],
  ['all by a turn', drawing(RED, BLUE, GREEN).replace('<svg', '<svg transform="rotate(90)"')],
  ['all by a mirror', drawing(`<g transform="scale(1,-1)">${RED}${BLUE}${GREEN}</g>`)],
  ['an inner drawing', drawing(RED, `<svg x="50">${BLUE}</svg>`, GREEN)],
  ['a copy', drawing(RED, BLUE, GREEN, '<use href="#a" x="0" y="0"/>')],
  ['one that is hidden', drawing(RED, BLUE, withAttribute(GREEN, 'display="none"'))],
  ['one hidden by its style', drawing(RED, BLUE, withAttribute(GREEN, 'style="fill: red; display: none"'))],
  [
    'with prefixes',
    drawing(RED, BLUE, withAttribute(GREEN, 'transform="translate(50)"')).replace(/<(\/?)/g, '<$1svg:'),
  ],
  [
    'in a second drawing',
    `${drawing(RED, BLUE)}\n${drawing(RED, `<g transform="translate(50)">${BLUE}</g>`)}`,
  ],
])('a drawing is refused whose rectangles do not stand where they say: %s', (_, text) => {
  expect(readShapes(text)).toMatchObject({ kind: 'refused' });
});

test('a page with a small picture whose parts are moved is read', () => {
  const picture = drawing(withAttribute(RED, 'transform="rotate(45)"'), BLUE);
  expect(boardsOf(`<html><body>${picture}<pre>..A\n..A\nXX.</pre></body></html>`)).toHaveLength(1);
});

test('many groups in groups with long transforms take little time', () => {
  const long = `translate(${'1 '.repeat(20_000)})`;
  const many = Array.from({ length: 2000 }, (_, i) => withAttribute(RED, `transform="translate(${i})"`));
  const text = drawing(`<g transform="${long}"><g transform="${long}">${many.join('')}</g></g>`);
  expect(readShapes(text).kind).toBe('refused');
});
