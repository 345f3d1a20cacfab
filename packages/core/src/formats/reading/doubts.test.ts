// Texts that a format reads, and that mean something else: what stands around the rows is used, or contradicted aloud.
import { expect, test } from 'vitest';
import { primaryOf } from '../../board/board.ts';
import { allFormats } from '../all-formats.ts';
import { grid } from '../grid/grid.ts';
import { createBoardReader } from './reader.ts';

/** The exit and the label of the red car of each board, or what is wrong. */
function said(text: string): string[] {
  const reader = createBoardReader({ formats: allFormats() });
  return [...reader.push(text), ...reader.end()].map(({ result }) =>
    result.ok ? `${result.value.exit} ${primaryOf(result.value).label}` : (result.error.message ?? ''),
  );
}

const LEFT = 'AA.B..\n...B..\nD..BXX\nD..EE.\n..FFF.\nGG....';
const DOWN = '..X.AA\n..X..B\nCCC..B\n.D....\n.D.EEE\nFF....';
/** Rows as those of a table in Markdown. */
const inTable = (rows: string): string => {
  const [first, ...rest] = rows.split('\n').map((row) => `| ${[...row].join(' | ')} |`);
  return [first, `|${'---|'.repeat(6)}`, ...rest].join('\n');
};
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
  ['stars beside points', withRed('*'), /in 2 ways/],
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
  ['a semicolon behind each', 'A;A;;;\n;;;;\nX;X;;;\n;;B;B;', 'AA../..../XX../..BB'],
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

test('every one of several boards has its own exit', () => {
  expect(said(`Exit left\n${LEFT}\n\nExit right\n${LEFT}`)).toEqual(['left X', 'right X']);
});

test.each([
  ['its exit', `${LEFT}\n\n${LEFT}\n\nexit: left\n${LEFT}`, ['right X', 'right X', 'left X']],
  [
    'its name',
    `${LEFT}\n\nLevel 2 (exit left)\n${LEFT}\n\nLevel 3\n${LEFT}\n`,
    ['right X', 'left X', 'right X'],
  ],
  [
    'another size',
    `${LEFT}\n\n7 7\n${LEFT}`,
    ['right X', expect.stringMatching(/says 7×7, but its rows draw 6×6/)],
  ],
  ['the end of a contest', `6 6\n${LEFT}\n6 6\n${LEFT}\n0 0\n`, ['right X', 'right X']],
  ['its end behind a blank line', `${LEFT}\n\n${LEFT}\n\n0\n`, ['right X', 'right X']],
  ['a short row below it', `${LEFT}\n\n${LEFT}\nAB.\n`, ['right X', expect.stringMatching(/3 cells/)]],
  ['its length below it', `Input:\n${LEFT}\n\nInput:\n${LEFT}\nOutput:\n8\n`, ['right X', 'right X']],
  ['what is expected', `${LEFT}\n\n${LEFT}\n\nExpected: 8 moves\n`, ['right X', 'right X']],
  ['thanks', `${LEFT}\n\n${LEFT}\n\nThanks!\n`, ['right X', 'right X']],
  ['thanks and a name', `${LEFT}\n\n${LEFT}\n\nCheers, Ann\n`, ['right X', 'right X']],
  ['a question', `${LEFT}\n\nIdeas?\n\n${LEFT}\n`, ['right X', 'right X']],
  ['the red car that it has', `${LEFT}\n\n${LEFT}\n\nRed: XX\n`, ['right X', 'right X']],
  [
    'its moves',
    `${LEFT}\n\n1. A right\n2. P up\n\n${LEFT}\n\nSolution:\nA right 1, C left 3, O down 3\n\nA R 1\nC L 3\n`,
    ['right X', 'right X'],
  ],
  ['its rows between quotes', `ONE = """\n${LEFT}\n"""\nTWO = """\n${LEFT}\n"""\n`, ['right X', 'right X']],
  [
    'two headings, of which the second has as many letters as a row',
    `Board:\n${LEFT}\nMin moves: 8\nBoard:\n${LEFT}\nMin moves: 9\n`,
    ['right X', 'right X'],
  ],
  ['words between', `begin\n${LEFT}\nend\nbegin\n${LEFT}\nend\n`, ['right X', 'right X']],
  [
    'what is told about it',
    `[1]\n${LEFT}\nauthor: Nob\nmoves: 8\n\n[2]\n${LEFT}\nby: Nob\n\nThis one is hard (9/10).\n\nEOF\n`,
    ['right X', 'right X'],
  ],
  [
    'a number of moves above a row that is too short',
    `${LEFT}\n\nMoves: 8\n${LEFT.replace('XX', 'X')}\n`,
    ['right X', expect.stringMatching(/cells/)],
  ],
  [
    'a first row too long, which is no heading',
    `${LEFT}\n\nLevel 2\n${LEFT.replace('AA', 'AAA')}\n`,
    ['right X', expect.stringMatching(/cells/)],
  ],
  [
    'its last rows behind a blank line, which have no red car',
    `${LEFT}\n\n${LEFT.replace('\n..FFF', '\n\n..FFF')}\n`,
    ['right X', 'right X', expect.stringMatching(/^(?!right)/)],
  ],
  ['its rows in a table', `${LEFT}\n\n${inTable(LEFT)}\n`, ['right X', 'right X']],
  [
    'a row too short in it',
    `${LEFT}\n\n${inTable(LEFT.replace(/.$/, ''))}\n`,
    ['right X', expect.stringMatching(/^(?!right)/)],
  ],
])('a later board and %s', (_, text, expected) => {
  expect(said(text)).toEqual(expected);
  for (const size of [1, 9]) {
    const reader = createBoardReader({ formats: allFormats() });
    const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    const boards = [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
    const exits = boards.map(({ result }) => (result.ok ? result.value.exit : 'none'));
    expect(exits).toEqual(expected.map((each) => (typeof each === 'string' ? each.split(' ')[0] : 'none')));
  }
});

test.each(['Puzzle', 'Name', 'Result', 'Source'])('a board in a word behind %s is not lost', (word) => {
  const text = `${LEFT}\n\n${word}: ${LEFT.replaceAll('\n', '/')}\n\n${word}: ${LEFT.replaceAll('\n', '').replaceAll('.', 'o')}\n`;
  expect(said(text)).toHaveLength(3);
});

test('hundreds of boards between quotes are all read', () => {
  const text = Array.from({ length: 300 }, (_, i) => `const LEVEL_${i} = \`\n${LEFT}\n\`;\n`).join('');
  expect(said(text)).toEqual(Array.from({ length: 300 }, () => 'right X'));
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
  ['above, without a vehicle', '......\n\nXXP...\n..P...\n.AAZZF\nWWLL.F'],
  ['below', '.....M\n..XX.M\n..HH..\n......\n\n..CC..'],
])('a row that a blank line divides from the others is not left out: %s', (_, text) => {
  expect(said(text)).toEqual([
    expect.stringMatching(/this line may be a row of the board, and stands apart/),
  ]);
});
