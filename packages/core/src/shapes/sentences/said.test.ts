import { expect, test } from 'vitest';
import { edgeSaid, exitSquaresSaid, redDenied, redSaid } from './said.ts';

test.each([
  ['exit: left', 'left'],
  ['exit=left', 'left'],
  ['# exit: left', 'left'],
  ['# The red car leaves on the left side', 'left'],
  ['Ausgang: links', 'left'],
  ['Salida: izquierda', 'left'],
  ['Sortie : à gauche', 'left'],
  ['Saída: esquerda', 'left'],
  ['Uscita: sinistra', 'left'],
  ['出口:左', 'left'],
  ['出口は右側です', 'right'],
  ['المخرج: اليسار', 'left'],
  ['Exit at row 3, left side', 'left'],
  ['The exit is at the top.', 'top'],
  ['The left side is the exit', 'left'],
  ['<- exit', 'left'],
  ['exit ->', 'right'],
  ['Level 1 (exit left)', 'left'],
  ['Red car: B, exit: right', 'right'],
  ['Das rote Auto ist B. Ausgang rechts.', 'right'],
  ['The goal is to get car C out (right).', 'right'],
  ['Выход слева', 'left'],
  ['Выезд вниз', 'bottom'],
  ['Wyjście po prawej', 'right'],
  ['Çıkış sağda', 'right'],
  ['출구는 위쪽입니다', 'top'],
  ['Uloskäynti on oikealla', 'right'],
  ['exit side: N', 'top'],
  ['goal: left', 'left'],
  ['goal: 12', undefined],
  ['The exit is not on the left', undefined],
  ['Kein Ausgang links', undefined],
  ['La salida no está a la izquierda', undefined],
  ['You cannot exit at the top. The car leaves at the right.', 'right'],
  ['Escape to the left is blocked', undefined],
  ['Der Ausgang ist auf der linken Seite', 'left'],
  ['Ausgang: rechter Rand', 'right'],
  ['Der Ausgang ist am oberen Rand', 'top'],
  ['Ausgang am unteren Rand', 'bottom'],
  ['La sortie est sur le bord droit', 'right'],
  ['A saída fica do lado direito', 'right'],
  ["L'uscita è sul lato sinistro", 'left'],
  ["L'uscita è sul lato destro", 'right'],
  ["L'uscita è in alto", 'top'],
  ["L'uscita è in basso", 'bottom'],
  ['De uitgang is aan de linkerkant', 'left'],
  ['De uitgang is aan de bovenkant', 'top'],
  ['De uitgang is aan de onderkant', 'bottom'],
  ['Exit the highway on the left', undefined],
  ['Move the car to the left before you exit', undefined],
  ['A saída fica no lado esquerdo', 'left'],
  ['Puzzle no. 3, exit left', 'left'],
  ['Solve the board above to reach the goal', undefined],
  ['Level 12', undefined],
  ['Exit 3', undefined],
  ['Turn left at the lights', undefined],
  ['The upper left car is blue', undefined],
])('exit of %j: %s', (line, edge) => {
  expect(edgeSaid(line)).toBe(edge);
});

test.each([
  ['Red car: B, exit: right', 'B'],
  ['The red car is X.', 'X'],
  ['Das rote Auto ist B. Ausgang rechts.', 'B'],
  ["TARGET = 'B'", 'B'],
  ['The goal is to get car C out (right).', 'C'],
  ['T = target car', 'T'],
  ['B is the red car', 'B'],
  ['X: red car, O: truck', 'X'],
  ['El coche rojo es B', 'B'],
  ['voiture rouge : B', 'B'],
  ['红车是B', 'B'],
  ['target A', 'A'],
  ['goal car A', 'A'],
  ['You are A', 'A'],
  ['move A to the exit', 'A'],
  ['Get A out!', 'A'],
  ['Help car A escape', 'A'],
  ['The goal is to bring A through the exit', 'A'],
  ['A must reach the exit', 'A'],
  ['A leaves at the right', 'A'],
  ['Bringe A zum Ausgang', 'A'],
  ['The red car is B, not X', 'B'],
  ['Das rote Auto ist E.', 'E'],
  ['La voiture rouge est E.', 'E'],
  ["G è l'auto rossa.", 'G'],
  ['G — красная машина.', 'G'],
  ['G是红车。', 'G'],
  ['Gが赤い車です。', 'G'],
  ['G - my car', 'G'],
  ['Move car G to the right edge.', 'G'],
  ['Move car G to the left side', undefined],
  ['Get A out of the way', undefined],
  ['get car C out of the way', undefined],
  ['move A to the left', undefined],
  ['Do not move A to the exit', undefined],
  ['A exit at the left', undefined],
  ['I must get out', undefined],
  ['The red car is a car of two cells', undefined],
  ['The red car is in row 3', undefined],
  ['Goal: 12 moves', undefined],
  ['The goal is to get the red car out', undefined],
  ['Level 12', undefined],
])('red car of %j: %s', (line, label) => {
  expect(redSaid(line)).toBe(label);
});

test.each([
  ['Exit: (row 3, col 1)', [[3, 1]]],
  ['The exit is at column 6, row 2', [[2, 6]]],
  [
    'exit (2,0)',
    [
      [2, 0],
      [0, 2],
    ],
  ],
  ['exit left, row 3, column 1', []],
  ['car A (2,0)', []],
])('square of the exit of %j: %j', (line, squares) => {
  expect(exitSquaresSaid(line).map(({ row, column }) => [row, column])).toEqual(squares);
});

test('a line that leaves the edge open says none', () => {
  for (const line of [
    'the red car leaves left or right',
    'Exit at the top or at the bottom',
    'Ausgang links oder rechts',
  ])
    expect(edgeSaid(line)).toBeUndefined();
  expect(edgeSaid('Cars move left or right, and the exit is on the right')).toBe('right');
});

test.each([
  ['The red car is not X', 'X'],
  ['red car: not X', 'X'],
  ["X isn't the target", 'X'],
  ['Das rote Auto ist nicht X', 'X'],
  ['Do not move X to the exit', 'X'],
  ['The red car is A, not X', undefined],
  ['Not A but X is the red car', undefined],
  ['The red car is X', undefined],
  ['Do not move X to the left', undefined],
])('%s: the red car is not %s', (line, label) => {
  expect(redDenied(line)).toBe(label);
});
