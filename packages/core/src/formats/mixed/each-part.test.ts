// Boards between blank lines, each written in another way: none is lost, and what is said of one is not said of the others.
import { describe, expect, test } from 'vitest';
import { readShapes } from '../../shapes/read-shapes.ts';
import { allFormats } from '../all-formats.ts';
import { compactText } from '../reading/compact.ts';
import { createBoardReader } from '../reading/reader.ts';
import { said } from '../testing/said.ts';

const rows = ['AA...O', 'P..Q.O', 'PXXQ.O', 'P..Q..', 'B...CC', 'B.RRR.'];
const read = (text: string) => {
  const reader = createBoardReader({ formats: allFormats() });
  return [...reader.push(text), ...reader.end()].map(({ line, result }) =>
    result.ok ? `${line} ${compactText(result.value)}` : `${line} ${result.error.code}`,
  );
};

const quoted = rows.map((row) => `> ${row}`).join('\n');
const sentences =
  'X is in row 3, columns 3 to 4; A is in row 1, columns 1 to 2; B is in column 6, rows 1 to 3; C is in column 1, rows 2 to 4';
const cells = 'X: (2,2) (2,3)\nA: (0,0) (0,1)\nB: (0,5) (1,5) (2,5)\nC: (1,0) (2,0) (3,0)';
const object = `{"exit":"right","rows":${JSON.stringify(rows)}}`;
const string = `board = "${rows.join('')}"`;
const table = 'id,row,col,length,direction\nX,2,2,2,H\nA,0,0,2,H\nB,0,5,3,V\nC,1,0,3,V';
const ROWS = 'AAoooOPooQoOPXXQoOPooQooBoooCCBoRRRo';
const LIST = 'AAoooBCooooBCoXXoBCooooooooooooooooo';

const quotedCells = rows
  .map((row) => [...row].map((cell) => `"${cell === '.' ? '' : cell}"`).join(','))
  .join('\n');
const boxes = [
  '┌─┬─┬─┬─┬─┬─┐',
  rows.map((row) => `│${[...row.replaceAll('.', ' ')].join('│')}│`).join('\n├─┼─┼─┼─┼─┼─┤\n'),
  '└─┴─┴─┴─┴─┴─┘',
].join('\n');
const numbers = `board = [\n${rows
  .map((row) => `    [${[...row].map((cell) => '.XABCOPQR'.indexOf(cell)).join(', ')}],`)
  .join('\n')}\n]`;
const numbered = '6 6\n4\n2 2 2 0\n0 0 2 0\n0 5 3 1\n1 0 3 1';
const markup = `<level>${['X,2,2,2,h', 'A,0,0,2,h', 'B,0,5,3,v', 'C,1,0,3,v']
  .map((one) => one.split(','))
  .map(([id, y, x, size, way]) => `<car id="${id}" y="${y}" x="${x}" size="${size}" way="${way}"/>`)
  .join('\n')}</level>`;
const yaml = `cars:\n${['X,2,2,2,h', 'A,0,0,2,h', 'B,0,5,3,v', 'C,1,0,3,v']
  .map((one) => one.split(','))
  .map(
    ([id, y, x, size, way]) => `  - id: ${id}\n    y: ${y}\n    x: ${x}\n    size: ${size}\n    way: ${way}`,
  )
  .join('\n')}`;
const tabs = rows.map((row) => [...row.replaceAll('.', '-')].join('\t')).join('\n');

