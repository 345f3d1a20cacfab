// Texts that a format reads, and that mean something else: what stands around the rows is used, or contradicted aloud.
import { expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { grid } from '../grid/grid.ts';
import { said } from '../testing/said.ts';
import { createBoardReader } from './reader.ts';

const LEFT = 'AA.B..\n...B..\nD..BXX\nD..EE.\n..FFF.\nGG....';
const DOWN = '..X.AA\n..X..B\nCCC..B\n.D....\n.D.EEE\nFF....';
const withRed = (red: string, below = 'B'): string =>
  `AA...O\nP..Q.O\nP${red}${red}Q.O\nP..Q..\n${below}...DD\n${below}.RRR.`;

test.each([
  ['exit: left', `exit: left\n${LEFT}`, 'left X'],
  ['its red car by both of its cells', `Red: XX\n${LEFT}\n`, 'right X'],
  ['a name', `Level 1 (exit left)\n${LEFT}`, 'left X'],
  ['a comment', `# exit: left\n${LEFT}`, 'left X'],
  ['a sentence', `# The red car leaves on the left side\n\n${LEFT}`, 'left X'],
  ['behind a blank line', `${LEFT}\n\nExit: left\n`, 'left X'],
  ['French', `Sortie : à gauche\n${LEFT}`, 'left X'],
  ['an arrow', `<- exit\n${LEFT}`, 'left X'],
  [
    'a comment below CSV',
    'car,orientation,col,row,length\nX,H,3,3,2\nA,V,6,5,2\nB,V,1,5,2\n# exit: left\n',
    'left X',
  ],
  ['the top', `Exit: top\n${DOWN}`, 'top X'],
  ['an arrow above its column', `  ^   \n${DOWN}`, 'top X'],
  ['no wall', `No stones here, level 3\n${LEFT}\nExit: left`, 'left X'],
  ['an arrow and a word above its column', `  ^ EXIT\n${DOWN}`, 'top X'],
  ['a word and an arrow above', `Exit ⬆️\n${DOWN}`, 'top X'],
  ['an arrow and a word below', `${DOWN}\n  v exit`, 'bottom X'],
  ['a word over several columns', `${DOWN}\n  |\n  EXIT`, 'bottom X'],
  ['above a line that says nothing', `${LEFT}\nexit: left\n(c) 2009 by Foo 7\n`, 'left X'],
  ['a comment with another size', `# Larger than 7×7 takes: two boards\n6x6, 8 moves\n${LEFT}`, 'right X'],
  ['rows of numbers', '6 6\n@ @\nx .\n. .\n. .\n. .', 'right @'],
  ['its square below the size', `6 6\n2 0\n${LEFT}`, 'left X'],
  ['what the format reads too', `Exit: right\n${LEFT}`, 'right X'],
  ['a red car', `Red car: B, exit: right\n${withRed('B', 'X')}`, 'right B'],
  ['a German red car', `Das rote Auto ist B. Ausgang rechts.\n${withRed('B', 'X')}`, 'right B'],
  ['the goal', `The goal is to get car C out (right).\n${withRed('C')}`, 'right C'],
  ['who is to leave', `Get B out!\n${withRed('B', 'X')}`, 'right B'],
  ['a legend', `${withRed('T')}\n\nT = target car`, 'right T'],
])('%s', (_, text, expected) => {
  expect(said(text)).toEqual([expected]);
});

test.each([
  [
    'an exit where the red car cannot leave',
    `Exit: right\n${DOWN}`,
    /exit is at the right, where no red car/,
  ],
  ['an arrow that points into the rows from above', `  v exit\n${DOWN}`, /this line may say more/],
  ['an arrow that points into the rows from below', `${DOWN}\nexit ↑`, /this line may say more/],
  ['an arrow at another column', `↓\n${DOWN}`, /exit is drawn at the top of column 1, where "X" does not/],
  ['a letter above a column', `  E\n${DOWN}`, /this line may say more/],
  ['a red car that is denied', `The red car is not X\n${LEFT}`, /this line may say more/],
  ['an exit in brackets', `[exit]\n${DOWN}`, /this line may say more/],
  ['an exit in the first column', `EXIT_COL = -1\n${LEFT}`, /this line may say more/],
  [
    'a red car named in a sentence',
    'Your car: G\nAABB.C\n....EC\nDD.FE.\n.GGF.H\nIIJ..H\n..JKK.',
    /the text may say that G is the red car/,
  ],
  ['another size', `7 7\n${LEFT}`, /says 7×7, but its rows draw 6×6/],
  ['a red car that is not there', `Red car: Z\n${LEFT}`, /red car is "Z", which no vehicle is/],
  [
    'an exit and a gap',
    'Exit: left\n#######\n#AA..B#\n#XX..B=\n#....B#\n#.CCC.#\n#.....#\n#######',
    /in 2 ways/,
  ],
  [
    'an exit in another row',
    `Exit: row 5\n${LEFT}`,
    /the exit is in row 5, where the red car does not stand/,
  ],
  [
    'another number of vehicles',
    `8 cars, easy\n${LEFT}`,
    /the text says 8 vehicles, and the board has \d+\b/,
  ],
  ['an exit that is shut', `Escape to the left is blocked.\n${withRed('X')}`, /may say more of the board/],
  ['a mark in front of each row', `#${LEFT.replaceAll('\n', '\n#')}`, /may be the mark of a comment/],
  ['stars beside points', withRed('*'), /in 3 ways/],
  ['a letter that looks like X', withRed('Х'), /in 2 ways/],
])('%s is refused or asked', (_, text, expected) => {
  expect(said(text).join('\n')).toMatch(expected);
});

test.each([
  ['A in the first row, one car on the usual row', withRed('E').replaceAll('R', 'F'), 'right E'],
  ['rr and RRR', withRed('r'), 'right r'],
])('%s', (_, text, expected) => {
  expect(said(text)).toEqual([expected]);
});

/** The rows of a board, and its exit. */
function drawn(text: string): string {
  const reader = createBoardReader({ formats: allFormats() });
  const [first] = [...reader.push(text), ...reader.end()];
  if (!first?.result.ok) return 'refused';
  const { value } = first.result;
  const line = grid.print(value);
  return line.ok ? line.value.replaceAll('\n', '/') : 'not expressible';
}

test.each([
  ['empty cells between commas', ',B,B,A,A\n,,,,\n,X,X,,\n,,,,\n,,C,C,', '.BBAA/...../.XX../...../..CC.'],
  [
    'empty cells between tabs',
    '\tA\tA\t\t\t\nB\t\t\tE\tE\tE\nB\t\t\t\tX\tX\n\t\t\t\t\t\n\t\tC\t\t\tD\n\t\tC\t\t\tD',
    '.AA.../B..EEE/B...XX/....../..C..D/..C..D',
  ],
  ['a semicolon behind each', '4 columns and 4 rows\nA;A;;;\n;;;;\nX;X;;;\n;;B;B;', 'AA../..../XX../..BB'],
  [
    'strings with blanks',
    '["AA    ","   CC ","    XX","    D ","BB  D ","    D "]',
    'AA..../...CC./....XX/....D./BB..D./....D.',
  ],
  ['a list in YAML', 'board:\n  - AA.O\n  - XX.O\n  - ....\n  - .BB.', 'AA.O/XX.O/..../.BB.'],
  [
    'a comment with minus signs',
    '# AA---O\n# P--Q-O\n# PXXQ-O\n# P--Q--\n# B---CC\n# B-RRR-',
    'AA...O/P..Q.O/PXXQ.O/P..Q../B...CC/B.RRR.',
  ],
  [
    'remarks of BASIC',
    'REM AA...O\nREM P..Q.O\nREM PXXQ.O\nREM P..Q..\nREM B...CC\nREM B.RRR.',
    'AA...O/P..Q.O/PXXQ.O/P..Q../B...CC/B.RRR.',
  ],
  [
    'rows with a blank line among them',
    'A.BCC.\nA.B..D\nXXB..D\n\nEE...D\nF..GG.\nF.HHH.',
    'A.BCC./A.B..D/XXB..D/EE...D/F..GG./F.HHH.',
  ],
  ['nothing empty but walls', 'AA##\n##BB\nXX##\n##CC', 'AA../..BB/XX../..CC'],
  [
    'a mark of LaTeX',
    '%AA...O\n%P..Q.O\n%PXXQ.O\n%P..Q..\n%B...CC\n%B.RRR.',
    'AA...O/P..Q.O/PXXQ.O/P..Q../B...CC/B.RRR.',
  ],
  [
    'typeset quotes',
    '“AA...O”\n“P..Q.O”\n“PXXQ.O”\n“P..Q..”\n“B...CC”\n“B.RRR.”',
    'AA...O/P..Q.O/PXXQ.O/P..Q../B...CC/B.RRR.',
  ],
  [
    'lines that a difference adds',
    '+AA...O\n+P..Q.O\n+PXXQ.O\n+P..Q..\n+B...CC\n+B.RRR.',
    'AA...O/P..Q.O/PXXQ.O/P..Q../B...CC/B.RRR.',
  ],
  [
    'cells that are two characters wide',
    '............\n..AAAA......\n....XXXX....\n........BBBB\n............\nCCCC........',
    '....../.AA.../..XX../....BB/....../CC....',
  ],
  [
    'long cars below their size',
    '12x6\n............\n..AAAA......\n....XXXX....\n........BBBB\n............\nCCCC........',
    '............/..AAAA....../....XXXX..../........BBBB/............/CCCC........',
  ],
  ['a long red car on two rows, of which half is no board', 'XXXX/....', 'XXXX/....'],
  ['cars of two cells beside each other', 'AA..\nXX..\n....\n..BB', 'AA../XX../..../..BB'],
  ['blanks alone', '       \n       \n       \n  XX   \n  AA   \n       \n       ', 'refused'],
  ['blanks cut off behind the rows', '\nBDD\nB XX\n   CC\n   A\n   A', 'refused'],
  ['a row apart', 'AA\n\n  XX\n  CB\n  CB\n\n', 'refused'],
  ['rows that are indented and full', '\n  AA\n  XX\n  BB\n\n', 'refused'],
  ['rows below a blank line', '\n  BBE\nFXX E\nFA  E\nFAC D\n  C D', 'refused'],
  ['two rows apart at the end', '   GG E\n  BB  E\nCC  DDH\nXX    H\n\n\nFF AA', 'refused'],
  [
    'six rows, blanks cut off',
    'AA   O\nP  Q O\nPXXQ O\nP  Q\nB   CC\nB RRR\n',
    'AA...O/P..Q.O/PXXQ.O/P..Q../B...CC/B.RRR.',
  ],
  [
    'a page number between rows',
    'AA...O\nP..Q.O\nPXXQ.O\n17\nP..Q..\nB...CC\nB.RRR.',
    'AA...O/P..Q.O/PXXQ.O/P..Q../B...CC/B.RRR.',
  ],
  [
    'a row of full stops that a telephone joined',
    '……\nAA...O\nP..Q.O\nPXXQ.O\nP..Q..\n....CC',
    '....../AA...O/P..Q.O/PXXQ.O/P..Q../....CC',
  ],
  ['blanks in a block of YAML', 'board: |\n     BB\n   XX  \n   CDDD\n   C  A\n      A\n', 'refused'],
])('%s', (_, text, expected) => {
  expect(drawn(text)).toBe(expected);
});

test('walls all around a board are its border', () => {
  const rows = ['A . B B', 'A . . .', 'X X . C', '. . . C'];
  const ring = ['# # # # # #', ...rows.map((row) => `# ${row} #`), '# # # # # #'].join('\n');
  const reader = createBoardReader({ formats: allFormats() });
  const [board] = [...reader.push(ring), ...reader.end()];
  expect(board?.result).toMatchObject({ ok: true, value: { width: 4, height: 4, exit: 'right', walls: [] } });
});

test.each([
  ['a row is missing', '1 |AA.O|\n2 |XX.O|\n4 |...O|\n5 |....|'],
  ['a row stands twice', '1 |AA.O|\n2 |XX.O|\n3 |...O|\n3 |...O|'],
])('row numbers that do not count are refused: %s', (_, text) => {
  expect(said(text)).toEqual([expect.stringContaining('the names of the rows that were read are')]);
});

test('a pack of lists in YAML is read whole, and no mark of an item is a column', () => {
  const item = (name: string, rows: string): string =>
    `- name: ${name}\n  board:\n${rows
      .split('\n')
      .map((row) => `  - ${row}`)
      .join('\n')}\n`;
  const reader = createBoardReader({ formats: allFormats() });
  const text = `---\n${item('one', withRed('X'))}${item('two', LEFT)}`;
  const widths = [...reader.push(text), ...reader.end()].map(({ result }) => result.ok && result.value.width);
  expect(widths).toEqual([6, 6]);
});

test.each([
  ['above', '..DD..\n\nXXP...\n..P...\n.AAZZF\nWWLL.F'],
  ['above, as another one', '..AA..\n\nXXP...\n..P...\n..AA..\n...ZZF\nWWLL.F'],
  ['above, without a vehicle', '......\n\nXXP...\n..P...\n.AAZZF\nWWLL.F'],
  ['below', '.....M\n..XX.M\n..HH..\n......\n\n..CC..'],
])('a row that a blank line divides from the others is not left out: %s', (_, text) => {
  expect(said(text)).toEqual([
    expect.stringMatching(/this line may be a row of the board, and stands apart/),
  ]);
});

test.each([
  [
    'between tabs',
    '*\t2\t*\t3\t4\t4\n5\t2\t*\t3\t6\t7\n5\t2\t1\t1\t6\t7\n8\t8\t9\t*\t6\t*\n10\t*\t9\t11\t11\t11\n10\t12\t12\t*\t*\t*',
  ],
  ['between slashes', '2****3/2444*3/11*5*6/77*5*6/**8899'],
])('numbers around an empty cell are no size: %s', (_, text) => {
  expect(said(text)).toEqual(['right 1']);
});

test('one blank line divides a board of blanks from a text above, a second one may be a row', () => {
  const blanks = 'OAAP  \nO  P  \nOXXP  \n  Q   \n  Q CC\nRRQ   ';
  expect(said(`{"level":1}\n\n${blanks}`).at(-1)).toBe('right X');
  expect(said(`{"level":1}\n\n\n${blanks}`).at(-1)).not.toBe('right X');
});
