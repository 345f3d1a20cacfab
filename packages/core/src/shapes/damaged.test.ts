// A text with one error loses no vehicle, wall or exit without a message: it names what looks like a part of the board and was not read.
// `npm run torture -- damage` makes many more errors.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { randomFrom } from '../basics/random.ts';
import { randomRuns } from '../testing/random-runs.ts';
import { readShapes } from './read-shapes.ts';
import { damaged } from './testing/damage.ts';
import { boardsIn, damageFate } from './testing/damage-fate.ts';

const calls = (third: string): string =>
  `board.addCar("X", 2, 1, 2, "h");\nboard.addCar("A", 0, 0, 2, "h");\n${third}\nboard.addCar("C", 4, 4, 2, "h");\nboard.addCar("O", 0, 5, 3, "v");`;
const objects = (third: string): string =>
  `[{"id":"X","row":2,"col":1,"len":2,"orientation":"h"},{"id":"A","row":0,"col":0,"len":2,"orientation":"h"},${third},{"id":"O","row":0,"col":5,"len":3,"orientation":"v"}]`;
const rows = 'AA...O\nP..Q.O\nPXXQ.O\nP..Q..\nB...CC\nB.RRR.';

test.each<[string, string, number]>([
  ['a call with a mistake in its name', calls('board.adCar("B", 4, 0, 2, "v");'), 3],
  ['a quote without another', calls('board.addCar("B, 4, 0, 2, "v");'), 3],
  [
    'a property with a mistake in its name',
    objects('{"id":"B","row":4,"col":0,"len":2,"orientatnon":"v"}'),
    1,
  ],
  [
    'a bracket that closes the list in its first vehicle',
    'let cars = [\n  Car(id: "A", x: 0, y: 0, length: 2, axis: .horizontal),\n  Car(id: "O", x: 5, y: 0, length: 3, axis] .vertical),\n  Car(id: "X", x: 1, y: 2, length: 2, axis: .horizontal),\n  Car(id: "C", x: 4, y: 4, length: 2, axis: .horizontal)\n]',
    3,
  ],
  ['a bracket too many', objects('{"id":"B","row":4,"col":0,"len":2,"orientation":"v"}]'), 1],
  [
    'a letter in a cell',
    'X: B3 and C3\nA: A1 and B1\nD: Ee, E6 and F6\nO: F1, F2 and F3\n# a1 is at the top left',
    3,
  ],
  ['cells with one that is none', 'X r3c2 r3c3\nA r1c1 r1c2\nP r2c r3c1 r4c1\nO r1c6 r2c6 r3c6', 3],
  ['a cell with its letter behind its number', 'X: 3B-C3\nA: A1-A2\nB: F2-F4', 1],
  ['two vehicles on one line', 'X h 3 2 2\nA h 1 1 2\nB v 5 1 2C h 5 5 2\nO v 1 6 3', 3],
  ['a record without its label', 'X h 3 2 2\nA h 1 1 2\nO v 1 6 3\n h 5 5 2', 4],
  [
    'a sentence with a mistake',
    '- X: row 3, columns 2-3\n- A: row 1, columns 1-2\n- O: column 6, rows 1-3\n- R: ros 6, columns 2-4',
    4,
  ],
  ['two rows on one line', `${rows.slice(0, -7)}${rows.slice(-6)}`, 5],
  ['a row with some cells twice', `AA ${rows}`, 1],
  ['a mark in a row', rows.replace('B...', 'B./.'), 5],
  [
    'a bracket in the place of a bar',
    `+------+\n${rows.replace(/^.*$/gm, '|$&|').replace('|PX', '[PX')}\n+------+`,
    4,
  ],
  ['an exit with a mistake in its word', `exxit: left\n${rows}`, 1],
  ['an exit with a mistake in its edge', `exit: lft\n${rows}`, 1],
  ['a wall in words below rows', `${rows}\n\nThere is a wall at row 6, column 1.`, 8],
  [
    'a row of a table with a mistake',
    rows.replace(/^.*$/gm, (row) => [...row].join(',').replace(/\./g, '')).replace(',O', '[O'),
    1,
  ],
  [
    'a quote without another in a printed row',
    `${rows.replace(/^.*$/gm, (row) => `['${[...row].join("', '")}']`).replace("'O'", "O'")}`,
    1,
  ],
  [
    'a short row among rows with remarks',
    'AA...O   <- one\nP..Q.O\nPXXQ.O   <- two\nP..Q..\nB...\nB.RRR.   <- three',
    5,
  ],
  [
    'a cell in the border of a board with an exit',
    '########\n#AA...O#\n#P..Q.O#\n#PXXQ.O>\n#P..Q..#\n#B...CC#\n#B.RRR#.\n########',
    7,
  ],
  ['a range without its first cell', 'X B3-C3\nA A1-B1\nO F1-F3\nC -F5\nR C6-E6', 4],
  ['a blank lost below a blank line', 'X h 3 2 2\nA h 1 1 2\nO v 1 6 3\n\nR h6 3 3\n', 5],
  ['an arrow beside a word like exit', '  ^ exxit\n.AA.\n.B..\n.BXC\n..XC', 1],
  ['a row with a mistake in its name', rows.replace(/^/gm, 'Row 7 -> ').replace('Row', 'Pow'), 1],
  ['walls of damaged YAML', `rows: |\n${rows.replace(/^/gm, '  ')}\n walls: [[6, 1]]`, 8],
])('%s is refused with its place', (_, text, line) => {
  const answer = readShapes(text);
  expect(answer).toMatchObject({ kind: 'refused', problem: { at: { text: { line } } } });
});

