import { describe, expect, it } from 'vitest';
import { readShapes } from '../read-shapes.ts';

const LINES = [
  'AAooBBCDooEFCDXXEFCGGGoFoooooooooooo',
  'ABBBoCAoDooCXXDooCooDEEEoooooooooooo',
  'oooAoooooAooXXoAooooooooooBBoooooooo',
] as const;
const LIST = 'A 0 0 2 V\nX 2 1 2 H\nB 1 4 3 V\nC 4 0 2 H';

/** The first lines of the boards that were read, and what is said of the others. */
function outcome(text: string): { readonly read: readonly number[]; readonly failed: readonly string[] } {
  const answer = readShapes(text);
  if (answer.kind !== 'read') return { read: [], failed: [answer.kind] };
  return {
    read: answer.boards.map(({ line }) => line),
    failed: answer.failed.map(({ line, answer }) =>
      answer.kind === 'refused' ? `${line}: ${answer.problem.message}` : `${line}: ${answer.kind}`,
    ),
  };
}

describe('numbers of boards of which none was read', () => {
  it('names the line of a numbered list that has a cell too few', () => {
    const [first, second, third] = LINES;
    expect(outcome(`1. ${first}\n2. ${second.slice(1)}\n3. ${third}`)).toEqual({
      read: [1, 3],
      failed: ['2: no board was read at "2. BBBoCAoDooCXXDooC…", though boards were read at other numbers'],
    });
  });

  it('names a board that is written in another way than the others', () => {
    const rows = '["AA..B.", "....B.", "XX..B.", "......", "......", "......"]';
    const text = [rows, LIST, rows].map((board, i) => `Level ${i + 1}\n${board}`).join('\n');
    expect(outcome(text)).toEqual({
      read: [2, 9],
      failed: ['3: no board was read at "Level 2", though boards were read at other numbers'],
    });
  });

  it('says nothing where all were read, and of numbers that are none of boards', () => {
    const texts = [
      LINES.map((line, i) => `${i + 1}. ${line}`).join('\n'),
      [1, 2].map((n) => `Level ${n}\n${LIST}`).join('\n\n'),
      // numbers of moves begin again below each board
      LINES.map((line) => `${line}\n1. the car goes down to the third row\n2. then X leaves the board`).join(
        '\n\n',
      ),
      // a title without a board
      `Level 1\n${LIST}\n\nLevel 2\nto come`,
    ];
    for (const text of texts) expect(outcome(text).failed, text).toEqual([]);
  });
});
