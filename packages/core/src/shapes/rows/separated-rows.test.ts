// Rows whose cells have separators between them or behind each.
import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';

const sizeOf = (text: string) => {
  const answer = readShapes(text);
  return answer.kind === 'read'
    ? answer.boards.map(({ board }) => `${board.width}x${board.height}`)
    : answer.kind;
};

test('a tab between cells has an empty cell behind it, also in the last column', () => {
  const rows = [
    'A\t\t\tB\tB\t\t',
    'A\t\t\t\tC\t\t',
    'X\tX\t\t\tC\t\t',
    '\t\tD\tD\t\t\t',
    '\t\t\t\t\t\t',
    'E\tE\t\t\t\t\t',
  ];
  expect(sizeOf(rows.join('\n'))).toEqual(['7x6']);
});

test('a tab behind each cell of a program that prints no empty ones ends the row', () => {
  const rows = ['A\t.\t.\tB\tB\t.\t', 'A\t.\t.\t.\tC\t.\t', 'X\tX\t.\t.\tC\t.\t', '.\t.\tD\tD\t.\t.\t'];
  expect(sizeOf(rows.join('\n'))).toEqual(['6x4']);
});

test.each([';', ','])(
  '%s behind each cell, or an empty last column: a square board is no reason to guess',
  (sign) => {
    const rows = [';X;X;X;', ';B;B;B;', 'C;;;A;', 'C;D;D;A;']
      .map((row) => row.replaceAll(';', sign))
      .join('\n');
    expect(readShapes(rows)).toMatchObject({
      kind: 'refused',
      problem: { message: 'the board may have 4 columns and 4 rows, or 5 columns and 4 rows' },
    });
    expect(sizeOf(`4 columns and 4 rows\n${rows}`)).toEqual(['4x4']);
    expect(sizeOf(`5 columns and 4 rows\n${rows}`)).toEqual(['5x4']);
  },
);
