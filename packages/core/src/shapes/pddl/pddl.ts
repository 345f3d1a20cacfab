/*
 * Boards of planning problems in PDDL, whatever the domain calls things: the cells are objects whose names hold two numbers, or pairs
 * of rows and columns; a fact that names a vehicle and a cell says where it stands; the goal names the primary and its way out.
 *
 *     (at car1 pos-0-2) (at car1 pos-1-2)          two cells of car1
 *     (cartail red n1 n3) (carhead red n2 n3)      two cells of red
 *     (long-car truck a1 a2 a3)                    all cells of truck
 *     (horizontal r) (at r c3_1), r a truck        three cells from row 3, column 1
 *     (clear pos-2-2), (isoccupied pos-4-4)        a cell that is neither clear nor a vehicle's is a wall, where the problem has
 *                                                  clear cells, or its domain can say so and no cell is clear
 *     (= (pos-x red) 1) (= (pos-y red) 2)          numbers say where it stands (numbers.ts)
 *     (:goal (at red pos-5-2))                     red must reach the right edge
 *
 * The domain is needed only for that. What the facts leave open is refused, and so is a cell that is both clear and a vehicle's.
 */

import { at } from '../../basics/at.ts';
import type { Problem } from '../../basics/errors.ts';
import { greatestOf, leastOf } from '../../basics/many.ts';
import type { Square } from '../../basics/place.ts';
import { plain } from '../../basics/quote.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import type { Edge, Setup } from '../../board/setup.ts';
import { validate } from '../../board/validate.ts';
import type { BoardReading, FailedBoard, ShapeAnswer, ShapeOptions } from '../parts/answer.ts';
import { onlyOnce, withLetters } from '../parts/letters.ts';
import { expressionsIn } from './expressions.ts';
import { type Fact, predicatesIn, type Task, tasksIn } from './facts.ts';
import { withoutNumbers } from './numbers.ts';
import { type Pair, type Places, placesOf, squaresBy } from './places.ts';