const added = (third: string): string =>
  `const board = new Board(6, 6);
board.add(new Car('X', { row: 2, col: 1, length: 2, horizontal: true }));
board.add(new Car('A', { row: 0, col: 0, length: 2, horizontal: true }));
${third}
board.add(new Car('C', { row: 4, col: 4, length: 2, horizontal: true }));`;
const elements = (third: string): string =>
  `<board width="6" height="6">
  <car id="X" row="2" col="1" length="2" dir="h"/>
  <car id="A" row="0" col="0" length="2" dir="h"/>
  ${third}
</board>`;
const items = (third: string): string =>
  ['- id: X\n    row: 2', '- id: A\n    row: 0', third, '- id: C\n    row: 4', '- id: D\n    row: 5']
    .map((item, i) => `${/^ *-/.test(item) ? '  ' : ''}${item}\n    col: ${i}\n    length: 2\n    dir: h`)
    .join('\n')
    .replace(/^/, 'width: 6\nheight: 6\ncars:\n');

test.each<[string, string, string]>([
  [
    'a property with a mistake that means the same',
    objects('{"id":"B","row":4,"co-l":3,"len":2,"orientation":"v"}'),
    'no other vehicle has the property "co-l", and this one lacks one of theirs',
  ],
  [
    'a mark in the name of a call',
    added("boa;rd.add(new Car('B', { row: 4, col: 0, length: 2, horizontal: false }));"),
    '4 vehicles are written here, and 3 were read: one of them may be written with a mistake',
  ],
  [
    'a blank in a word before a vehicle',
    added("board.add(ne w Car('B', { row: 4, col: 0, length: 2, horizontal: false }));"),
    '3 boards of one vehicle each would be read here: one of them may be written with a mistake',
  ],
  [
    'a mark in front of the name of an element',
    elements('<;car id="B" row="4" col="0" length="2" dir="v"/>'),
    '3 vehicles are written here, and 2 were read: one of them may be written with a mistake',
  ],
  [
    'an item without the blank behind its dash',
    items('-id: B\n    row: 3'),
    'a board without a red car would be read here, beside one that has one: one of them may be written with a mistake',
  ],
])('%s leaves out no vehicle', (_, text, message) => {
  expect(readShapes(text)).toMatchObject({ kind: 'refused', problem: { message } });
});

test.each<[string, string]>([
  [
    'parameters with defaults',
    `function car(id, { row = 0, col = 0, length = 2, horizontal = true }) {}
${added('').replace('new Board(6, 6)', 'board(6)')}`,
  ],
  [
    'the exit as an object with a place and a side',
    '{"exit":{"row":2,"col":5,"dir":"right"},"cars":[{"id":"X","row":2,"col":1,"length":2,"dir":"h"},{"id":"A","row":0,"col":0,"length":2,"dir":"h"}]}',
  ],
])('%s are no vehicle that is missing', (_, text) => {
  expect(readShapes(text)).toMatchObject({ kind: 'read', boards: [{}] });
});

