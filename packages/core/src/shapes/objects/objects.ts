/*
 * Boards in values, as programs store them: JSON, YAML, literals of any language. Looks for what draws a board or lists its
 * vehicles, however deep it lies; what stands beside it says its name, its size, its exit.
 *
 *     { "levels": [{ "id": 1, "grid": ["AA..", ".XX."] }, …] }      a pack of boards
 *     [[1,1,0,0], [0,9,9,0]]                                      one board
 */
import type { Edge } from '../../board/setup.ts';
import { listsIn } from '../lists/lists.ts';
import { agreeing } from '../parts/agreement.ts';
import { type Found, isRead } from '../parts/candidate.ts';
import type { About } from '../parts/matrix.ts';
import { rowsIn } from '../rows/rows.ts';
import type { Said } from '../sentences/about.ts';
import type { Entry, Value } from '../values/value.ts';
import { isText, keysOf, kindOf, noBoard, withBad, withBadDrawings } from './bad-boards.ts';
import { eitherSquare, listWithSquare } from './beside-list.ts';
import { withBoardProperties } from './board-properties.ts';
import { aboutCalls, besideList, inCalls } from './calls.ts';
import { recordsBelowHeading, recordsOfColumns } from './columns.ts';
import { areBoardsEach, groupsIn, isCellsOfRed, isLikeItems, isNamedGroup } from './groups.ts';
import { levelsOfItems } from './level-property.ts';
import {
  aboutObject,
  isExit,
  isGoal,
  isPartOfRed,
  isSizeAlone,
  isUnreadWalls,
  isVehicleOfRed,
  isWalls,
  unreadProblem,
} from './object-about.ts';
import { tableOfOutermost } from './one-each.ts';
import { readings, type Search } from './readings.ts';
import { matrixOfItems, matrixOfText, transposed } from './value-matrix.ts';
import { tableOfEntries, tableOfGroups, tableOfItems } from './value-records.ts';

/** The boards in the outermost values of a text. */
export function boardsInValues(values: readonly Value[], search: Search): Found[] {
  const about = {
    ...(search.isUpsideDown && { isUpsideDown: true }),
    ...withEdge(aboutCalls(values), search.edge),
    ...(search.order && { order: search.order }),
  };
  const strings = values.filter(isText);
  // strings without brackets around them are rows, as in a part of a program
  if (strings.length > 1 && strings.length === values.length) return inItems(strings, about, search);
  const added = inCalls(values, about, search);
  if (added.length > 0) return added;
  const unread = besideList(values);
  const known = unread ? { ...about, unread } : about;
  const found = values.map((value) => inValue(value, known, search));
  const alone =
    search.isKeyed || found.some((one) => one.some(isRead)) ? undefined : tableOfOutermost(values, about);
  const listed = alone ? readings([], alone, about, search) : [];
  if (listed.some(isRead)) return listed;
  // one value a line
  const isLines = values.every((value) => value.at.column === 1 && value.kind !== 'scalar' && !value.call);
  return isLines ? withBad(values, found) : withBadDrawings(values, found);
}

/** What is said beside the values, with the exit of a sentence where no value says one. */
const withEdge = (about: About, edge: Edge | undefined): About =>
  edge === undefined || about.exits.length > 0 || about.exitSquares
    ? about
    : { ...about, exits: [{ edge, drawn: false }] };

function inValue(value: Value, outer: About, search: Search): Found[] {
  const about = { ...outer, line: value.at.line };
  if (value.kind === 'scalar') return inText(value, about, search);
  return value.kind === 'array'
    ? inItems(value.items, about, search)
    : inObject(value.entries, about, search);
}

/** A string that draws a board, or lists its vehicles. */
function inText(value: Value & { kind: 'scalar' }, about: About, search: Search): Found[] {
  if (!value.quoted && value.text.length < 9) return [];
  const matrix = matrixOfText(value, about);
  if (matrix) return readings([matrix], undefined, about, search);
  if (!/[\n/;,|]/.test(value.text) && !areWordsAlike(value.text)) return [];
  const fault = search.fault?.();
  const isDoubted = fault !== undefined && about.line >= fault.from && about.line <= fault.to;
  const budget = isDoubted ? fault.budget : search.budget;
  const [exit, ...others] = new Set(about.exits.map(({ edge }) => edge));
  const options = {
    ...(about.primary !== undefined && { primary: about.primary }),
    ...(exit && others.length === 0 && { exit }),
    ...search.options,
  };
  const rows = rowsIn(value.text, options, budget, saidBeside(about));
  const found = rows.some(isRead) ? rows : listsIn(value.text, options, budget);
  return found.map((one) => ({
    ...agreeing(withAbout(one, about), withoutWalls(about)),
    line: about.line + one.line - 1,
  }));
}