describe('boards of one text, each in a form of its own', () => {
  test.each([
    ['cells in quotes', quotedCells, ROWS],
    ['drawn boxes', boxes, ROWS],
    ['numbers in brackets', numbers, 'JSON'],
    ['cells between tabs', tabs, ROWS],
    ['a size, a count and numbers', numbered, LIST],
    ['XML', markup, LIST],
    ['YAML', yaml, LIST],
  ])('%s beside an object', (_, board, meant) => {
    const bare = (found: string) =>
      found
        .replace(/^\d+ /, '')
        .replace(/^\{.*\}$/, 'JSON')
        .replaceAll(/[A-Z]/g, 'V');
    for (const boards of [
      [board, object],
      [object, board],
    ]) {
      const all = boards.map((one) => bare(one === board ? meant : ROWS));
      expect(read(boards.join('\n\n')).map(bare)).toEqual(all);
      expect(read(boards.map((one, i) => `Level ${i + 1}\n${one}`).join('\n\n')).map(bare)).toEqual(all);
    }
  });

  test('rows of one form whose empty cells are others', () => {
    const zeros = [...rows.slice(0, 4), '....CC', '......'].map((row) =>
      [...row.replaceAll('.', '0')].join(';'),
    );
    const found = read(`${zeros.join('\n')}\n\n${quotedCells}`).map((one) => one.split(' ')[1]);
    expect(found).toEqual(['AAoooOPooQoOPXXQoOPooQooooooCCoooooo', ROWS]);
  });

  test.each([
    ['rows of a mail and vehicles in sentences', [quoted, sentences], [ROWS, LIST]],
    ['a table, and two objects', [table, object, object], [LIST, ROWS, ROWS]],
    ['cells of vehicles, and a string', [cells, string], [LIST, ROWS]],
    [
      'a string, sentences, a table and rows',
      [string, sentences, table, rows.join('\n')],
      [ROWS, LIST, LIST, ROWS],
    ],
    ['an object above a table', [object, table], [ROWS, LIST]],
    ['two lists in different forms', [table, cells], [LIST, LIST]],
  ])('%s', (_, boards, meant) => {
    for (const between of ['\n\n', '\n\nThe hard one:\n'])
      expect(read(boards.join(between)).map((one) => one.split(' ')[1])).toEqual(meant);
  });

  test('one with a mistake is refused on its line, and the others are read', () => {
    const bent = quoted.replace('B...CC', 'B...C.').replace('B.RRR.', 'B.RRRC');
    const found = read([sentences, bent, string].join('\n\n'));
    expect(found.filter((one) => one.endsWith(ROWS) || one.endsWith(LIST))).toHaveLength(2);
    expect(found).toHaveLength(3);
    expect(found[1]).toMatch(/ bent-vehicle$/);
  });

  test('a blank line in the last of them does not make two', () => {
    const torn = quoted.replace('\n> B.RRR.', '\n\n> B.RRR.');
    expect(read([sentences, torn].join('\n\n')).filter((one) => one.endsWith('-board'))).toEqual([]);
  });
});

/** The exits of the boards of a text, or what is wrong with them. */
const exitsOf = (text: string) => {
  const reader = createBoardReader({ formats: allFormats() });
  return [...reader.push(text), ...reader.end()].map(({ result }) =>
    result.ok ? result.value.exit : result.error.code,
  );
};

describe('what is said of one part, or of all, holds where a part alone can be read in several ways', () => {
  const tuples = (...vehicles: readonly string[]) =>
    `cars = [\n${vehicles.map((one) => `  (${one}),`).join('\n')}\n]`;
  const sure = tuples('"X", 2, 0, 2, "H"', '"A", 4, 0, 2, "V"', '"C", 0, 5, 3, "V"');
  const open = tuples('"X", 1, 2, 2, "V"', '"A", 1, 4, 2, "V"', '"B", 3, 3, 2, "V"', '"C", 4, 1, 2, "V"');

  test('an exit of its own: a question, and no board with another exit', () => {
    const left = tuples('"X", 2, 3, 2, "H"', '"A", 1, 0, 3, "V"', '"E", 1, 5, 3, "V"', '"F", 0, 1, 2, "V"');
    expect(
      exitsOf(`Exit: right\n${sure}\n\nThe hard one:\nExit: top\n${open}\n\nexit: left\n${left}`),
    ).toEqual(['right', 'ambiguous-reading', 'left']);
  });

  test('the question about it offers the exit that is said', () => {
    const answer = readShapes(`The hard one:\nExit: top\n${open}`);
    const exits = answer.kind === 'question' ? answer.readings.map(({ board }) => board.exit) : [];
    expect(new Set(exits)).toEqual(new Set(['top']));
  });

  test('an exit of all', () => {
    const list = (rows: readonly string[]) => rows.map((row) => `- ${row}, length 2`).join('\n');
    const first = list([
      'X: row 3, column 3, horizontal',
      'A: row 4, column 4, vertical',
      'B: row 6, column 5, horizontal',
    ]);
    const second = list([
      'X: row 3, column 4, horizontal',
      'A: row 2, column 3, horizontal',
      'D: row 1, column 5, vertical',
    ]);
    const text = `In all puzzles the exit is on the left.\n\n# Puzzle 1\n${first}\n\n# Puzzle 2\n\n${second}`;
    expect(exitsOf(text)).toEqual(['left', 'ambiguous-reading']);
  });
});

test('the number of a board with its exit is the heading of a board on one line', () => {
  expect(exitsOf('Level 3\nExit: left\n\n..EAD / ..EAD / XXC.. / ..C.B / ....B')).toEqual(['left']);
});

test('the number of a board is not the size of a table below it', () => {
  const found = read(`7.\n${table}`);
  expect(found.map((one) => one.split(' ')[1])).toEqual([LIST]);
});

