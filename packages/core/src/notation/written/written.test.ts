import { describe, expect, test } from 'vitest';
import { boardOf } from '../../testing/drawn.ts';
import { numbers, read, small } from './testing/read.ts';

const slides = 'A-1 Q3 X4 solved';
const steps = 'A-1 Q1 Q1 Q1 X1 X1 X1 X1 solved';

describe('solutions as people write them', () => {
  test.each([
    ['hollow arrows', 'A⇦ Q⇩⇩⇩ X⇨⇨⇨⇨'],
    ['Italian with in', '1. A a sinistra di 1\n2. Q in basso di 3\n3. X a destra di 4'],
    [
      'a table with the first and the last cell',
      '| Move | Vehicle | From | To |\n|---|---|---|---|\n| 1 | A | B1 | A1 |\n| 2 | Q | F1 | F4 |\n| 3 | X | A3 | E3 |',
    ],
    ['numbered steps', '1. A left 1\n2. Q down 3\n3. X right 4'],
    [
      'a table in Markdown with numbers',
      '| # | Car | Direction | Cells |\n|---|---|---|---|\n| 1 | A | left | 1 |\n| 2 | Q | down | 3 |\n| 3 | X | right | 4 |',
    ],
    [
      'a table in Markdown with a letter for the cells',
      '| # | Car | Dir | N |\n|---|---|---|---|\n| 1 | A | left | 1 |\n| 2 | Q | down | 3 |\n| 3 | X | right | 4 |',
    ],
    ['CSV with a letter for the cells', 'car,dir,n\nA,left,1\nQ,down,3\nX,right,4'],
    ['actions with their directions', '(move-left A 1)\n(move-down Q 3)\n(move-right X 4)'],
    ['calls with their directions', "moveLeft('A', 1)\nmoveDown('Q', 3)\nmoveRight('X', 4)"],
    ['a log with numbers in brackets', '[01] A <- x1\n[02] Q v x3\n[03] X -> x4'],
    ['CSV with a column of numbers', 'step,car,dir,amount\n1,A,L,1\n2,Q,D,3\n3,X,R,4'],
    [
      'calls of a program',
      "board.move('A', 'left', 1);\nboard.move('Q', 'down', 3);\nboard.move('X', 'right', 4);",
    ],
    [
      'messages of a chat',
      '[12/03/2024, 18:50:00] Ben: A left 1\n[12/03/2024, 18:51:00] Ben: Q down 3\n[12/03/2024, 18:52:00] Ben: X right 4',
    ],
    ['messages with times alone', '18:50 <ben> A left 1\n18:51 <ben> Q down 3\n18:52 <ben> X right 4'],
    [
      'times in front of vehicles',
      '[0:01] A: left 1\n[0:02] Q: down 3\n[0:04] X: right 4',
      '2:4 unexpected "02"; expected the label of a vehicle: one of A, Q, X',
    ],
    [
      'elements of XML',
      '<solution>\n  <move car="A" direction="left" distance="1"/>\n  <move car="Q" direction="down" distance="3"/>\n  <move car="X" direction="right" distance="4"/>\n</solution>',
    ],
    [
      'a short form above the moves',
      "Here's how to solve it:\n\nStep 1: A left 1\nStep 2: Q down 3\nStep 3: X right 4",
    ],
    ['times glued to arrows', 'A← Q↓x3 X→x4'],
    ['hyphens between moves', 'Al1-Qd3-Xr4'],
    ['numbers with brackets', '1) AL1\n2) QD3\n3) XR4'],
    ['numbers in one line without commas', '1. AL1 2. QD3 3. XR4'],
    ['numbers in one line of words', '1. A left 1 2. Q down 3 3. X right 4'],
    ['Dutch with naar', 'A 1 vakje naar links\nQ 3 vakjes naar beneden\nX 4 vakjes naar rechts'],
    [
      'steps with words',
      'Step 1: Move car A left 1\nStep 2: Move truck Q down 3 cells\nStep 3: Move the red car right 4 spaces',
    ],
    [
      'worded',
      'Move car A right 0, no',
      '1:21 unexpected "no"; expected the label of a vehicle: one of A, Q, X',
    ],
    [
      'remarks behind dashes',
      '1. **Move A left 1** – this frees the way.\n2. **Move Q down 3** — now the path is open\n3. **Move X right 4** (solved)',
    ],
    ['wide marks between moves', 'A←1；Q↓3；X→4。'],
    [
      'joy below cells before directions',
      '- Step 1: Slide vehicle **A** 1 cell left\n- Step 2: Slide vehicle **Q** 3 cells down\n- Step 3: Slide vehicle **X** 4 cells right\n\n✅ The red car escapes!',
    ],
    ['joy at the end', '- A left 1\n- Q down 3\n- X right 4\n\n✅ The red car escapes!'],
    ['a sentence', 'Slide A 1 to the left, then Q 3 down and finally X 4 to the right.'],
    [
      'cells before some directions and behind others',
      'First, move car A one square to the left. Then move truck Q down three squares. Finally, X can drive four squares right and out.',
    ],
    [
      'the red car that is free',
      'You start with A: push it one to the left. After that Q goes down 3. Then the red car is free: right 4.',
    ],
    ['how often', 'Move A to the left once. Move Q down three times. Move X to the right four times.'],
    [
      'German prose',
      'Zuerst das Auto A um ein Feld nach links schieben, dann den LKW Q drei Felder nach unten, zuletzt das rote Auto vier Felder nach rechts.',
    ],
    [
      'Spanish prose',
      'Primero mueve el coche A una casilla a la izquierda, luego el camión Q tres casillas hacia abajo y por último el coche rojo cuatro casillas a la derecha.',
    ],
    [
      'French prose',
      "D'abord déplacer la voiture A d'une case vers la gauche, puis le camion Q de trois cases vers le bas, enfin la voiture rouge de quatre cases vers la droite.",
    ],
    ['Chinese prose', '先把A向左移1格，再把Q向下移3格，最后红车向右移4格。'],
    [
      'a number of cells that is not given',
      'Slide A left by one cell. Next slide Q all the way down. Now X drives right and exits.',
      '1:40 unexpected "all"; expected a direction: left, right, up or down',
    ],
    ['by', 'A moves left by 1 square; Q moves down by 3 squares; X moves right by 4 squares'],
    [
      'Russian',
      '1. машина A влево на 1 клетку\n2. машина Q вниз на 3 клетки\n3. красная машина вправо на 4 клетки',
    ],
    [
      'French',
      '1. Déplacer la voiture A vers la gauche de 1 case\n2. Q vers le bas de 3 cases\n3. X vers la droite de 4 cases',
    ],
    ['Chinese', 'A向左移动1格\nQ车向下移动3格\nX向右4'],
    ['Japanese', '1. Aを左に1マス\n2. Qを下に3マス\n3. Xを右に4マス'],
    [
      'an answer behind thoughts',
      '<think>\nA right 1? No.\n</think>\n1. A left 1\n2. Q down 3\n3. X right 4',
    ],
    [
      'why a move is made',
      '1. Move car A left 1 to make room for Q.\n2. Move Q down 3, clearing the way\n3. Move X right 4 so that it leaves',
    ],
    [
      'another move behind why',
      'A left 1 to make room and Q down 3\nX right 4',
      '1:13 unexpected "make"; expected the label of a vehicle: one of A, Q, X',
    ],
    [
      'objects as Python prints them',
      "Path: [Move(car='A', direction='left', distance=1), Move(car='Q', direction='down', distance=3), Move(car='X', direction='right', distance=4)]",
    ],
    [
      'enumerations as Python prints them',
      "[Move(car='A', direction=<Direction.LEFT: 'left'>, distance=1), Move(car='Q', direction=<Direction.DOWN: 4>, distance=3), Move(car='X', direction=<Direction.RIGHT: 'right'>, distance=4)]",
    ],
    ['commas', 'A,left,1\nQ,down,3\nX,right,4'],
    ['commas and blanks on one line', 'A, left, 1, Q, down, 3, X, right, 4'],
    ['tuples', "[('A', 'left', 1), ('Q', 'down', 3), ('X', 'right', 4)]"],
    ['tuples with letters', '(A, L, 1) (Q, D, 3) (X, R, 4)'],
    ['a Prolog list', '[move(a,left,1), move(q,down,3), move(x,right,4)]'],
    ['JSON lists', '[["A","left",1],["Q","down",3],["X","right",4]]'],
    [
      'JSON objects with other keys',
      '[{"car":"A","dir":"left","steps":1},{"car":"Q","dir":"down","steps":3},{"car":"X","dir":"right","steps":4}]',
    ],
    [
      'JSON objects with remarks and other names of the vehicle',
      '[{"vehicleId":"A","direction":"left","steps":1,"description":"Slide A left 1 space."},{"blockId":"Q","direction":"down","steps":3,"reason":"\\"X\\" needs row 3"},{"pieceId":"X","direction":"right","steps":4}]',
    ],
    [
      'JSON objects whose descriptions are the moves',
      '[{"step":1,"description":"Slide A left 1"},{"step":2,"description":"Slide Q down 3"},{"step":3,"description":"Slide X right 4"}]',
    ],
    ['JSON strings', '{"moves": ["AL1", "QD3", "XR4"]}'],
    ['brackets as a program prints them', '[A-1 Q+3 X+4]'],
    ['a result as a program prints it', '{true [A-1 Q+3 X+4]}'],
    ['signs apart', 'A -1, Q 3, X 4'],
    ['signs with colons', 'A: -1\nQ: +3\nX: +4'],
    ['up as plus', 'A -1, Q -3, X 4'],
    ['arrows apart', 'A ← 1\nQ ↓ 3\nX → 4'],
    ['arrows as emoji', 'A ⬅️ 1, Q ⬇️ 3, X ➡️ 4'],
    ['direction first', 'left A 1\ndown Q 3\nright X 4'],
    ['cells before the direction', 'A 1 left\nQ 3 down\nX 4 right'],
    ['compass', 'A W 1, Q S 3, X E 4'],
    ['numbers in words', 'A left one, Q down three, X right four'],
    ['Markdown', '1. **A** left 1\n2. **Q** down 3\n3. **X** right 4'],
    [
      'a table',
      '| car | direction | cells |\n|---|---|---|\n| A | left | 1 |\n| Q | down | 3 |\n| X | right | 4 |',
    ],
    ['a heading and an end', 'Solution found in 3 moves:\n\nA left 1\nQ down 3\nX right 4\n\nSolved!'],
    ['a count', '3\nA left 1\nQ down 3\nX right 4'],
    [
      'German',
      '1. Bewege Auto A um 1 Feld nach links\n2. Lkw Q um 3 Felder nach unten\n3. das rote Auto um 4 Felder nach rechts',
    ],
    ['French', 'A gauche 1, Q bas 3, X droite 4'],
    ['Indonesian', 'A kiri 1\nQ bawah 3\nX kanan 4'],
    ['a last move off the board', 'A left 1\nQ down 3\nX right 6'],
    ['underscores', 'A_left_1 Q_down_3 X_right_4'],
    ['arrows as often as cells', 'A← Q↓↓↓ X→→→→'],
    ['emoji as often as cells', 'A ⬅️\nQ ⬇️⬇️⬇️\nX ➡️➡️➡️➡️'],
    ['letters as often as cells', 'AL QDDD XRRRR'],
    ['the label last', '1LA 3DQ 4RX'],
    ['nothing between moves', 'AL1QD3XR4'],
    ['arrows between moves', 'AL1 -> QD3 -> XR4'],
    ['an arrow before the direction', '1. **A** → left 1\n2. **Q** → down 3\n3. **X** → right 4'],
    ['times', 'A left x1\nQ down x3\nX right x4'],
    ['times in words', 'A left 1 time\nQ down 3 times\nX right 4 times'],
    ['from square to square', 'A: B1-A1\nQ: F1-F4\nX: A3-E3'],
    ['an answer', '<answer>A-1 Q+3 X+4</answer>'],
    ['in a box', '\\boxed{A-1 Q+3 X+4}'],
    ['a list in HTML', '<ol><li>A left 1</li>\n<li>Q down 3</li>\n<li>X right 4</li></ol>'],
    ['JSON with signed cells', '[{"car":"A","move":-1},{"car":"Q","move":3},{"car":"X","move":4}]'],
    [
      'YAML on one line',
      '- {car: A, dir: left, n: 1}\n- {car: Q, dir: down, n: 3}\n- {car: X, dir: right, n: 4}',
    ],
    [
      'YAML with the number of moves below',
      '- car: A\n  direction: left\n  cells: 1\n- car: Q\n  direction: down\n  cells: 3\n- car: X\n  direction: right\n  cells: 4\n3 moves',
    ],
    [
      'YAML with a number too large',
      '- car: A\n  direction: left\n  cells: 1\n- car: Q\n  direction: down\n  cells: 5\n- car: X\n  direction: right\n  cells: 4\n3 moves',
      'A-1 Q5 X4: move 2 is illegal: Q cannot slide down 5: the edge of the board is 3 away',
    ],
    [
      'YAML with a part of a cell',
      '- car: A\n  direction: left\n  cells: 1.5\n- car: Q\n  direction: down\n  cells: 3',
      '3:12 unexpected "5"; expected the label of a vehicle: one of A, Q, X',
    ],
    [
      'YAML',
      '- vehicle: A\n  direction: left\n  steps: 1\n- vehicle: Q\n  direction: down\n  steps: 3\n- vehicle: X\n  direction: right\n  steps: 4',
    ],
    [
      'a language model',
      'Sure! Here is it:\n\n1. **A** left 1\n2. **Q** down 3\n3. **X** right 4\n\nAfter these moves the red car can exit.',
    ],
    [
      'both names of the red car',
      'Move car A left 1 space.\nMove truck Q down 3 spaces.\nMove the red car (X) right 4 spaces.',
    ],
    [
      'Spanish',
      '1. Mover el coche A 1 casilla a la izquierda\n2. Mover el camión Q 3 casillas hacia abajo\n3. Mover el coche X 4 casillas a la derecha',
    ],
    ['the last move in a word', 'A left 1\nQ down 3\nX exits'],
    [
      'JSON with two numbers',
      '[{"id":"A","dx":-1,"dy":0},{"id":"Q","dx":0,"dy":3},{"id":"X","dx":4,"dy":0}]',
    ],
    [
      'JSON from cell to cell',
      '[{"car":"A","from":[0,1],"to":[0,0]},{"car":"Q","from":[0,5],"to":[3,5]},{"car":"X","from":[2,0],"to":[2,4]}]',
    ],
    ['Polish', 'A lewo 1, Q dół 3, X prawo 4'],
    ['Turkish', 'A sol 1\nQ aşağı 3\nX sağ 4'],
  ])('%s: %s', (_, text, expected = slides) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ['two letters', 'AL QD QD QD XR XR XR XR'],
    ['two letters a line', 'AL\nQD\nQD\nQD\nXR\nXR\nXR\nXR'],
    ['after a count', '8\nA l\nQ d\nQ d\nQ d\nX r\nX r\nX r\nX r'],
    ['after the count of moves', '3\nA l\nQ d\nQ d\nQ d\nX r\nX r\nX r\nX r'],
    [
      'a course in Bandung',
      ['A-kiri', ...Array(3).fill('Q-bawah'), ...Array(4).fill('X-kanan')]
        .map((step, i) => `Gerakan ${i + 1}: ${step}`)
        .join('\n'),
    ],
    [
      'bare numbers',
      'A left,Q down,Q down,Q down,X right,X right,X right,X right'
        .split(',')
        .map((step, i) => `${i + 1} ${step}`)
        .join('\n'),
    ],
    [
      'numbered by their time',
      'A left,Q down,Q down,Q down,X right,X right,X right,X right'
        .split(',')
        .map((step, i) => `move(${step.toLowerCase().replace(' ', ',')},${i + 1})`)
        .join(' '),
    ],
    ['off the board step by step', 'AL QD QD QD XR XR XR XR XR XR'],
  ])('one step each: %s', (_, text) => {
    expect(read(text)).toBe(steps);
  });

  test.each([
    ['a l\nq d\nq d\nq d\nr r\nr r\nr r\nr r', small, 'a-1 q1 q1 q1 r1 r1 r1 r1 solved'],
    ['r r\na l', small, 'r1 a-1'],
    ['2 left 1\n3 down 3\n1 right 4', numbers, '2-1 33 14 solved'],
    ['2: left 1\n3: down 3\n1: right 4', numbers, '2-1 33 14 solved'],
    ['X,1\nD,-1\nDone.', boardOf(['XX..', '.DD.']), 'X1 D-1'],
    ['1. 2 left 1\n2. 3 down 3\n3. 1 right 4', numbers, '2-1 33 14 solved'],
  ])('%j: labels that are directions or numbers', (text, board, expected) => {
    expect(read(text, board)).toBe(expected);
  });
});

test('a move up that is illegal is not taken for one down, though that would solve the board', () => {
  expect(read('1. A left 1\n2. Q up 3\n3. X right 4')).toMatch(/^A-1 Q-3 X4: /);
});
