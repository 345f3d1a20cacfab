// Solutions as people write them, with one odd item in each.
import { parseBoard, replay, solve } from '@unjam/core';
import { randomFrom } from '@unjam/core/generate';
import { readSolution } from '@unjam/core/notation';
import {
  foreign,
  inLetters,
  layouts,
  letterLanguages,
  prose,
  withoutCells,
  word,
  writers,
} from './move-texts.mjs';

/** Where a part of a kind stands in a move; -1 where there is none. */
const placeOf = (kind, parts) => parts.findIndex(([each]) => each === kind);

/** The parts of a move, of which the one of a kind is changed; undefined where there is none. */
const onPart =
  (kind, change) =>
  ({ parts }) => {
    const at = placeOf(kind, parts);
    return at < 0 ? undefined : parts.map(([each, text], i) => [each, i === at ? change(text) : text]);
  };
const double = (text) => (/^\p{L}|\d/u.test(text) ? `${text} ${text}` : text + text);
const lost = () => '';
const otherCase = (text) => (text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase());

/** An odd item where directions are not repeated for each cell: another number of them, or one in front of them, says another move. */
const whereCounted = (odd) => (given) => (placeOf('cells', given.parts) < 0 ? undefined : odd(given));

/**
 * Odd items: each gives the parts of a move in another way, with what stands before and behind it, or undefined where it cannot be there.
 * After those in `unclear` nobody knows which moves are meant.
 */
const clear = {
  none: ({ parts }) => parts,
  'a label doubled': whereCounted(onPart('label', double)),
  'a direction doubled': whereCounted(onPart('way', double)),
  'a number doubled': onPart('cells', double),
  'another notation': ({ move, written, one }) =>
    letterLanguages.includes(written)
      ? undefined
      : one(Object.keys(writers).filter(isOfAll), (name) => writers[name](move)),
  'another language': ({ move, one }) => one(foreign, (name) => writers[name](move)),
  'struck out': ({ wrong, parts, between }) => [word('~~'), ...wrong, word(`~~${between}`), ...parts],
  'struck out in HTML': ({ wrong, parts, between }) => [
    word('<s>'),
    ...wrong,
    word(`</s>${between}`),
    ...parts,
  ],
  'the label in the other case': onPart('label', otherCase),
  'a comment': ({ parts, one }) => [
    ...parts,
    one([' (not sure)', ' // to do', ' # check this', ' - nice', ' !', ' ?'], word),
  ],
  'a line of a comment': ({ parts, one }) => [
    one(['// to do\n', '# check\n', 'hmm\n', 'Then:\n', '---\n'], word),
    ...parts,
  ],
  'a blank within': ({ parts, below }) => {
    const at = below(parts.length);
    const cut = below(parts[at][1].length + 1);
    return parts.map(([kind, text], i) => [
      kind,
      i === at ? `${text.slice(0, cut)} ${text.slice(cut)}` : text,
    ]);
  },
  'an empty line': ({ parts }) => [word('\n'), ...parts],
  'the parts in another order': ({ parts }) => {
    const [a, b] = [placeOf('label', parts), placeOf('way', parts)];
    return a < 0 || b < 0 ? undefined : parts.map((_, i) => parts[i === a ? b : i === b ? a : i]);
  },
};

const unclear = {
  // `DDD` may be D, two cells down
  'a label lost': (given) =>
    given.written === 'repeated letters' ? undefined : onPart('label', lost)(given),
  'a direction lost': onPart('way', lost),
  'a number lost': onPart('cells', lost),
  'a number that runs into the next move': (given) =>
    given.front.includes('{}') && given.between !== '\n' ? onPart('cells', lost)(given) : undefined,
  // the number itself stands in front of the next move
  'a number that begins a move in a line': (given) =>
    given.front === '' && !given.between.includes('\n') && !given.isLast
      ? onPart('cells', lost)(given)
      : undefined,
  'a letter of another language': ({ move, labels, written, one, below }) =>
    letterLanguages.includes(written)
      ? undefined
      : one(labels, (name) => inLetters(name, 'GHBO'[below(4)], move)),
  'a misspelt direction': onPart('way', (text) => `${text.slice(0, -1)}q`),
  'an unknown vehicle': onPart('label', () => '§'),
  'a move without its cells': whereCounted(({ move, parts, between, isPrimary }) =>
    isPrimary
      ? undefined
      : [...withoutCells(move), word(between), ...withoutCells(move), word(between), ...parts],
  ),
  'a choice': ({ parts, one }) => [
    ...parts,
    one(
      [' or 2', '/2', '-2', ' twice', ' (2)', '.5', ',5', ' and back', ' (no)', ' not', ' again', ' (wrong)'],
      word,
    ),
  ],
  denied: ({ parts, one }) => [
    one(['not ', 'never ', 'no ', "don't ", 'undo ', 'instead of ', 'without '], word),
    ...parts,
  ],
};
const oddities = { ...clear, ...unclear };

