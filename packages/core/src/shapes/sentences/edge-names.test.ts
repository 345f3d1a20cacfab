import { expect, test } from 'vitest';
import { withoutEdgeNames } from './edge-names.ts';

test.each([
  ['numbers and letters', '  ABC\n1 AA.\n2 XX.\n3 ..B', '\n  AA.\n  XX.\n  ..B'],
  ['names of columns apart', '  A B C\n1 AA.\n2 XX.\n3 ..B', '\n  AA.\n  XX.\n  ..B'],
  ['names below, rows from the bottom', '3 | AA.\n2 | XX.\n1 | ..B\n    abc', '    AA.\n    XX.\n    ..B\n'],
  ['letters in front and behind', 'A AA. A\nB XX. B\nC ..B C', '  AA.\n  XX.\n  ..B'],
  ['behind alone', 'AA. 1\nXX. 2\n..B 3', 'AA.\nXX.\n..B'],
  ['cells apart', '  1 2 3\na) A A .\nb) X X .\nc) . . B', '\n   A A .\n   X X .\n   . . B'],
  ['an arrow stays', '  ABC\n1 AA.\n2 XX. ->\n3 ..B', '\n  AA.\n  XX. ->\n  ..B'],
  ['emoji', '1️⃣🟩🟩⬜\n2️⃣🟥🟥⬜\n3️⃣⬜⬜🟪', '   🟩🟩⬜\n   🟥🟥⬜\n   ⬜⬜🟪'],
  ['emoji and a corner', '⬛1️⃣2️⃣3️⃣\n1️⃣AA.\n2️⃣XX.\n3️⃣..B', '\n   AA.\n   XX.\n   ..B'],
  ['letters of Discord below', '1️⃣ | AA.\n2️⃣ | XX.\n3️⃣ | ..B\n⬛🇦🇧🇨', '      AA.\n      XX.\n      ..B\n'],
  ['two boards', '1️⃣AA\n2️⃣XX\n3️⃣..\n\n1️⃣BB\n2️⃣XX\n3️⃣..', '   AA\n   XX\n   ..\n\n   BB\n   XX\n   ..'],
])('%s', (_, text, rows) => {
  expect(withoutEdgeNames(text)).toBe(rows);
});

test.each([
  ['a number is missing', '  ABC\n1 AA.\n3 XX.\n4 ..B'],
  ['as many names of columns as a row does not have', '  ABCD\n1 AA.\n2 XX.\n3 ..B'],
  ['cells apart, whose names are cut with them', '  1 2 3\na A A .\nb X X .\nc . . B'],
  ['no names of columns', '1 AA.\n2 XX.\n3 ..B'],
  ['a row without a name below', '  ABC\n1 AA.\n2 XX.\n3 ...\n  ..B'],
  ['a cell is missing', '  ABC\n1 AA.\n2 XX\n3 ..B'],
  ['fields of vehicles', '1 h 2 2 3\n2 v 3 1 2\n3 h 2 1 1'],
  ['boards on a line, and their moves', '..AAXX..B..B..C..C 1\n..AAXX..B..B..CC.. 2\n..AAXX..B..BCC.... 3'],
  ['emoji that are vehicles', '1️⃣1️⃣⬜\n2️⃣2️⃣⬜\n3️⃣3️⃣⬜'],
  ['two rows', '1️⃣AA.\n2️⃣XX.'],
])('left as it is: %s', (_, text) => {
  expect(withoutEdgeNames(text)).toBe(text);
});

test.each([
  ['Level 1', () => 'Level 1'],
  ['a list', () => 'A v 3 6 2'],
  ['rows that are numbered on and on', (i: number) => `${i + 1} A B . .`],
])('more lines than a function takes arguments: %s', (_, lineOf) => {
  const text = Array.from({ length: 150_000 }, (_, i) => lineOf(i)).join('\n');
  expect(withoutEdgeNames(text)).toMatch(/\S/);
});
