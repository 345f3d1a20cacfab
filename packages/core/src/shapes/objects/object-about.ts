/*
 * What the properties beside a board say about it.
 *
 *     { "id": 7, "gridSize": 6, "exit": { "row": 2, "col": 5 }, "minMoves": 12, "vehicles": […] }
 *       name      size           right, row 2                    length 12
 */

import type { Problem } from '../../basics/errors.ts';
import { append } from '../../basics/many.ts';
import { quote } from '../../basics/quote.ts';
import type { Edge } from '../../board/setup.ts';
import { wallsIn } from '../lists/wall-squares.ts';
import { rolesOfHeading } from '../lists/words.ts';
import type { About, ExitSquare } from '../parts/matrix.ts';
import { edgeOf, isFromBottom } from '../sentences/about.ts';
import type { Entry, Value } from '../values/value.ts';

const keys = {
  name: /^(?:name|title|id|level|levelid|levelname|label|number|puzzle|key)$/,
  width: /^(?:w|width|cols|columns|numcols|boardwidth|gridwidth|sizex|ncols|cx)$/,
  height: /^(?:h|height|rows|numrows|boardheight|gridheight|sizey|nrows|cy)$/,
  size: /^(?:size|dim|dimension|dimensions|gridsize|boardsize|side|sidelength|board|grid|map|field)$/,
  count: /^(?:count|numvehicles|vehiclecount|numcars|carcount|pieces)$/,
  moves:
    /^(?:c|moves|minmoves|minimummoves|optimal|optimalmoves|par|best|shortest|solutionlength|minimum|mincount|nummoves|optimum)$/,
  primary:
    /^(?:primary|player|target|main|red|redcar|goal|hero|playercar|targetcar|maincar|targetid|playerid|primaryid|goalcar|escape)$/,
  vehicles: /^(?:numvehicles|vehiclecount|numcars|carcount|numpieces|piececount)$/,
  exit: /^(?:e|exit|exits|exit(?:pos|position|cell|square|tile|point)s?|exitrow|exitcol|exitcolumn|exitside|exitedge|exitdirection|goalpos|goalside|door|gate|out|salida|sortie|ausgang|uscita|saida|uitgang|pintukeluar|wyjscie)$/,
  walls:
    /^(?:static|fixed)?(?:(?:wall|obstacle|barrier|stone|rock|blocker)s?|blocked|(?:wall|obstacle|blocked)(?:cells|squares|tiles|positions))$/,
  perhapsWalls: /^(?:blocks?|fixed|holes?|solid|closed)$/,
} as const;

/** A key in lower case and without what is not a letter or digit. */
export const keyWord = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Whether a property says where the exit is. One named `E` that says more than a square is a vehicle. */
export const isExit = ([name, value]: Entry): boolean =>
  keys.exit.test(keyWord(name)) && (name.length > 1 || sizeOf(value) < 3);

const sizeOf = (value: Value): number =>
  value.kind === 'array' ? value.items.length : value.kind === 'object' ? value.entries.length : 1;

/** Whether a key names the red car, or what it has to reach. */
export const isRedKey = (name: string): boolean => keys.primary.test(keyWord(name));

/** Whether a property is a part of where the red car stands: `"playerRow": 2`. */
export const isPartOfRed = ([name, value]: Entry): boolean =>
  value.kind === 'scalar' &&
  /^(?:player|red|redcar|hero|maincar|playercar|primary)(?:row|col|column|x|y|startrow|startcol|startx|starty)$/.test(
    keyWord(name),
  );

/** Whether a property is the walls of a board by the numbers of their squares. */
export const isWalls = ([name, value]: Entry): boolean => {
  const key = keyWord(name);
  return (keys.walls.test(key) || keys.perhapsWalls.test(key)) && wallsIn(value) !== undefined;
};

/** Whether a property says walls, in a way that is not understood. */
export const isUnreadWalls = ([name, value]: Entry): boolean =>
  keys.walls.test(keyWord(name)) && !isNumberOfWalls(value) && wallsIn(value) === undefined;

/** Whether a property is the size of a board and nothing else: `"board": { "rows": 6, "cols": 6 }`. */
export const isSizeAlone = ([name, value]: Entry): boolean =>
  value.kind === 'object' &&
  keys.size.test(keyWord(name)) &&
  value.entries.length === 2 &&
  Object.keys(sizeIn(value)).length === 2;

/**
 * Whether a property is the red car itself, with its length or direction, `"mainCar": { "x": 1, "y": 2, "length": 2 }`, or with its
 * place alone, which under `goal` would be that of the exit.
 */
export const isVehicleOfRed = ([name, value]: Entry): boolean =>
  value.kind === 'object' &&
  keys.primary.test(keyWord(name)) &&
  value.entries.some(([key]) =>
    rolesOfHeading(key).some(
      (role) =>
        role === 'length' ||
        role === 'direction' ||
        role === 'row2' ||
        (role === 'row' && !/goal|target|escape/.test(keyWord(name))),
    ),
  );