/** Whether a text is PDDL. */
export const isPddl = (text: string): boolean => /^(?:\s*;[^\n]*\n)*\s*\(\s*define\s*\(/i.test(text);

const LOOKS = 'a planning problem in PDDL';

/** The domain that the format `pddl` writes; its problems may stand in a file without it. */
const OWN_DOMAIN = 'unjam';

/** Reads the problems of a text in PDDL. */
export function readPddl(text: string, options: ShapeOptions): ShapeAnswer {
  const expressions = expressionsIn(text);
  if (!expressions) return refusal(problemAt('unfinished', 1, 'its brackets do not match', 'a ) for each ('));
  const boards: BoardReading[] = [];
  const failed: FailedBoard[] = [];
  const predicates = predicatesIn(expressions);
  for (const task of tasksIn(expressions)) {
    const saysClear =
      task.domain === OWN_DOMAIN || predicates.get(task.domain)?.some((name) => CLEAR.test(name));
    const read = boardOf(task, options, saysClear === true);
    const about = { line: task.line, ...(task.name !== '' && { name: task.name }) };
    if (read.ok) boards.push({ ...about, ...read.value, choices: [], others: [] });
    else failed.push({ ...about, answer: refusal(read.error) });
  }
  if (boards.length > 0) return { kind: 'read', boards, failed };
  const only = problemAt(
    'empty-input',
    1,
    'it defines a domain and no problem',
    '(define (problem ...) ...), in this file or the other',
  );
  return failed[0]?.answer ?? refusal(only);
}

const refusal = (problem: Problem) =>
  ({ kind: 'refused', looksLike: LOOKS, problem, certain: true }) as const;

const problemAt = (code: Problem['code'], line: number, message: string, expected: string): Problem => ({
  code,
  message,
  expected,
  at: { text: { line, column: 1 } },
});

type Reading = Pick<BoardReading, 'board' | 'read'>;

interface Standing {
  readonly pairs: readonly Pair[];
  readonly facts: readonly Fact[];
}

const CLEAR = /clear|free|empty|libre|vac/;
const TAKEN = /occup|ocup|wall|block/;

function boardOf(given: Task, options: ShapeOptions, saysClear: boolean): Result<Reading, Problem> {
  const refused = (message: string, expected: string, line = given.line) =>
    err(problemAt('unknown-format', line, message, expected));
  const told = withoutNumbers(given);
  if (!told.ok) return refused(told.error.message, told.error.expected);
  const task = told.value;
  const places = placesOf(task);
  if (!places)
    return refused('no objects are its cells', 'objects such as pos-1-2, or rows and columns such as n1');
  const standing = new Map<string, { pairs: Pair[]; facts: Fact[] }>();
  const [clear, taken]: [Pair[], Pair[]] = [[], []];
  // where facts name a vehicle and one cell, those say where it stands, and one with several cells may say where it can go
  const factsNameWholeVehicles = !task.facts.some((fact) => places.read(fact)?.rest.length === 1);
  for (const fact of task.facts)
    for (const { pair, rest } of placesIn(fact, places, factsNameWholeVehicles)) {
      const [vehicle, ...more] = rest;
      if (more.length > 0) continue;
      if (vehicle === undefined) {
        if (CLEAR.test(fact.name)) clear.push(pair);
        else if (TAKEN.test(fact.name)) taken.push(pair);
        continue;
      }
      const known = standing.get(vehicle) ?? { pairs: [], facts: [] };
      known.pairs.push(pair);
      known.facts.push(fact);
      standing.set(vehicle, known);
    }
  for (const [vehicle, { facts }] of standing)
    if (factsNameWholeVehicles && new Set(facts).size > 1)
      return refused(
        `two facts name several cells of ${plain(vehicle)}`,
        'one fact that says where it stands',
        facts.at(-1)?.line,
      );
  if (standing.size === 0)
    return refused('no fact says where a vehicle stands', 'facts such as (at car1 pos-1-2)');

  const goals = task.goals.flatMap((fact) =>
    placesIn(fact, places, factsNameWholeVehicles).flatMap(({ pair, rest: [vehicle] }) =>
      vehicle !== undefined && standing.has(vehicle) ? [{ fact, vehicle, pair }] : [],
    ),
  );
  const [goal] = goals;
  if (!goal || goals.some(({ vehicle }) => vehicle !== goal.vehicle))
    return refused(
      'its goal does not say where one vehicle must go',
      '(:goal (at car1 pos-5-2))',
      task.goals[0]?.line,
    );

  const words = (name: string) => wordsOf(name, task);
  const across = [...standing]
    .filter(([name]) => name === goal.vehicle || isAcross(words(name)) === true)
    .map(([, { pairs }]) => pairs);
  const raw = squaresBy(task, places, across);
  const all = places.pairs.map(raw);
  const lowest = (part: keyof Square, of: readonly Square[]) => leastOf(of.map((square) => square[part]));
  const [row0, column0] = [lowest('row', all), lowest('column', all)];
  const squareOf = (pair: Pair): Square => {
    const { row, column } = raw(pair);
    return { row: row - row0, column: column - column0 };
  };
  const height = greatestOf(all.map(({ row }) => row)) - row0 + 1;
  const width = greatestOf(all.map(({ column }) => column)) - column0 + 1;

  const names = labelsFor([...standing.keys()], goal.vehicle);
  const vehicles: { name: string; label: string; squares: Square[]; primary: boolean }[] = [];
  const covered = new Map<string, string>();
  for (const [name, { pairs, facts }] of standing) {
    const squares = extentOf(pairs.map(squareOf), words(name));
    if (typeof squares === 'string')
      return refused(`vehicle ${plain(name)} ${squares}`, 'its cells in one row or column', facts[0]?.line);
    vehicles.push({ name, label: names.get(name) ?? name, squares, primary: name === goal.vehicle });
    for (const square of squares) covered.set(keyOf(square), name);
  }
  const both = clear.map(squareOf).find((square) => covered.has(keyOf(square)));
  if (both)
    return refused(
      `row ${both.row + 1}, column ${both.column + 1} is clear and ${plain(covered.get(keyOf(both)) ?? '')} stands there`,
      'a cell that is clear or a vehicle’s',
    );

  const primary = vehicles.find((vehicle) => vehicle.primary);
  const ofGoal = goals.filter(({ fact }) => fact === goal.fact);
  const exit =
    primary &&
    ofGoal
      .map(({ fact, pair }) =>
        exitOf(primary.squares, squareOf(pair), fact, standing.get(goal.vehicle), squareOf, width, height),
      )
      .find((edge) => edge !== undefined);
  if (!exit)
    return refused(
      `the goal leads ${plain(goal.vehicle)} to no edge of the board`,
      `an edge of its lane on ${width}×${height} cells`,
      goal.fact.line,
    );
  const cells = new Set(all.map(({ row, column }) => keyOf({ row: row - row0, column: column - column0 })));
  const free = new Set(clear.map((pair) => keyOf(squareOf(pair))));
  const isClearSaid = free.size > 0 || (saysClear && taken.length === 0);
  const blocked = new Set(taken.map((pair) => keyOf(squareOf(pair))));
  const walls = Array.from({ length: width * height }, (_, i) => ({
    row: Math.floor(i / width),
    column: i % width,
  })).filter((square) => {
    const key = keyOf(square);
    return !covered.has(key) && (!cells.has(key) || blocked.has(key) || (isClearSaid && !free.has(key)));
  });
  const setup: Setup = {
    width,
    height,
    vehicles: vehicles.map(({ label, squares, primary }) => ({ label, squares, primary })),
    walls,
    exit: options.exit ?? exit,
  };
  const board = validate(setup);
  if (!board.ok) return err({ ...board.error, at: { text: { line: task.line, column: 1 } } });
  const read = `read as ${LOOKS}; ${names.get(goal.vehicle)} is ${plain(goal.vehicle)}, which must reach the ${setup.exit} edge`;
  return ok({ board: board.value, read });
}

/** The cells of a fact: all that it names where facts name whole vehicles, otherwise the only one. */
function placesIn(
  fact: Fact,
  places: Places,
  factsNameWholeVehicles: boolean,
): ReturnType<Places['readEach']> {
  if (factsNameWholeVehicles) return places.readEach(fact);
  const found = places.read(fact);
  return found ? [found] : [];
}

const keyOf = ({ row, column }: Square): string => `${row},${column}`;

/** What a problem says about an object: its type, and the facts about it alone. */
const wordsOf = (name: string, { objects, facts }: Task): string =>
  [
    objects.get(name) ?? '',
    ...facts.flatMap((fact) => (fact.words.length === 1 && fact.words[0] === name ? [fact.name] : [])),
    ...facts.flatMap((fact) => (fact.words[0] === name && /horiz|vert/.test(fact.name) ? [fact.name] : [])),
  ].join(' ');

/** Whether a vehicle is said to lie across; undefined where nothing is said. */
const isAcross = (words: string): boolean | undefined =>
  /hor/.test(words) ? true : /ver(?:t|\b)/.test(words) ? false : undefined;

/** The squares of a vehicle from those that are named; or what is wrong with them. */
function extentOf(named: readonly Square[], words: string): Square[] | string {
  const rows = named.map(({ row }) => row);
  const columns = named.map(({ column }) => column);
  const [top, bottom, left, right] = [leastOf(rows), greatestOf(rows), leastOf(columns), greatestOf(columns)];
  const span = bottom - top + right - left + 1;
  if (top !== bottom && left !== right) return 'is bent';
  const line = (length: number, across: boolean) =>
    Array.from({ length }, (_, i) =>
      across ? { row: top, column: left + i } : { row: top + i, column: left },
    );
  if (span > 1) return line(span, top === bottom);
  const [, cells] = /\bcells-(\d+)/.exec(words) ?? [];
  const length =
    cells !== undefined
      ? Number(cells)
      : /truck|large|long|cami/.test(words)
        ? 3
        : /car|small|short|coche|auto/.test(words)
          ? 2
          : undefined;
  const across = isAcross(words);
  return length === undefined || across === undefined ? 'covers 1 cell' : line(length, across);
}

/** The edge that a goal leads to: its cell is there, or it is the start of a vehicle that ends there. */
function exitOf(
  squares: readonly Square[],
  target: Square,
  fact: Fact,
  standing: Standing | undefined,
  squareOf: (pair: Pair) => Square,
  width: number,
  height: number,
): Edge | undefined {
  const [first, last] = [squares[0], squares.at(-1)];
  if (!first || !last) return undefined;
  const across = first.row === last.row;
  if (across ? target.row !== first.row : target.column !== first.column) return undefined;
  const [at, size] = across ? [target.column, width] : [target.row, height];
  const likeIt =
    standing?.facts.flatMap(({ name }, i) => (name === fact.name ? [standing.pairs[i]] : [])) ?? [];
  const [only] = likeIt;
  const anchor = likeIt.length === 1 && only !== undefined ? squareOf(only) : undefined;
  const isFirst = anchor !== undefined && keyOf(anchor) === keyOf(first);
  const isLast = anchor !== undefined && keyOf(anchor) === keyOf(last);
  if (at === size - 1) return across ? 'right' : 'bottom';
  if (at === 0) return across ? 'left' : 'top';
  if (isFirst && at + squares.length === size) return across ? 'right' : 'bottom';
  if (isLast && at + 1 === squares.length) return across ? 'left' : 'top';
  return undefined;
}

/** One character for each vehicle: its own, or a letter, X for the primary. */
function labelsFor(names: readonly string[], primary: string): ReadonlyMap<string, string> {
  const own = names.map((name) => {
    const label = (/^v\d+-(\S)$/.exec(name)?.[1] ?? name).toUpperCase();
    return [...label].length === 1 ? label : undefined;
  });
  const labels = withLetters(onlyOnce(own), names.indexOf(primary));
  return new Map(names.map((name, i) => [name, at(labels, i)]));
}
