/*
 * What a program tests of the red car to know whether it is out, which says where the exit is.
 *
 *     while (x.col > 0) step();       as long as it is not in the first column: the exit is at the left
 *     if (red.x == 4) win();          the exit is at the right of a board of six columns
 *     return player.y + 1 >= SIZE     at the bottom
 */
import { type Board, primaryOf } from '../../board/board.ts';
import { SmallPattern } from './line-pattern.ts';

/** Where the red car is when it wins. */
export interface WinCondition {
  readonly isRow: boolean;
  /** The number that its position is compared with; `end` for the size of the board. */
  readonly number: number | 'end';
  /** Whether less than the number wins too, and whether more does. */
  readonly isLess: boolean;
  readonly isMore: boolean;
}

const RED =
  '(?:x|red|target|player|hero|primary|main|my|goal)_?(?:car|block|piece|vehicle)?|(?:cars?|pieces?|vehicles?|blocks?)(?:\\[(?:0|["\']\\w{1,6}["\']|RED|TARGET|PLAYER)\\]|\\.at\\(0\\))';
const PLACE = '(?:get_?)?(col(?:umn)?|x|row|y)(?:_?(?:pos(?:ition)?|coord|start|index))?';
const TEST = new SmallPattern(
  `(?<![\\p{L}\\p{N}_])(?:${RED})(?:(?:\\.|->|::)(?:pos(?:ition)?|location|start|cell|head))?(?:\\.|->|_|\\[["'])${PLACE}(?:["']\\])?(?:\\(\\))?(?:\\s*\\+\\s*(?:[\\w.]+|\\d))?\\s*(===?|!==?|<=?|>=?|≤|≥|≠)\\s*(-?\\d{1,2}(?![\\w.])|[\\w.]*(?:size|width|height|cols?|columns|rows?|grid|dim|(?<!\\w)n(?!\\w))[\\w.]*)`,
  'iu',
);
/** A loop that ends when the red car is out. */
const WHILE = new SmallPattern(String.raw`(?<!\p{L})while(?!\p{L})`, 'iu');
const WINS = new SmallPattern(
  String.raw`(?<!\p{L})(?:wins?|won|winner|solved|escaped?s?|exits?|goal|done|finish(?:ed)?|victory|success|complete[d]?|over|return)(?!\p{L})|(?:is|has|check|game)_?(?:won|win|solved|over|goal|done|finished)`,
  'iu',
);

/** What a line tests of the red car; undefined where it tests nothing that ends the game. */
export function winCondition(line: string): WinCondition | undefined {
  const isLoop = WHILE.test(line);
  if (!isLoop && !WINS.test(line)) return undefined;
  const [, place = '', written = '', value = ''] = TEST.exec(line) ?? [];
  if (written === '') return undefined;
  // a loop goes on while its test holds, so that the opposite wins
  const sign = isLoop ? (OPPOSITES[written] ?? written) : written;
  if (/^(?:!|≠)/.test(sign)) return undefined;
  const given = /^-?\d/.test(value) ? Number(value) : 'end';
  const isStrict = sign === '<' || sign === '>';
  const number = given === 'end' || !isStrict ? given : sign === '<' ? given - 1 : given + 1;
  return {
    isRow: /^[ry]/i.test(place),
    number,
    isLess: /^[<≤]/.test(sign),
    isMore: /^[>≥]/.test(sign),
  };
}

const OPPOSITES: Readonly<Record<string, string>> = {
  '>': '<=',
  '>=': '<',
  '≥': '<',
  '<': '>=',
  '<=': '>',
  '≤': '>',
  '!=': '==',
  '!==': '==',
  '≠': '==',
  '==': '!=',
  '===': '!=',
};

/** Whether the red car of a board can win as a program tests it. */
export function winsAt(board: Board, { isRow, number, isLess, isMore }: WinCondition): boolean {
  const { orientation, lane, length } = primaryOf(board);
  const isAlong = isRow === (orientation === 'vertical');
  // the lane in which the car lies does not say at which end the exit is; lanes count from 0 or from 1
  if (!isAlong) return number === 'end' || number === lane || number === lane + 1 || isLess || isMore;
  const isAtStart = board.exit === 'left' || board.exit === 'top';
  if (number === 'end') return !isAtStart;
  const side = isRow ? board.height : board.width;
  return isAtStart ? number <= 1 && !isMore : number >= side - length && !isLess;
}
