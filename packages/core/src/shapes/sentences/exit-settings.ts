/*
 * Lines that set the exit by numbers, or say in other words than `exit` which way the red car leaves.
 *
 *     exit = (2, -1) · goal: (2, 0)          a square
 *     EXIT_COL = -1 · win when X.col == 0    a column: the first, so not the right edge
 *     while (x.col > 0) · if (red.x == 4)    what a program tests of the red car: win-condition.ts
 *     the red car has to go left             an edge
 */
import { greatestOf } from '../../basics/many.ts';
import type { Edge } from '../../board/setup.ts';
import type { ExitSquare } from '../parts/matrix.ts';
import { edgeNamed } from './exit-words.ts';
import { SmallPattern } from './line-pattern.ts';

const SQUARE = new SmallPattern(
  String.raw`(?<!\p{L})(?:exit|goal|door|gate)(?:[ _]?(?:pos(?:ition)?|cell|square))?["']?\s*(?::\s*\w+\s*)?[:=]+\s*[([{]\s*(?:(?:row|r|y)\s*[:=]\s*)?(-?\d{1,2})\s*,\s*(?:(?:col(?:umn)?|c|x)\s*[:=]\s*)?(-?\d{1,2})\s*[)\]}]`,
  'iu',
);
const LANE = new SmallPattern(
  String.raw`(?<!\p{L})(?:exit|goal|door|gate|target|reach(?:es)?|wins?|won|solved)(?!\p{L}{2})[^\d\n;}]{0,24}?(?<![\p{L}])(col(?:umn)?|x|row|y)["']?\s*(?:={1,3}|:|is|<=)?\s*(-?\d{1,2})(?!\d)`,
  'giu',
);
/** The mark or the key of the red car in an object of a program, or its name between quotes: `"target":true`, `target: {`, `"target",`. */
const MARK = /^(?:target|goal)(?:["']\s*,|["']?\s*[:=]\s*(?:\{|true\b|false\b))/i;
/** What stands before its name without quotes: the word for names, or the beginning of the line. */
const NAMED = /(?:(?<!\p{L})(?:id|name|label|car|vehicle)\s*[:=]\s*|^\s*(?:[-*•]\s+)?)$/iu;
const NAME = /^(?:target|goal)(?:\s*[:,]|\s+[-–]?)\s*(?!=)/i;
/** What is said of vehicles and not of exits. */
const OF_VEHICLE =
  /\b(?:len(?:gth)?\b|(?:size|w(?:idth)?|h(?:eight)?)["']?\s*[:=]?\s*[2-9](?!\d)|type["']?\s*[:=]?\s*["']?(?:car|truck)\b|(?:dir(?:ection)?|orient(?:ation)?|(?:is[_ ]?)?(?:horizontal|vertical))["']?\s*[:=]?\s*["']?(?:h|v|horizontal|vertical|true|false)\b)/i;
const EDGE = new SmallPattern(
  String.raw`(?<!\p{L})(?:(?:red|target|player|hero)(?: (?:car|block|piece))?|X)\s+(?:has to|must|should|needs to|wants to|ha[st] to)?\s*(?:go(?:es)?|drives?|escapes?|gets? out|leaves?)\s+(?:out\s+)?(?:(?:to|at|by|on|through)\s+)?(?:the\s+)?(left|right|top|bottom|up|down)(?!\p{L})(?!\s*(?:first|once|one|\d|by|and|then))|^\W*out\s+(?:(?:to|at|by|on)\s+)?(?:the\s+)?(left|right|top|bottom)\W*$`,
  'iu',
);

/** The squares that a line sets as the exit, or the edges where the lane that it names can be; undefined where it sets none. */
export function exitSet(
  line: string,
): { readonly squares: readonly ExitSquare[] } | { readonly edges: readonly Edge[] } | undefined {
  const [, a, b] = SQUARE.exec(line) ?? [];
  if (a !== undefined && b !== undefined) {
    const [row, column] = [Number(a), Number(b)];
    return {
      squares: [
        { row, column },
        { row: column, column: row },
      ],
    };
  }
  const edge = EDGE.exec(line)?.slice(1).find(Boolean);
  const named = edge === undefined ? undefined : edgeNamed(edge);
  if (named) return { edges: [named] };
  const [, lane = '', number] = [...LANE.all(line)].find((found) => !isVehicle(line, found)) ?? [];
  if (number === undefined || Number(number) > 0) return undefined;
  // the first column is no place for an exit at the right, but one at the top may be in it
  return { edges: /^[cx]/i.test(lane) ? ['left', 'top', 'bottom'] : ['top', 'left', 'right'] };
}

/** Whether a word for a goal with a lane behind it is the name or the mark of a vehicle. */
function isVehicle(line: string, { 0: found, index }: RegExpExecArray): boolean {
  const isNamed = NAME.test(found) && NAMED.test(line.slice(0, index));
  return (isNamed || MARK.test(found)) && OF_VEHICLE.test(recordAt(line, index, found));
}

/** The record of a line that says what was found: between its brackets, or up to a semicolon or the end of the line. */
function recordAt(line: string, index: number, found: string): string {
  const opened = /^[^,{(]*\{/.exec(found)?.[0].length;
  const from =
    opened === undefined
      ? greatestOf(['{', '(', ';'].map((mark) => line.lastIndexOf(mark, index))) + 1
      : index + opened;
  let depth = 0;
  for (let end = from; end < line.length; end++) {
    const mark = line[end] ?? '';
    if (/[[{(]/.test(mark)) depth++;
    else if (/[\]})]/.test(mark)) depth--;
    if (depth < 0 || (depth === 0 && mark === ';')) return line.slice(from, end);
  }
  return line.slice(from);
}