/** Whether a way to write moves is of no other language. */
const isOfAll = (name) => !foreign.includes(name) && !letterLanguages.includes(name);

const numbersAfter = ['{}. ', '{}) '];

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWYZ'];
/** Labels, and that of the red car. */
const alphabets = [
  [letters, 'X'],
  [letters.map((letter) => letter.toLowerCase()), 'x'],
  [letters.map((_, i) => `${i + 1}`), '0'],
  [letters.map((_, i) => `${'ABCDE'[i % 5]}${Math.floor(i / 5) + 1}`), 'X'],
];

/** The most moves of a solution: in a long one each mistake makes an illegal move. */
const MOST_MOVES = 14;

/** Boards of a text of the catalogue with their shortest solutions. */
export const puzzlesFor = (catalogue) =>
  catalogue
    .split('\n')
    .filter((line) => line.length === 36 && /^[A-Zo]+$/.test(line))
    .map((line) => parseBoard(line))
    .map((board) => ({ board, solution: solve(board, { metric: 'moves' }).solution }))
    .filter(({ solution }) => solution.length <= MOST_MOVES);

/** Moves as those of one cell, so that two ways to divide them are the same. */
const stepsOf = (moves) =>
  moves.flatMap(({ label, by }) => Array(Math.abs(by)).fill(`${label}${by > 0 ? '+' : '-'}`)).join(' ');

const shuffled = (list, random) =>
  list
    .map((one) => ({ one, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one);

const sayings = { horizontal: ['left', 'right'], vertical: ['up', 'down'] };

/** A solution with one odd item: the text, what it is, and the moves that a person reads in it; undefined where nobody can know. */
export function textOf(puzzles, seed) {
  const random = randomFrom(seed);
  const below = (n) => Math.floor(random() * n);
  const nameOf = (table) => Object.keys(table)[below(Object.keys(table).length)];
  const { board: plain, solution } = puzzles[below(puzzles.length)];
  const [alphabet, red] = alphabets[below(alphabets.length)];
  const isMixed = below(2) === 0;
  const unused = isMixed ? shuffled(alphabet, random) : [...alphabet];
  const vehicles = plain.vehicles.map((vehicle, i) => ({
    ...vehicle,
    label: i === plain.primary ? red : unused.shift(),
  }));
  const moves = solution.map(({ vehicle, by }) => {
    const { label, orientation } = vehicles[vehicle];
    return { vehicle, label, by, way: sayings[orientation][by < 0 ? 0 : 1], cells: Math.abs(by) };
  });
  const [written, layout, around, odd] = [nameOf(writers), nameOf(layouts), nameOf(prose), nameOf(oddities)];
  const { front, between, second = between, end = '' } = layouts[layout];
  const bad = below(moves.length);
  const oddly = (move) =>
    oddities[odd]({
      parts: writers[written](move),
      wrong: writers[written]({ ...move, cells: move.cells === 1 ? 2 : 1 }),
      move,
      written,
      front,
      between,
      labels: vehicles.map(({ label }) => label),
      isLast: bad === moves.length - 1,
      isPrimary: move.vehicle === plain.primary,
      below,
      one: (list, make) => make(list[below(list.length)]),
    });
  const parts = moves.map((move, i) => (i === bad ? oddly(move) : writers[written](move)));
  if (parts.includes(undefined)) return undefined;
  const isNumbered = odd === 'a number that begins a move in a line';
  // a full stop behind blanks may end a sentence
  const numbers = between === ' ' ? numbersAfter[1] : numbersAfter[below(2)];
  const body = parts.map((all, i) => {
    const begins = isNumbered && i === bad + 1 ? numbers : front;
    const ends = i === parts.length - 1 ? end : i % 2 === 1 ? second : between;
    return `${begins.replace('{}', `${i + 1}`)}${all.map(([, text]) => text).join('')}${ends}`;
  });
  const [above, behind] = prose[around].map((one) => (typeof one === 'function' ? one(moves.length) : one));
  return {
    board: { ...plain, vehicles },
    what: `${written}, ${layout}, ${around}, ${odd}`,
    odd,
    text: above + body.join('') + behind,
    means: odd in unclear ? undefined : stepsOf(moves),
  };
}

/**
 * What became of a text: `right`; `refused`; `illegal`, where its moves cannot be played, which is said; `one cell`, where it is said that
 * moves without a number are one cell; `named`, where it is said that a line is no move, that a remark is left out, that a number
 * does not follow the one before it, or that moves stand before the answer; `other`, where other moves are read without a word.
 */
export function fateOf({ board, text, means }) {
  const { result, how = '' } = readSolution(text, board);
  if (!result.ok) return 'refused';
  if (stepsOf(result.value) === means) return 'right';
  if (!replay(board, result.value).ok) return 'illegal';
  if (how.includes('one cell')) return 'one cell';
  return /is not a move|are not moves|left out|the number \d+ (?:follows|comes first)|has moves before/.test(
    how,
  )
    ? 'named'
    : 'other';
}
