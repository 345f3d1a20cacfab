/*
 * Lines that may say where the exit is, or that there are walls, in words that are not understood: a board that is read without
 * them may be another one.
 *
 *     xeit: left                     a word like `exit`, and an edge
 *     exit: lft                      the word, and something that is no edge
 *     There is a wall at row 2       a wall, beside rows that show none
 */
import type { Problem } from '../../basics/errors.ts';
import { counted } from '../../basics/numbers.ts';
import { onOneLine, quote } from '../../basics/quote.ts';
import { type Board, primaryOf } from '../../board/board.ts';
import type { Edge } from '../../board/setup.ts';
import { splitLines } from '../../text/lines.ts';
import { leavesAt } from '../parts/exit-squares.ts';
import type { ExitSquare } from '../parts/matrix.ts';
import { edgesNotDenied, isOfTwoTimes } from './denied.ts';
import { exitLanesSaid, isInLane, type LaneSaid } from './exit-lane.ts';
import { exitSet } from './exit-settings.ts';
import { exitNumberSaid, isSetToUnknown } from './exit-unknown.ts';
import { behindExit, edgeNamed, exitWord, goalPattern, sideWords } from './exit-words.ts';
import { SmallPattern } from './line-pattern.ts';
import { edgesOfMark, rowsAround } from './marks-alone.ts';
import { isLike, isLikeEdge, lacksEdge, wordsLike } from './mistyped.ts';
import { misnamedRows } from './row-names.ts';
import { edgeSaid, exitSquaresSaid, redDenied } from './said.ts';
import { countSaid, hasCount } from './vehicle-count.ts';
import { type WinCondition, winCondition, winsAt } from './win-condition.ts';

/** A line that a board may contradict. */
export interface Unclear {
  readonly line: number;
  /** The edges that it names; none where it may name any. */
  readonly edges: readonly Edge[];
  readonly kind: 'exit' | 'lane' | 'walls' | 'count' | 'win' | 'row' | 'red';
  /** The lanes of the exit that it says. */
  readonly lanes?: readonly LaneSaid[];
  /** The number of vehicles that it says. */
  readonly count?: number;
  /** The label of the vehicle that it says is not the red car. */
  readonly notRed?: string;
  /** How many lines beside it have the name of a row without a mistake. */
  readonly rows?: number;
  /** What a program tests of the red car. */
  readonly win?: WinCondition;
  /** The squares of which one is the exit. */
  readonly squares?: readonly ExitSquare[];
  readonly problem: Problem;
}

/** The words for an exit and for walls that are long enough to be recognised with a mistake in them. */
const EXITS = [
  'exit',
  'exits',
  'leaves',
  'goal',
  'ausgang',
  'ausfahrt',
  'salida',
  'sortie',
  'saída',
  'saida',
  'uscita',
  'uitgang',
];
const WALLS = ['walls', 'obstacle', 'obstacles', 'blocked', 'barrier', 'barriers', 'stones', 'rocks'];

const WORD = new SmallPattern(String.raw`\p{L}+`, 'gu');
/** What of a line is looked at: a word that may be a key, and what it may be set to. */
const SETTING = new SmallPattern(
  String.raw`(\p{L}{2,12})["'’]?\s*(?:[:=]|is\b|at\b)\s*["'[({]*\s*([\p{L}\d-]+)`,
  'giu',
);
/** Walls with numbers, which no reader of rows understands. */
const WALLS_WITH_NUMBERS = new SmallPattern(
  String.raw`(?<![\p{L}_])(?:walls?|obstacles?|barriers?|blocked (?:cells?|squares?)|blocked\s*[:=](?=\s*[([]?\d+[ ,]+\d+[)\]]?\s*$))(?!\p{L}|["']?\s*[:=]\s*(?:\[\s*\]|\{\s*\}|null|none))[^\d\n]{0,40}(?:[1-9]|0[ ,;]{1,3}\d)|(?<!\p{L})(?:rocks?|pillars?|stones?|immovable \p{L}+)(?:\s+(?:is|are|stands?|lies))?\s+(?:at|in|on)\W[^\d\n]{0,12}[1-9]|(?<!\p{L})(?:cell|square)s?\s*\(?\d[^\p{L}\n]*(?:is|are) blocked`,
  'iu',
);
/** A sentence that names an edge, has small words around it, and says nothing else. */
const EDGE_ALONE = new SmallPattern(
  String.raw`^\W*(?:(?:the|is|are|it|on|at|to|of|side|edge|der|die|das|ist|la|le|el|est|es)\W+)*(\p{L}+)(?:\W+(?:side|edge|seite))?\W*$`,
  'iu',
);

/** Longer lines are no sentences beside a board, but may be objects of a program. */
const LONGEST_SENTENCE = 200;
const LONGEST = 1 << 16;

