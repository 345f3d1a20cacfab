import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';

test.each(['<- X = red car, leaves here', '# X: the red car', '<- X is the red car'])(
  'a remark behind a row is no part of the board: %s',
  (remark) => {
    const answer = readShapes(`AA...O\nP..Q.O\nPXXQ.O   ${remark}\nP..Q..\nB...CC\nB.RRR.`);
    expect(answer.kind === 'read' && answer.boards.map(({ board }) => board.vehicles.length)).toEqual([8]);
  },
);