test.each<[string, string]>([
  [
    'the number of a cell',
    '{"cars":[\n{"cells":[{"x":2,"y":1},{"x":2,"y":}]},\n{"cells":[{"x":1,"y":2},{"x":2,"y":2}]},\n{"cells":[{"x":4,"y":3},{"x":4,"y":4}]},\n{"cells":[{"x":0,"y":0},{"x":0,"y":1}]}],\n"main_car":{"cells":[{"x":3,"y":2},{"x":4,"y":2}]}}',
  ],
  ['one of the words on lines of their own', 'X2H32\nA2H11\n\nP3V21\nQ3V24\nB2V51\nC2H55\nR3H63'],
])('without %s the text is refused', (_, text) => {
  expect(readShapes(text).kind).toBe('refused');
});

test('the name of a call is no length beside lengths of which one has a mistake', () => {
  const facts = 'car(x, h, 5, 1, 3).\ncar(a, v, 1, 4, 3).\ncar(b, v, 2, 6, 3).\ncar(d, h, 6, 4, 2).';
  expect(readShapes(facts)).toMatchObject({ kind: 'read', boards: [{}] });
  expect(readShapes(facts.replace('6, 3)', '6, 3-')).kind).toBe('refused');
  expect(readShapes(facts.replace('6, 3', '6,\\3')).kind).toBe('refused');
});

test.each(['#', '//'])('%s in a cell of a table is no comment, which would leave out a vehicle', (mark) => {
  const table =
    '| id | row | col | length | dir |\n|---|---|---|---|---|\n| X | 5 | 4 | 2 | h |\n| A | 2 | 4 | 2 | v |\n| B | 1 | 0 | 2 | h |\n| D | 3 | 2 | 3 | v |\n';
  expect(readShapes(`${table}| E | 2 | 1 | 2 | h | ${mark} the last`)).toMatchObject({ kind: 'read' });
  expect(readShapes(`${table}| E | 2 | ${mark} | 2 | h |`).kind).toBe('refused');
});

test('a call that lost its opening bracket is not passed over', () => {
  const facts = 'car(x, h, 5, 1, 3).\ncar(a, v, 1, 4, 3).\ncar(b, v, 2, 6, 3).\ncar(d, h, 6, 4, 2).';
  expect(readShapes(facts.replace('car(a', 'car|a')).kind).toBe('refused');
  expect(readShapes(`1) the first level\n${facts}`).kind).toBe('read');
});

test('a string with as many lines as one that draws a board is a bad board if it draws none', () => {
  const strings = (second: string) => `A = """\n${rows}\n"""\nB = """\n${second}\n"""\nprint(A, B)\n`;
  const failed = (text: string) => {
    const answer = readShapes(text);
    return answer.kind === 'read'
      ? [answer.boards.length, answer.failed.map(({ line }) => line)]
      : answer.kind;
  };
  expect(failed(strings(rows))).toEqual([2, []]);
  expect(failed(strings('one\ntwo of these\nthree\nfour\nfive\nsix'))).toEqual([1, [9]]);
  expect(failed(strings('a text with fewer lines'))).toEqual([1, []]);
});

const onOneLine = 'AA...OP..Q.OPXXQ.OP..Q..B...CCB.RRR.';
test.each([
  ['first', `${onOneLine.slice(1)}\n${onOneLine}`],
  ['last', `${onOneLine}\n${onOneLine.slice(1)}`],
  ['between others', `${onOneLine}\n${onOneLine.slice(1)}\n${onOneLine}`],
])('a board on a line that lost a cell is no name of another one: %s', (_, text) => {
  expect(readShapes(text).kind).toBe('refused');
});