/** The lines of a text that may say more of its boards than was understood. */
export function unclearIn(text: string): Unclear[] {
  const looked = text.slice(0, LONGEST);
  const around = rowsAround(looked);
  const said = splitLines(looked).flatMap(({ text, number }): Unclear[] => {
    if (AXIS.test(text)) return [];
    const isSentence = text.length <= LONGEST_SENTENCE;
    const win = isSentence ? winCondition(text) : undefined;
    const set = isSentence && edgeSaid(text) === undefined ? exitSet(text) : undefined;
    const exit =
      edgesOfMark(text, () => around(number)) ?? (set && 'edges' in set ? set.edges : exitUnclear(text));
    const lanes = isSentence ? lanesOf(text) : [];
    const [lane] = lanes;
    const count = isSentence ? countSaid(text) : undefined;
    const notRed = isSentence ? redDenied(text) : undefined;
    const one = (kind: Unclear['kind'], problem: Problem, more: Partial<Unclear> = {}): Unclear[] => [
      { line: number, kind, edges: [], problem, ...more },
    ];
    const exitProblem = problemOf(text, number, EXPECTED_EXIT);
    return [
      ...(win ? one('win', exitProblem, { win }) : []),
      ...(count === undefined ? [] : one('count', countProblem(count, text, number), { count })),
      ...(notRed === undefined ? [] : one('red', problemOf(text, number, EXPECTED_RED), { notRed })),
      ...(lane ? one('lane', laneProblem(lane, text, number), { lanes }) : []),
      ...(set && 'squares' in set ? one('exit', exitProblem, { squares: set.squares }) : []),
      ...(exit ? one('exit', exitProblem, { edges: exit }) : []),
      ...(WALLS_WITH_NUMBERS.test(text) || wordsLike(text, WALLS)
        ? one('walls', problemOf(text, number, EXPECTED_WALLS))
        : []),
    ];
  });
  const misnamed = misnamedRows(looked).map(({ line, text, name, rows }): Unclear => {
    const problem = problemOf(text, line, `the name ${quote(name)}, as the other rows have`);
    return { line, kind: 'row', edges: [], rows, problem };
  });
  return [...said, ...misnamed];
}

/** What the user says, which counts before the text. */
interface Wanted {
  readonly exit?: Edge | undefined;
  readonly primary?: string | undefined;
}

/** What is unclear in the first line, from that of a board to that of the next one, that names an exit or walls the board does not have. */
export function missedIn(
  board: Board,
  unclear: readonly Unclear[],
  options: Wanted,
  { from, to }: { readonly from: number; readonly to: number } = { from: 0, to: Number.MAX_VALUE },
): Problem | undefined {
  const missed = unclear.find((one) => one.line >= from && one.line < to && isMissed(board, one, options));
  return missed?.count === undefined
    ? missed?.problem
    : { ...missed.problem, message: `${missed.problem.message}, and the board has ${board.vehicles.length}` };
}

function isMissed(
  board: Board,
  { kind, edges, lanes, count, squares, rows, win, notRed }: Unclear,
  { exit, primary }: Wanted,
): boolean {
  if (count !== undefined) return !hasCount(board, count);
  if (kind === 'walls') return board.walls.length === 0;
  if (rows !== undefined) return board.height <= rows;
  if (notRed !== undefined) return primary === undefined && primaryOf(board).label === notRed;
  if (exit !== undefined) return false;
  if (win) return !winsAt(board, win);
  if (squares) return !leavesAt(board, squares);
  return lanes ? !lanes.some((lane) => isInLane(board, lane)) : !edges.includes(board.exit);
}

