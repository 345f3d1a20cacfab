import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';

const LEVEL = [
  '<level width="6" height="6">',
  '  <car id="X" row="2" column="1" length="2" orientation="horizontal"/>',
  '  <car id="A" row="1" column="4" length="2" orientation="vertical"/>',
  '  <car id="B" row="4" column="0" length="2" orientation="horizontal"/>',
  '</level>',
].join('\n');

function namesIn(text: string): readonly string[] {
  const answer = readShapes(text);
  return answer.kind === 'read'
    ? answer.boards.map(({ name, line }) => name ?? `line ${line}`)
    : [answer.kind];
}

test.each([
  ['a title', `Level 1\n${LEVEL}`, 3],
  ['a sentence and a blank line', `Here is my level:\n\n${LEVEL}`, 4],
  ['the mark of code', `\`\`\`xml\n${LEVEL}\n\`\`\`\nThanks`, 3],
])('markup below %s', (_, text, line) => {
  expect(namesIn(text)).toEqual([`line ${line}`]);
});

test('two levels below titles', () => {
  expect(namesIn(`Level 1\n${LEVEL}\n\nLevel 2\n${LEVEL}\n`)).toHaveLength(2);
});

test('tables have the names of the headings above them', () => {
  const table = (rows: readonly string[]) =>
    `<table>${rows.map((row) => `<tr>${row.replace(/./g, (cell) => `<td>${cell === '.' ? '' : cell}</td>`)}</tr>`).join('')}</table>`;
  const first = table(['..A.', 'XXA.', '....', 'BB..']);
  const second = table(['.A..', '.A..', 'XX.B', '...B']);
  expect(namesIn(`<h2>Level 1</h2>${first}<h2>Level 2</h2>${second}`)).toEqual(['Level 1', 'Level 2']);
});