test.each<[string, string]>([
  ['a sentence between vehicles', 'X h 3 2 2\nA h 1 1 2\nthe trucks:\nO v 1 6 3\nP v 2 1 3'],
  ['moves below a list', 'X h 3 2 2\nA h 1 1 2\nO v 1 6 3\nP v 2 1 3\n\nSolution: A right 2, X 3'],
  ['the exit where the red car is', `exxit: right\n${rows}`],
  ['no walls', `Walls: none\n${rows}`],
  ['a line of a title', `Level\n=====\n${rows}`],
])('%s is no part of the board that is missing', (_, text) => {
  expect(readShapes(text).kind).toBe('read');
});

test('lists of cells of which one has a word twice are refused', () => {
  const lists = 'levels = [\n  "XA3,AA1,O1E,P2C",\n  "XB3,A1D,B4C,OA6",\n]';
  expect(readShapes(lists)).toMatchObject({ kind: 'read', boards: [{}, {}] });
  expect(readShapes(lists.replace('B4C', 'B4C B4C')).kind).toBe('refused');
});

test('vehicles with a property that is set to no number are refused', () => {
  const name = new URL('corpus/c-fields-one-by-one.txt', import.meta.url);
  const text = readFileSync(name, 'utf8');
  expect(readShapes(text)).toMatchObject({ kind: 'read', boards: [{}, {}] });
  expect(readShapes(text.replace('length = 3', 'length = n + 1')).kind).toBe('refused');
  expect(readShapes(text.replace(/^.*cars\[1\].*$/gm, '')).kind).toBe('refused');
  expect(readShapes(`// the exit is at the left\n${text}`).kind).toBe('refused');
});

test('a glyph in front of most rows of a board is a cell and no mark of a comment', () => {
  const text = '* * S S * *\n* R R * F *\n* * * * F *\n* * * * T T\nC * * * G *\nC * * * G *';
  for (const rows of [text, text.replaceAll(' ', '\t')])
    expect(readShapes(rows)).toMatchObject({ kind: 'read', boards: [{ board: { width: 6, height: 6 } }] });
  // `%` is a vehicle of one cell
  expect(readShapes(text.replace('C *', 'C %')).kind).toBe('refused');
});

test('two sentences without a blank between them are two', () => {
  const sentences = [
    'The red car is horizontal in row 3, starting at column 2.',
    'The green car is horizontal in row 1, starting at column 1.',
    'The yellow truck is vertical in column 6, starting at row 1.',
    'The cyan car is horizontal in row 5, starting at column 5.',
  ];
  const text = sentences.join('\n');
  const whole = boardsIn(text)?.map(({ board }) => board);
  const joined = boardsIn(text.replace('1.\nThe yellow', '1.The yellow'))?.map(({ board }) => board);
  expect(whole).toHaveLength(1);
  expect(joined).toEqual(whole);
});

/** So many of so many errors may lose something: errors that make another text which is as whole, such as a second size. */
const FEW = 0.02;

test('one error in a text of the corpus: at most 2 in 100 lose a part of the board without a message', () => {
  const folder = new URL('corpus/', import.meta.url);
  const texts = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const runs = randomRuns(150);
  let lost = 0;
  for (let run = 0; run < runs; run++) {
    const text = texts[(run * 7) % texts.length] ?? '';
    const before = boardsIn(text);
    const error = before && damaged(text, randomFrom(run));
    if (before && error && damageFate(before, error.text) === 'lost') lost++;
  }
  expect(lost).toBeLessThanOrEqual(Math.max(2, runs * FEW));
});

test.each([
  ['a first row with a letter behind it', '..HBBL b\n..HI.L\nXXHIKL\nGCCCK.\nGDDJ..\nEE.JFF'],
  [
    'rows of another board behind those of the first',
    '.BBCCC  KBBBCC\n...JDD  KDDD.A\n.XXJ..  LEEFFA\n.HEE.K  GG.MHH\n.HI..K  II.MJJ\nFFIGGK',
  ],
  [
    'the name of a row with a mistake',
    'Row 1: ..AAA.\nRow 2: ..B..C\nRow 3: XXB..C\nRow 4: ..B...\nRow 5: (emptj row)\nRow 6: DD....',
  ],
])('%s is not left out', (_, text) => {
  expect(readShapes(text).kind).toBe('refused');
});