/** An arrow that points from the word for the exit at a row. */
const MARKED_ROW = /(?:<[-=~]*|←)\s*\(?(?:exit|out|goal)/i;

/** The problem with a board whose exit is at none of the edges that its text names; undefined where it is at one, or the text names none. */
export function exitMissed(
  board: Board,
  text: string,
  { exit }: { readonly exit?: Edge | undefined },
): Problem | undefined {
  if (exit !== undefined) return undefined;
  const said = splitLines(text.slice(0, LONGEST)).flatMap((line) => {
    const isOther = line.text.length > LONGEST_SENTENCE || MARKED_ROW.test(line.text);
    const edge = isOther ? undefined : edgeSaid(line.text);
    return edge === undefined ? [] : [{ ...line, edge }];
  });
  const [first] = said;
  return first && said.every(({ edge }) => edge !== board.exit)
    ? problemOf(
        first.text,
        first.number,
        `the exit at the ${board.exit}, as the board is read, or the option exit`,
      )
    : undefined;
}

/** The lanes of the exit, where the line does not say its square. */
const lanesOf = (text: string): LaneSaid[] =>
  exitWord.test(text) && exitSquaresSaid(text).length === 0
    ? [...exitLanesSaid(text), ...exitNumberSaid(text)]
    : [];

const laneProblem = ({ isRow, number }: LaneSaid, text: string, line: number): Problem => ({
  code: 'unreachable-exit',
  message: `the text says that the exit is in ${isRow ? 'row' : 'column'} ${number}, where the red car does not stand`,
  expected: 'the red car in line with the exit',
  at: { text: { line, column: text.search(/\S|$/) + 1 } },
});

const countProblem = (count: number, text: string, line: number): Problem => ({
  code: 'unfinished',
  message: `the text says ${counted(count, 'vehicle')}`,
  expected: 'as many vehicles as the text says',
  at: { text: { line, column: text.search(/\S|$/) + 1 } },
});

const EXPECTED_EXIT = 'the exit as: exit: left';
const EXPECTED_RED = 'the red car as: red: A';
const EXPECTED_WALLS = 'walls in the rows, or beside a list as: wall: 1, 4';

const problemOf = (text: string, line: number, expected: string): Problem => ({
  code: 'unknown-format',
  message: `this line may say more of the board than is understood: ${quote(onOneLine(text.trim()).slice(0, 60))}`,
  expected,
  at: { text: { line, column: text.search(/\S|$/) + 1 } },
});

/** The edges that a line may name as that of the exit; undefined where it says nothing like that, or says it clearly. */
function exitUnclear(text: string): readonly Edge[] | undefined {
  if (text.length <= LONGEST_SENTENCE) {
    if (edgeSaid(text) !== undefined || exitSquaresSaid(text).length > 0) return undefined;
    if (exitWord.test(text)) {
      if (isOfTwoTimes(text)) return [];
      const left = edgesNotDenied(text);
      if (left) return left;
    }
    if (lacksEdge(text) || isSetToUnknown(text)) return [];
    const alone = edgeNamed(EDGE_ALONE.exec(text)?.[1] ?? '');
    if (alone && /\p{L}{2}/u.test(text)) return [alone];
    const words = [...WORD.all(text)].map(([word]) => word);
    const edges = words.flatMap((word) => (word.length > 1 ? (edgeNamed(word) ?? []) : []));
    if (edges.length > 0 && words.some((word) => isLike(word, EXITS))) return edges;
    const arrow = POINTED.exec(text)?.[0].trim();
    if (arrow !== undefined && words.some((word) => isLike(word, EXITS)))
      return [arrow === '^' ? 'top' : 'bottom'];
    const named = edgesBesideExit(text);
    if (named) return named;
  }
  for (const [, key = '', value = ''] of SETTING.all(text)) {
    const edge = value.length > 1 ? edgeNamed(value) : undefined;
    if (isLike(key, EXITS)) return edge ? [edge] : [];
    if (/^exit$/i.test(key) && !edge && isLikeEdge(value)) return [];
  }
  return undefined;
}

/** How an axis runs, which is no way of a car X: `X goes left to right`. */
const AXIS =
  /^\W*(?:the )?[xy](?:[- ](?:axis|coordinate))?\s+(?:goes|runs|increases|counts)\s+(?:from )?(?:the )?(?:left|top)[- ]to[- ](?:the )?(?:right|bottom)(?![^.;]*(?:exit|goal))/i;

/** An arrow up or down, apart from the words beside it. */
const POINTED = /^\s*[\^v](?=\s+\p{L}{2})|(?<=\p{L}{2}\s)\s*[\^v]\s*$/u;
const GOAL = goalPattern((goal) => goal);
/** Words for an edge that also say where something stands in the text, or which way a car moves. */
const OTHERWISE = /^(?:above|below|up|upwards?|down|downwards?|haut|bas|onder|boven|cima|上|下|atas|bawah)$/i;
/** A square as in chess, as that of an exit. */
const CHESS_SQUARE = behindExit(
  `[^\\p{L}\\d]{0,4}(?:(?:is|at|in|on|cell|square|the)\\s+){0,4}([a-p])\\d{1,2}(?![\\p{L}\\d])`,
);
/** The edges that a square in the first column may be at, and those that one in a later column may be at. */
const FIRST: readonly Edge[] = ['left', 'top', 'bottom'];
const LATER: readonly Edge[] = ['right', 'top', 'bottom'];

/** The edges that a line names beside a word for an exit or a goal; undefined where there is no such word or no edge. */
function edgesBesideExit(text: string): readonly Edge[] | undefined {
  const line = text
    .normalize('NFC')
    .replace(/\bmoves? left\b|\bleft\s*[:=]\s*\d|\b(?:left|top)["']\s*:\s*\d/gi, '')
    // where positions begin to count
    .replace(/\(0, ?0\)\s*(?:is|=|at|in)?\s*(?:the )?(?:top|upper)[- ]?left(?: corner)?/gi, '');
  const isExit = exitWord.test(line);
  if (!isExit && !GOAL.test(line)) return undefined;
  const column = CHESS_SQUARE.exec(line)?.[1];
  if (column !== undefined) return /a/i.test(column) ? FIRST : LATER;
  const edges = sideWords.flatMap(([edge, pattern]) =>
    pattern.all(line).flatMap(([word]) => (OTHERWISE.test(word) ? [] : edge)),
  );
  return edges.length > 0 ? edges : undefined;
}