/** Whether a property counts the walls that the cells show, or says that there are none. */
const isNumberOfWalls = (value: Value): boolean =>
  value.kind === 'scalar' && /^(?:\d{1,3}|true|false|null|none)$/i.test(value.text.trim());

/** The problem with a property without which the board would be another. */
export const unreadProblem = ([name, value]: Entry, expected: string): Problem => ({
  code: 'unknown-format',
  message: `the property ${quote(name)} of this board is not understood`,
  expected,
  at: { text: value.at },
});

const textOf = (value: Value): string | undefined =>
  value.kind === 'scalar' && value.text.length <= 80 && !value.text.includes('\n') ? value.text : undefined;

const numberOf = (value: Value): number | undefined => {
  const text = textOf(value);
  return text !== undefined && /^-?\d{1,3}$/.test(text) ? Number(text) : undefined;
};

/** The number of a row or column of an exit: -1, just beyond the board, is 255 where a program keeps it in a byte. */
const fromByte = (number: number): number => (number === 255 ? -1 : number);

/** What an object says about the board in it; `outer` is what those around it say. */
export function aboutObject(entries: readonly Entry[], outer: About, line: number): About {
  const { vehicles: _, ...inherited } = outer;
  let about: About = { ...inherited, line };
  const exits: ExitSquare[] = [];
  let edge: Edge | undefined;
  let lane: number | undefined;
  let column: number | undefined;
  for (const [name, value] of entries) {
    const key = keyWord(name);
    const text = textOf(value);
    const number = numberOf(value);
    if (number !== undefined && /^exit(?:col|column|x)$/.test(key)) column = fromByte(number);
    else if (isExit([name, value])) {
      const said = exitIn(value);
      if (said.isUnread) about = { ...about, unread: unreadProblem([name, value], EXPECTED_EXIT) };
      if (said.edge) edge = said.edge;
      if (said.lane !== undefined) lane = fromByte(said.lane);
      append(exits, said.squares);
    } else if (FLIPPED.test(key) && text !== undefined)
      about = { ...about, isUpsideDown: !/^(?:false|0|no|null|none)?$/i.test(text.trim()) };
    else if (ORIGIN.test(key) && text !== undefined) about = { ...about, isUpsideDown: isFromBottom(text) };
    else if (isWalls([name, value])) about = { ...about, walls: wallsIn(value) ?? [] };
    else if (number !== undefined && keys.vehicles.test(key))
      about = { ...about, count: number, vehicles: number };
    else if (keys.size.test(key)) about = { ...about, ...sizeIn(value) };
    else if (number !== undefined && key === 'n') about = { ...about, perhapsSide: number };
    else if (number !== undefined && keys.width.test(key)) about = { ...about, width: number };
    else if (number !== undefined && keys.height.test(key)) about = { ...about, height: number };
    else if (number !== undefined && keys.count.test(key)) about = { ...about, count: number };
    else if (number !== undefined && keys.moves.test(key)) about = { ...about, claimed: number };
    else if (text !== undefined && keys.primary.test(key)) about = { ...about, primary: text };
    else if (value.kind === 'object' && keys.primary.test(key)) {
      const goal = goalIn(value.entries);
      edge ??= goal.edge;
      if (goal.primary !== undefined) about = { ...about, primary: goal.primary };
    }
    if (text && keys.name.test(key) && (about.name === outer.name || /name|title/.test(key)))
      about = { ...about, name: text };
  }
  if (column !== undefined && lane !== undefined && !edge) {
    return { ...about, exits: [], exitSquares: [{ row: lane, column }] };
  }
  if (column !== undefined) {
    edge ??= 'bottom';
    if (lane === undefined && (edge === 'bottom' || edge === 'top')) lane = column;
  }
  if (edge || lane !== undefined) {
    const mark = { edge: edge ?? ('right' as const), drawn: false, ...(lane !== undefined && { lane }) };
    return { ...about, exits: [mark], exitSquares: [] };
  }
  return exits.length > 0 ? { ...about, exits: [], exitSquares: exits } : about;
}

