import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';

test.each<[string, string]>([
  [
    'a row is missing',
    '>     ------------\n> 0 | B  .  .  .\n> 1 | B  .  X  X>\n> 3 | C  .  .  .\n>     ------------',
  ],
  [
    'a row between bars is missing',
    '>     a  b  c  d  e  f\n> 0 | 0  D  D  0  0  0 | 0\n> 1 | 0  0  0  H  H  E | 1\n> 2 | B  0  0  X  X  E | 2 <- exit\n> 3 | B  0  C  0  0  E | 3\n> 5 | 0  G  0  0  0  F | 5',
  ],
])('where %s, rows of cells are no list of vehicles', (_, text) => {
  const answer = readShapes(text);
  expect(answer.kind === 'read' ? answer.boards.map(({ read }) => read) : []).toEqual([]);
});