/** Whether a text is several words of the same length, as rows between blanks are. */
function areWordsAlike(text: string): boolean {
  const [first = '', ...more] = text.trim().split(' ', MOST_ROWS);
  return first.length > 2 && more.length > 1 && more.every((word) => word.length === first.length);
}

/** More rows than a board has. */
const MOST_ROWS = 24;

/** What is said beside a string about the boards in it. */
const saidBeside = ({ line, name, claimed, ...said }: About): Said => said;

const withAbout = (found: Found, { name, claimed }: About): Found => ({
  ...found,
  ...(name !== undefined && { name }),
  ...(claimed !== undefined && { claimed }),
});

/** An array that is a board, or that holds boards. */
function inItems(items: readonly Value[], about: About, search: Search): Found[] {
  const levels = levelsOfItems(items);
  if (levels) return levels.flatMap(({ name, items }) => inItems(items, { ...about, name }, search));
  const beside = listWithSquare(items, about);
  if (beside)
    return eitherSquare(
      inItems(beside.list.items, beside.about, search),
      beside.withRed.flatMap((list) => inItems(list, about, search)),
    );
  const matrix = matrixOfItems(items, about);
  const table = tableOfItems(recordsBelowHeading(items) ?? items, about);
  const own = readings(matrix ? [matrix] : [], table, about, search);
  if (own.some(isRead)) return own;
  const joined = items.length > 1 && items.every(isText) ? linesFound(items, about, search) : [];
  if (joined.some(isRead)) return joined;
  const inner = items.map((item) =>
    item.kind === 'scalar' && !mayBeBoard(item) ? [] : inValue(item, about, search),
  );
  if (!inner.some((found) => found.some(isRead)) && own.length > 0) return own;
  return withBad(items, inner);
}

/** Whether a string of an array may be a whole board, and not a row. */
const mayBeBoard = ({ text, quoted }: Value & { kind: 'scalar' }): boolean =>
  quoted && (text.length > 24 || /[\n/;,|]/.test(text));

/** Strings as the lines of one text. */
function linesFound(items: readonly (Value & { kind: 'scalar' })[], about: About, search: Search): Found[] {
  const text = items.map((item) => item.text).join('\n');
  return inText(
    { kind: 'scalar', at: items[0]?.at ?? { line: about.line, column: 1 }, text, quoted: true },
    about,
    search,
  );
}