function sizeIn(value: Value): Partial<About> {
  const pair = value.kind === 'scalar' ? /^(\d{1,2})\D{1,4}(\d{1,2})$/.exec(value.text) : null;
  if (pair) return twoSides(Number(pair[1]), Number(pair[2]), /[x×*]|by/i.test(pair[0]));
  const side = numberOf(value);
  if (side !== undefined) return { width: side, height: side };
  if (value.kind === 'array' && value.items.length === 2) {
    const [a, b] = value.items.map(numberOf);
    const isPoint = /^(?:vec|point|coord|size)/i.test(value.call ?? '');
    return a !== undefined && b !== undefined ? twoSides(a, b, isPoint) : {};
  }
  if (value.kind !== 'object') return {};
  const sides = value.entries.map(([name, side]): Entry => [XY[keyWord(name)] ?? name, side]);
  const { width, height } = aboutObject(sides, { line: 1, exits: [] }, 1);
  return { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
}

/** Names of the sides of a size, as Unity has them. */
const XY: Readonly<Record<string, string>> = { x: 'width', y: 'height' };

const twoSides = (width: number, height: number, isOrdered: boolean): Partial<About> => ({
  width,
  height,
  ...(!isOrdered && width !== height && { isEitherWay: true }),
});

interface SaidExit {
  readonly edge?: Edge;
  readonly lane?: number;
  readonly squares: readonly ExitSquare[];
  readonly isUnread?: true;
}

/** Keys that say where rows begin to count. */
const ORIGIN = /^(?:origin|yaxis|ydirection|yorigin|rowsfrom|coordinatesystem|coordinates)$/;

/** Keys that say, where they are true, that rows count from the bottom. */
const FLIPPED =
  /^(?:flipy|yflip|yflipped|flippedy|yup|yisup|inverty|yinverted|invertedy|flipvertical|flipvertically)$/;

const EXPECTED_EXIT = 'right, left, top or bottom, or the number of a row or of a square';

/** Whether a property says which vehicle leaves where, as `goalIn` reads it. */
export const isGoal = ([name, value]: Entry): boolean =>
  value.kind === 'object' &&
  keys.primary.test(keyWord(name)) &&
  Object.keys(goalIn(value.entries)).length > 0;

/** What `"goal": { "car": "X", "side": "left" }` says; nothing where the object is the vehicle itself. */
function goalIn(entries: readonly Entry[]): { edge?: Edge; primary?: string } {
  const find = (pattern: RegExp) => {
    const found = entries.find(([name]) => pattern.test(keyWord(name)))?.[1];
    return found && textOf(found);
  };
  const edge = edgeOf(find(/^(?:side|edge|exit)$/) ?? '');
  const primary = find(/^(?:car|vehicle|piece|block)$/);
  return { ...(edge && { edge }), ...(primary !== undefined && { primary }) };
}

const NOTHING = /^(?:null|none|nil|undefined|false|true)?$/i;

/** The edge, the row or the square that a text names. */
function exitInText(text: string): SaidExit {
  const said = text.trim();
  if (NOTHING.test(said)) return { squares: [] };
  const pair = /^\(?\s*(\d{1,2})\s*[,;: ]\s*(\d{1,2})\s*\)?$/.exec(said);
  if (pair) return { squares: eitherWay(Number(pair[1]), Number(pair[2])) };
  const words = said.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const edge = edgeOf(said) ?? words.map(edgeOf).find((found) => found !== undefined);
  const numbers = words.filter((word) => /^\d{1,2}$/.test(word)).map(Number);
  const [lane] = numbers;
  if ((!edge && lane === undefined) || numbers.length > 1) return { squares: [], isUnread: true };
  return { squares: [], ...(edge && { edge }), ...(lane !== undefined && { lane }) };
}

/** A square where it is not known which number is the row. */
const eitherWay = (a: number, b: number): ExitSquare[] => [
  { row: a, column: b },
  { row: b, column: a },
];

/** An exit in any form: an edge, a row, an edge with a row, or a square on or just beyond the edge. */
function exitIn(value: Value): SaidExit {
  const text = textOf(value);
  if (text !== undefined) return exitInText(text);
  if (value.kind === 'array') {
    const [first, second] = value.items;
    const [a, b] = [first && numberOf(first), second && numberOf(second)];
    if (a !== undefined && b !== undefined && value.items.length === 2) return { squares: eitherWay(a, b) };
    const said = value.items.slice(0, 2).map(exitIn);
    return { ...said[1], ...said[0], squares: said.flatMap(({ squares }) => squares) };
  }
  if (value.kind !== 'object') return { squares: [], isUnread: true };
  const find = (pattern: RegExp) => value.entries.find(([name]) => pattern.test(keyWord(name)))?.[1];
  const side = find(/^(?:side|edge|direction|dir|wall|facing)$/);
  const edge = side && edgeOf(textOf(side) ?? '');
  const numberAt = (pattern: RegExp): number | undefined => {
    const found = find(pattern);
    const number = found && numberOf(found);
    return number && fromByte(number);
  };
  const row = numberAt(/^(?:row|r|y)$/);
  const column = numberAt(/^(?:col|column|c|x)$/);
  const along =
    numberAt(/^(?:index|pos|position|lane|offset|at|line)$/) ??
    (edge === 'top' || edge === 'bottom' ? column : row);
  if (edge) return { edge, squares: [], ...(along !== undefined && { lane: along }) };
  if (row !== undefined && column !== undefined) return { squares: [{ row, column }] };
  if (row !== undefined) return { squares: [], lane: row };
  const inner = find(/^(?:pos|position|cell|square|location)$/);
  return inner ? exitIn(inner) : { squares: [], isUnread: true };
}
