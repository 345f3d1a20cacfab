// Texts for parsers: valid ones of every kind, changes of them, and what a refusal of one must be like.
import { readFileSync } from 'node:fs';

/** Characters of the longest run of one piece. */
const LONGEST_RUN = 70_000;

const puzzles = new URL('../../../puzzles/', import.meta.url);

/** The board that every solution is read for. */
export const BOARD = '..A.../..A..D/XXAC.D/...C.D/.BBB../......';

/** Valid texts: the board in every format, its solution in every notation, and what other programs write. */
export function validTexts({ parseBoard, solve, formats, notations }) {
  const board = parseBoard(BOARD);
  const { solution } = solve(board);
  const seeds = ['framed', 'g1', 'hardest', 'prolog-1', 'report'].map((name) =>
    readFileSync(new URL(`seeds/${name}.txt`, puzzles), 'utf8'),
  );
  const catalogue = readFileSync(new URL('catalogue.txt', puzzles), 'utf8').split('\n').slice(0, 11);
  return [
    ...formats.flatMap((format) => {
      const printed = format.print(board);
      return printed.ok ? [printed.value] : [];
    }),
    '..BCCC\n..B...\nAAB.DE\n..F.DE\n..F...\n......',
    '6 6\n4\n..A..D\n..A..D\nPPAC.DK\n...C..\n.BBB..\n......',
    ...seeds,
    catalogue.join('\n'),
    ...notations.flatMap((notation) => {
      const printed = notation.print(solution, board);
      return printed.ok ? [printed.value] : [];
    }),
    'A↓1, C↓2, D↑1, X→4',
    'AD1\nCD2\nDU1\nXR4',
    "[('A',23),('C',32)]",
    'truck A down 1\ncar C down 2',
  ];
}

const pieces = [
  ...'XxAao.-_@/|+#%[](){}"\'\\,:;=?0123456789 \t\n\r',
  ...[
    '\0',
    '\u001b[2J',
    '\u202e',
    '\ufeff',
    '\ufffd',
    '\u2028',
    '🚗',
    'é',
    'ß',
    '\ud800',
    '←',
    '→',
    '\r\n',
    '\n\n',
  ],
  ...[
    '-1',
    '1e999',
    '99999999999999999999',
    '{}',
    '[]',
    'null',
    'rush(',
    '?-',
    'car(x,h,1-3)',
    'car,orientation,col,row,length\n',
    'A,H,1,1,2\n',
    '6 6\n11\n',
    '######\n',
    '#1/play/',
    '│ X──X  ·  →\n',
    '╰──╯\n',
    '```\n',
    '"name":',
    '__proto__',
  ],
];

/** Numbers below a limit, and one of a list, from random numbers. */
export function choices(random) {
  const below = (n) => Math.floor(random() * n);
  return { below, pick: (list) => list[below(list.length)] };
}

/** A piece again and again, at most so many characters. */
const runOf = (piece, most, below) => piece.repeat(below(most / piece.length));

/** One of some texts with one to six changes. */
export function mutated(valid, { below, pick }) {
  let text = pick(valid);
  for (let changes = 1 + below(6); changes > 0; changes--) {
    const at = below(text.length + 1);
    const to = Math.min(text.length, at + below(8));
    const kind = below(100);
    if (kind < 25) text = text.slice(0, at) + text.slice(to);
    else if (kind < 60) text = text.slice(0, at) + pick(pieces) + text.slice(kind < 45 ? at : to);
    else if (kind < 75) text = text.slice(0, at) + text.slice(at, to) + text.slice(at);
    else if (kind < 85) text = text.slice(to) + text.slice(0, at);
    else if (kind < 97) {
      const other = pick(valid);
      const from = below(other.length);
      text = text.slice(0, at) + other.slice(from, from + below(60)) + text.slice(at);
    } else if (kind < 99) text = text.slice(0, at) + pick(pieces).repeat(below(60)) + text.slice(at);
    else if (below(40) === 0)
      text = text.slice(0, at) + runOf(pick(pieces), LONGEST_RUN, below) + text.slice(at);
  }
  return text;
}

/** What is wrong with a refusal, if anything. */
export function faultOf(problem, lines) {
  if (!problem?.code || !problem.message) return 'a refusal without a code or a message';
  if (/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(problem.message))
    return 'a message of several lines';
  if (problem.message.length > 20_000) return `a message of ${problem.message.length} characters`;
  const place = problem.at?.text;
  if (place && (place.line < 1 || place.column < 1 || place.line > lines)) return 'a place outside the text';
  return undefined;
}
