import { describe, expect, test } from 'vitest';
import { read } from './testing/read.ts';

describe('what is wrong is refused where it stands', () => {
  const label = 'the label of a vehicle: one of A, Q, X';
  const way = 'a direction: left, right, up or down';
  test.each([
    ['A left 1\nZ down 3\nX right 4', `2:1 unexpected "Z"; expected ${label}`],
    ['A left 1\nQ sideways 3\nX right 4', `2:3 unexpected "sideways"; expected ${way}`],
    ['A left 1\nQ down many\nX right 4', '2:8 unexpected "many"; expected a number of cells'],
    ['A left 1\nQ down 3\nX right', '3:8 the last move ends too early; expected a number of cells'],
    ['A left 1\nA down 3\nX right 4', '2:8 vehicle A is not vertical; expected one of Q'],
    ['4\nA left 1\nQ down 3\nX right 4', '1:1 4 moves are announced, and 3 follow; expected 3'],
    [
      'A left 1\nX right 4',
      'A-1 X4: move 2 is illegal: X cannot slide right 4: vehicle Q stands at row 3, column 6',
    ],
    ['A left 1\nnot Q down 3\nX right 4', `2:1 unexpected "not"; expected ${label}`],
    [
      'A left 1, Q leaves',
      '1:13 Q is not the red car, and no other vehicle may leave; expected X, the red car',
    ],
    ['Q 3, A leaves', '1:8 A is not the red car, and no other vehicle may leave; expected X, the red car'],
    ['Q leaves', '1:3 Q is not the red car, and no other vehicle may leave; expected X, the red car'],
    ['A - 1, Q 3, X 4', `1:3 unexpected "-"; expected ${way}`],
    // letters that mean something in the moves of some language: down, and
    ['B down 3', `1:1 unexpected "B"; expected ${label}`],
    ['1. B down 3', `1:4 unexpected "B"; expected ${label}`],
    ['B D 3', `1:1 unexpected "B"; expected ${label}`],
    ['B down 3, X right 4', `1:1 unexpected "B"; expected ${label}`],
    ['E right 4\nQ down 3', `1:1 unexpected "E"; expected ${label}`],
    ['Q down 3\nE right 4', `2:1 unexpected "E"; expected ${label}`],
    ['Q down 3, U right 4', `1:11 unexpected "U"; expected ${label}`],
    ['Q sideways 3, B right 4', `1:3 unexpected "sideways"; expected ${way}`],
    ['Move car Z up 3', `1:10 unexpected "Z"; expected ${label}`],
    ['1. Truck Z down 3\n2. Car Y right 4', `1:10 unexpected "Z"; expected ${label}`],
    // a letter with a number or a direction, in one word
    ['B1', `1:1 unexpected "B1"; expected ${label}`],
    ['Bv', `1:1 unexpected "Bv"; expected ${label}`],
    ['B>, C2', `1:1 unexpected "B>"; expected ${label}`],
    ['Br2\nA1', `1:1 unexpected "Br2"; expected ${label}`],
    ['A1 B1', `1:4 unexpected "B1"; expected ${label}`],
    ['A1\nBr2\nX4', `2:1 unexpected "Br2"; expected ${label}`],
    ['P1\nA left 1', 'A-1'],
    ['P 1\nA left 1', 'A-1'],
    // a move of a vehicle that the board does not have, on a line of its own among others
    ['AL1\nQD3\nZL1\nXR4', '3:1 there is no vehicle Z; expected one of A, X'],
    ['AL1\nQD3\nzl1\nXR4', '3:1 "zl1" is not a move; expected a label'],
    ['AL1\nQD3\nDD1\nXR4', '3:1 there is no vehicle D; expected one of Q'],
    ['AL1\nQD3\nZZL1\nXR4', '3:1 there is no vehicle ZZ; expected one of A, X'],
    ['AL1\nQD3\nB2R1\nXR4', '3:1 there is no vehicle B2; expected one of A, X'],
    // the direction in front of the label, on one line among others
    ['A left 1\n↓Q3\nX right 4', '2:1 unexpected "↓Q3"'],
    ['A left 1\n↓Q\nX right 4', '2:1 unexpected "↓Q"'],
    ['A left 1\nDQ3\nX right 4', '2:1'],
    ['←A1\nQ down 3\n→X4', '1:1'],
    ['A left 1\nQ down 3\n→X4', '3:1 unexpected "→X4"'],
    ['LA1\nQ down 3\nX right 4', '1:1'],
    // a number that begins a move is not the cells of the one before
    ['1) A left 1, Q down, 3) X right 4', '1:25 unexpected "X"; expected a number of cells'],
    ['1) A left 1, 2) Q down 3, 3) X right 4', 'A-1 Q3 X4 solved'],
    ['(A, left, 1) (Q, down, 3) (X, right, 4)', 'A-1 Q3 X4 solved'],
    ['1. AL1, Q down, 3. XR4', '1:20 unexpected "XR4"; expected a number of cells'],
    ['A left 1, Q down, 3) X right 4', '1:22 unexpected "X"; expected a number of cells'],
    ['A left 1; Q down; 3. X right 4', '1:22 unexpected "X"; expected a number of cells'],
    ['(A, left, 1), (Q, down, ), 3. (X, right, 4)', '1:32 unexpected "X"; expected a number of cells'],
    ['A left 1\nQ down\n3. X right 4', '3:4 unexpected "X"; expected a number of cells'],
    ['A -1; Q; 3. X +4', '1:13 unexpected "X"; expected'],
    ['1. A, left, 1, 2. Q, down, , 3. X, right, 4', '1:33 unexpected "X"; expected a number of cells'],
    ['A, left, 1, Q, down, , 3. X, right, 4', '1:27 unexpected "X"; expected a number of cells'],
    ['A ←\nQ ↓↓↓\nX → →→→→', '3:'],
    ['1. Move A left by , 2. Move Q down by 3', '1:39 unexpected "3"; expected'],
    ['A+1 Q 3 X+4', '1:6 the move "Q" ends too early; expected a direction: + - −'],
    ['A: +1\nQ: 3\nX: +4', '2:4 unexpected "3"; expected a number of cells'],
    ['X right 1\nMove A 1 cell lefq\nQ down 3', '2:15 unexpected "lefq"'],
    // a letter of another language than the words
    ['A left 1\nXG1\nQ down 3', `2:1 unexpected "XG1"; expected ${label}`],
    ['A left 1, XD1, Q down 3', '1:11 vehicle X is not vertical'],
    ['A left 1, QB3, X right 4', `1:11 unexpected "QB3"; expected ${label}`],
    ['A < 1, QB3, X > 4', `1:8 unexpected "QB3"; expected ${label}`],
    ['A ← 1, QB3, X → 4', `1:8 unexpected "QB3"; expected ${label}`],
    ['A kiri 1\nQD3\nX kanan 4', `2:1 unexpected "QD3"; expected ${label}`],
    ['A left 1\nQO3\nX right 4', `2:1 unexpected "QO3"; expected ${label}`],
    // a move that is a word of some language too
    ['A left 1\nAL AL\nQ down 3\nX right 4', '2:4 unexpected "AL"; expected a number of cells'],
    ['A kiri 1\nAL AL\nQ bawah 3\nX kanan 4', `2:1 unexpected "AL"; expected ${label}`],
    // what takes a move back
    ['A left 1\nno Q down 3\nX right 4', `2:1 unexpected "no"; expected ${label}`],
    ['A left 1 (no)\nQ down 3', `1:11 unexpected "no"; expected ${label}`],
    ['A left 1\nQ down 3 – wrong!\nX right 4', '2:12 unexpected "wrong"; expected'],
    ['A left 1 (undo)\nQ down 3', `1:11 unexpected "undo"; expected ${label}`],
    // the next number, or a mark in front, and no move behind it
    ['1. A left 1\n2. §3\n3. X right 4', `2:4 unexpected "§3"; expected ${label}`],
    ['- A left 1\n- XN1\n- Q down 3', `2:3 unexpected "XN1"; expected ${label}`],
    ['Step 1: A left 1\nStep 2: Q→→q\nStep 3: X right 4', `2:9 unexpected "Q→→q"; expected ${label}`],
    ['A left 1\n§R4', `2:1 unexpected "§R4"; expected ${label}`],
    ['A kiri 1\nXR XR\nQ bawah 3', `2:1 unexpected "XR"; expected ${label}`],
    ['A: -1\nQ: \nX: +4', `3:1 unexpected "X"; expected`],
    ['A→ Q↓↓↓ X→→→→ →', '1:1'],
    // the direction again for each cell
    ['A-1\nQDDD\nX+4', '2:2'],
    ['ZL1\nAL1', '1:1 there is no vehicle Z; expected one of A, X'],
    [
      '1. Al1\n2. Zl1\n3. Qd3\n4. Xr4',
      '2:4 unexpected "Zl1"; expected the label of a vehicle: one of A, Q, X',
    ],
    ['1. A left 1\n2. Z 2\n3. Q down 3\n4. X right 4', `2:4 unexpected "Z"; expected ${label}`],
    ['Solution 7\nA left 1\nPart 2\nQ down 3\nX right 4', 'A-1 Q3 X4 solved'],
    ['Al1\nz+1\nQd3\nXr4', `2:1 unexpected "z+1"; expected ${label}`],
    // another letter in the place of the direction, and a vehicle that is a sign
    ['Al1\nQd3\nXn4', `3:1 unexpected "Xn4"; expected ${label}`],
    ['XN1\nAL1\nQD3', `1:1 unexpected "XN1"; expected ${label}`],
    ['Ex1\nAl1\nQd3', 'A-1 Q3'],
    ['1LA\n3NQ\n4RX', '2:1 unexpected "3NQ"; expected'],
    ['1LA\n0DQ\n1RX', '2:1 unexpected "0DQ"; expected'],
    ['1LA\n1RW\n3DQ\n4RX', `2:1 unexpected "1RW"; expected ${label}`],
    ['("A", -1)\n("?", -1)\n("Q", +3)\n("X", +4)', `2:7 unexpected "-1"; expected ${label}`],
    ['("A", -1)\n("zz", +1)\n("Q", +3)', `2:3 unexpected "zz"; expected ${label}`],
    ['A: B1 -> A1\nY: C1 -> D1\nQ: F1 -> F4', `2:5 unexpected "+1"; expected ${label}`],
    ['A,-1\nY,2\nQ,3', `2:3 unexpected "2"; expected ${label}`],
    ['Al1\nQsideways3\nXr4', `2:1 unexpected "Qsideways3"; expected ${label}`],
    ['1LA\n1DZed\n3DQ\n4RX', `2:1 unexpected "1DZed"; expected ${label}`],
    ['A -1\n99 +1\nQ +3', `2:1 unexpected "99"; expected ${label}`],
    ['Al1\nQdwn3\nXr4', `2:1 unexpected "Qdwn3"; expected ${label}`],
    ['A left-1\nz-left-1\nQ down-3', `2:1 unexpected "z-left-1"; expected ${label}`],
    ['A←1\nzz↑1\nQ↓3', '2:1 there is no vehicle zz; expected'],
    ['1LA\n3DQ\n1Dzz', `3:1 unexpected "1Dzz"; expected ${label}`],
    ['Al1\nzzR1\nQd3\nXr4', `2:1 unexpected "zzR1"; expected ${label}`],
    ['A,-1\nZ,2\nQ,3\nX,4', `2:1 unexpected "Z"; expected ${label}`],
    ['zz,2\nA,-1\nQ,3\nX,4', `1:1 unexpected "zz"; expected ${label}`],
    ['A -1\nZ 2\nQ 3\nX 4', `2:1 unexpected "Z"; expected ${label}`],
    ['car,move\nZ,2\nA,-1\nQ,3\nX,4', '2:1 there is no vehicle Z; expected one of A, Q, X'],
    // a move with a mark that is none of its parts
    ['AL1\nQD3\nXR4x', '3:3 unexpected "4x" after XR; expected a number of cells'],
    ['AL1\nQD3\nX\u200fR4', '3:1 there is no vehicle "X\\u200f"; expected one of A, X'],
    ['AL1\nQD3\nX~R4', '3:1 there is no vehicle X~; expected one of A, X'],
    ['AL1\nQD3\n\u200fXR4', '3:1 there is no vehicle "\\u200fX"; expected one of A, X'],
    ['car,move\nA,-1\nQ,3\nX~,4', '4:1 there is no vehicle X~; expected one of A, Q, X'],
    ['AL1\nQD3\nDone', 'A-1 Q3'],
    ['AL1\nQD3\nMoves: 2', 'A-1 Q3'],
    ['No', '1:1 the moves are in no known notation; expected moves such as A←1, AL1 or A-1'],
    ['no idea which way is up', `1:1 unexpected "no"; expected ${label}`],
    ['no idea\ngo up', '1:1 the moves are in no known notation; expected moves such as A←1, AL1 or A-1'],
    ['no idea', '1:1 the moves are in no known notation; expected moves such as A←1, AL1 or A-1'],
    [
      'A left 1\nQ down 3\nX right 9',
      'A-1 Q3 X9: move 3 is illegal: X cannot slide right 9: the edge of the board is 4 away',
    ],
    [
      'A left 1\nQ down 3\nX right 4\nMove truck Q somewhere else',
      `4:14 unexpected "somewhere"; expected ${way}`,
    ],
    [
      'A left 1\nX exits',
      'A-1 X4: move 2 is illegal: X cannot slide right 4: vehicle Q stands at row 3, column 6',
    ],
    ['AL QDDD XRRRRR', 'A-1 Q3 X4'],
    ['A1-B2 Q+3 X+4', `1:1 unexpected "A1-B2"; expected ${label}`],
    [
      '[{"car":"A","direction":"left","steps":1,"note":"undo the first move"},{"car":"Q","direction":"down","steps":3}]',
      '1:43 unexpected "note"; expected the label',
    ],
    ['AL1 QD3 XR4 and a dance', '1:13 "and" is not a move; expected'],
  ])('%j', (text, expected) => {
    expect(read(text).slice(0, expected.length)).toBe(expected);
  });

  test('one cell is not taken for as far as it goes', () => {
    expect(read('AL QD XR')).toBe('A-1 Q1 X1');
  });
});