function inObject(written: readonly Entry[], outer: About, search: Search): Found[] {
  const entries = withBoardProperties(written);
  if (areNumberedRows(entries))
    return inItems(
      entries.map(([, value]) => value),
      outer,
      search,
    );
  const isPack = areBoardsEach(entries);
  const records = isPack ? undefined : recordsOfColumns(entries);
  const listed = records ? tableOfItems(records, outer) : undefined;
  const inColumns = listed ? readings([], listed, outer, search) : [];
  if (inColumns.some(isRead)) return inColumns;
  const about = aboutObject(entries, outer, outer.line);
  const inside = entries.filter(
    (entry) =>
      !isExit(entry) &&
      !isGoal(entry) &&
      !isWalls(entry) &&
      !isSolution(entry, entries) &&
      (entry[1].kind !== 'scalar' || entry[1].quoted),
  );
  const labelled = isPack ? undefined : tableOfEntries(entries, outer);
  const own = labelled ? readings([], labelled, outer, search) : [];
  if (own.some(isRead)) return own;
  const groups = groupsIn(inside.filter((entry) => !isSizeAlone(entry)));
  const lost = entries.filter(isUnreadWalls);
  const isLost = lost.some(([name]) => !groups.some((group) => group.name === name));
  const together = groups.length > 1 && !isPack ? tableOfGroups(groups, about) : undefined;
  const grouped = together && !isLost ? readings([], together, about, search) : [];
  if (grouped.some(isRead)) return grouped;
  const [wall] = lost;
  const red =
    inside.find((entry) => isVehicleOfRed(entry) || isCellsOfRed(entry)) ?? entries.find(isPartOfRed);
  // the vehicles of one group alone, or of a list without the one beside it, are not the board
  const [group, another] = inside.filter(isNamedGroup);
  const one = red ?? (another && group) ?? inside.find((entry) => isLikeItems(entry, inside));
  const unread = wall
    ? unreadProblem(wall, EXPECTED_WALLS)
    : one && unreadProblem(one, 'all vehicles of the board in the same form');
  const known = unread ? { ...about, unread } : about;
  const others = inside.filter((entry) => !lost.includes(entry));
  const inner = others.map(([name, value]) =>
    inValue(
      /^(?:columns|cols)$/i.test(name) ? transposed(value) : value,
      named(known, name, others.length, value),
      search,
    ),
  );
  const kinds = others.map(([, value]) => kindOf(value));
  if (inner.some((found) => found.some(isRead))) {
    const areSeveral = inner.filter((found) => found.some(isRead)).length > 1;
    return others.flatMap(([name, value], i) => {
      const found = inner[i] ?? [];
      if (found.some(isRead)) return found;
      const isLike = kinds.some(
        (kind, j) =>
          inner[j]?.some(isRead) &&
          (areSeveral
            ? kind === kinds[i]
            : areCountedAlike(others[j]?.[0] ?? '', name) ||
              (keysOf(others[j]?.[1]) === keysOf(value) && keysOf(value) !== '')),
      );
      // a text beside a board may be anything: a name, a date, a solution
      if (!isLike) return value.kind === 'scalar' ? [] : found;
      return found.length > 0 ? found : [noBoard(value, name)];
    });
  }
  const tried = inner.filter((_, i) => kinds[i] !== 'text' && kinds[i] !== 'rows').flat();
  return [...own, ...grouped, ...tried].slice(0, Math.max(tried.length, 1));
}

/** Whether two names differ in their numbers alone, as `level1` and `level2` do. */
const areCountedAlike = (one: string, other: string): boolean =>
  /^[a-z].*\d/i.test(one) && one.replace(/\d+/g, '#') === other.replace(/\d+/g, '#');

/** Whether a property is the moves of a solution, which draw no board, beside others that may. */
const isSolution = ([name, value]: Entry, entries: readonly Entry[]): boolean =>
  /^(?:best|optimal|shortest)?_?(?:solutions?|moves|path|answer)$/i.test(name) &&
  value.kind === 'array' &&
  value.items.every(isMove) &&
  entries.some(([other, { kind }]) => other !== name && kind !== 'scalar');

/** Whether a value is a move in a few characters: `AR1`, `["A", 1]`. */
const isMove = (value: Value): boolean =>
  value.kind === 'scalar'
    ? value.text.length <= LONGEST_MOVE
    : value.kind === 'array' && value.items.length < 4 && value.items.every(({ kind }) => kind === 'scalar');

const LONGEST_MOVE = 16;

/** Whether an object is the rows of one board under their numbers: `{ "row1": "AA..", "row2": "XX.." }`. */
const areNumberedRows = (entries: readonly Entry[]): boolean =>
  entries.length > 2 &&
  entries.length <= MOST_ROWS &&
  entries.every(
    ([name, value], i) =>
      isText(value) &&
      value.text.length === textLength(entries[0]) &&
      NUMBERED.exec(name)?.[1] === String(i + numberIn(entries[0])),
  );

const NUMBERED = /^(?:row|line|r)?[ _-]?(\d+)$/i;

const textLength = (entry: Entry | undefined): number =>
  entry?.[1].kind === 'scalar' ? entry[1].text.length : 0;

/** From which number rows count. */
const numberIn = (entry: Entry | undefined): number => (entry?.[0].endsWith('0') ? 0 : 1);

const EXPECTED_WALLS = 'row and column of each wall: [[1, 4]]';

const withoutWalls = ({ walls: _, ...about }: About): About => about;

/** A board behind a key among others has the key as its name, if nothing else names it; arguments of a call have none. */
const named = (about: About, name: string, among: number, value: Value): About =>
  among > 1 && about.name === undefined && value.kind !== 'scalar' && !name.startsWith('#')
    ? { ...about, name }
    : about;