test('a board on one line above rows, in which no car lies across', () => {
  const bars = rows.map((row) => `| ${[...row].join(' | ')} |`).join('\n');
  expect(
    exitsOf(`# exit top\n\nFrom my notes:\n...../....X/....X/.CBA./.CBA.\n\n# exit right\n${bars}`),
  ).toHaveLength(2);
});

test('a board in one line above others is no heading of them', () => {
  const text = `# exit left\n\n1.\n\n${sentences}\n\n2.\n\n${rows.map((row) => `    ${row}`).join('\n')}\n\n${table}`;
  expect(new Set(read(text)).size).toBe(3);
});

test('one of two that can be read in several ways is a question, and not passed over', () => {
  const open =
    'X is in column 3, rows 1 to 2; A is in row 5, columns 2 to 3; B is in row 4, columns 4 to 5; C is in row 2, columns 1 to 2';
  const text = `Exit: bottom\n\n${open}\n\n${string.replace(rows.join(''), '..BB...XA..AXA..AXA.........C..DDDCEE')}`;
  expect(read(text).filter((one) => one.endsWith('ambiguous-reading'))).toHaveLength(1);
});

test.each([2, 5])('a blank line behind %i vehicles of one list does not ask about the others', (at) => {
  const list = [
    'F: (3,1) (4,1)',
    'E: (3,0) (4,0) (5,0)',
    'D: (1,3) (2,3)',
    'C: (2,1) (2,2)',
    'B: (0,1) (1,1)',
    'A: (2,4) (2,5)',
    'X: (0,2) (1,2)',
  ];
  expect(said(`exit: bottom\n${list.toSpliced(at, 0, '').join('\n')}`)).toEqual(['bottom X']);
});

test('a heading counts for all boards also where an object says the same', () => {
  const object = `{\n  "exit": "left",\n  "rows": ${JSON.stringify(rows.map((row) => [...row].reverse().join('')))}\n}`;
  const list = sentences.replace('columns 3 to 4', 'columns 4 to 5');
  expect(said(`All exits are on the left.\n\n${list}\n\n${object}\n\n${list}`)).toEqual([
    'left X',
    'left X',
    'left X',
  ]);
});

describe('what is said above the first board', () => {
  const mirrored = rows.map((row) => [...row].reverse().join(''));
  const list = mirrored.map((row) => `"${row}"`).join(',\n');
  const marked = mirrored.map((row) => `> ${row}`).join('\n');
  test.each([
    ['as a heading is said of all', 'All exits are on the left.\n\n', '', ['left X', 'left X']],
    ['above a number, too', '# exit left\n\n# Puzzle 1\n', '# Puzzle 2\n', ['left X', 'left X']],
    ['right above it is said of it alone', 'Exit: left\n', '', ['left X', 'right X']],
    ['below its number, too', 'Level 1\nExit: left\n\n', 'Level 2\n', ['left X', 'right X']],
    [
      'counts for it alone where another says its own',
      'Exit: left\n\n',
      'Exit: right\n',
      ['left X', 'right X'],
    ],
  ])('%s', (_, first, second, exits) => {
    expect(said(`${first}${marked}\n\n${second}[${list}]\n`)).toEqual(exits);
  });
});

test('a list that alone can be read in two ways is read as those beside it, which say their exits', () => {
  const list = (...vehicles: string[]) => `cars = [\n${vehicles.map((one) => `    (${one}),`).join('\n')}\n]`;
  const down = list(
    '"X", 3, 2, 2, "V"',
    '"A", 2, 0, 2, "H"',
    '"B", 1, 0, 2, "H"',
    '"C", 5, 0, 2, "H"',
    '"D", 0, 3, 2, "V"',
  );
  const across = list(
    '"X", 2, 3, 2, "H"',
    '"A", 4, 5, 2, "V"',
    '"B", 1, 1, 3, "V"',
    '"C", 3, 3, 3, "H"',
    '"D", 5, 2, 2, "H"',
    '"E", 1, 3, 2, "H"',
    '"F", 3, 2, 2, "V"',
  );
  const exits = (text: string) => {
    const reader = createBoardReader({ formats: allFormats() });
    return [...reader.push(text), ...reader.end()].map(({ result }) =>
      result.ok ? result.value.exit : result.error.code,
    );
  };
  expect(exits(across)).toEqual(['ambiguous-reading']);
  expect(exits(`Level 2\nExit: top\n${down}\n\nLevel 3\n\n${across}\n`)).toEqual(['top', 'right']);
});
