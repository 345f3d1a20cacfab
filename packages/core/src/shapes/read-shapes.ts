/*
 * The reader by shape, for texts that no format recognises. A text has one of three shapes:
 *
 *     objects    values of a program: JSON, YAML, XML, literals  objects.ts
 *     rows       cells that are drawn, in any wrapping           rows.ts
 *     records    one vehicle a line or between semicolons        lists.ts
 *
 * and planning problems in PDDL, which say themselves what they are (pddl/).
 *
 * Each finds boards and, for each board, every assignment of roles to its glyphs or columns that is legal; `choose` ranks
 * them. The first shape with a legal reading counts. What the boards of a text share is decided together (pack.ts).
 */

import { text as aText, callback, check, checkOptions, oneOf, type Table } from '../basics/arguments.ts';
import { append } from '../basics/many.ts';
import { once } from '../basics/once.ts';
import { jsonValue } from '../text/json-value.ts';
import { LINE_BREAK, nothingWritten, splitLines } from '../text/lines.ts';
import { readOwnDrawings } from './drawings/own-drawings.ts';
import { columnsProblem } from './lists/column-roles.ts';
import { fewest, linesMissed } from './lists/lines-missed.ts';
import { listPacksIn } from './lists/list-packs.ts';
import { withoutFacts } from './lists/plain-facts.ts';
import { withPlainTables } from './lists/vehicle-tables.ts';
import { isWorded } from './lists/worded.ts';
import { boardsInValues } from './objects/objects.ts';
import type { Search } from './objects/readings.ts';
import { cutApart, notRead } from './objects/vehicles-missed.ts';
import { isSaidAbove, openCapitals, orderMissed, orderOpen, redMissed } from './open-readings.ts';
import type { BoardReading, FailedBoard, SearchOptions, ShapeAnswer, ShapeOptions } from './parts/answer.ts';
import { budgetOf, type Work } from './parts/budget.ts';
import { almostCost, type Found, isRead, refusedFor } from './parts/candidate.ts';
import { cellsInName } from './parts/cells-in-name.ts';
import type { Order } from './parts/matrix.ts';
import { isPddl, readPddl } from './pddl/pddl.ts';
import { boardsInColumn } from './rows/board-column.ts';
import { LOOKS as ROWS } from './rows/matrix-found.ts';
import { rowsIn } from './rows/rows.ts';
import { rowsMissed } from './rows/rows-missed.ts';
import { NOTHING_SAID, saysFromBottom } from './sentences/about.ts';
import { baseSaid, saysTop } from './sentences/base-said.ts';
import { exitBeside } from './sentences/exit-beside.ts';
import { orderIn } from './sentences/order.ts';
import { mayNameRed } from './sentences/red-named.ts';
import { sizesIn } from './sentences/sizes-said.ts';
import { withPlainLetters } from './sentences/typed-letters.ts';
import { exitMissed, missedIn, unclearIn } from './sentences/unclear.ts';
import { withoutWrapping } from './sentences/wrapped.ts';
import { choose } from './several/choose.ts';
import { readAlike } from './several/pack.ts';
import { unreadNumbers } from './several/unread-numbers.ts';
import { unreadRows } from './several/unread-rows.ts';
import { type Fault, faultIn } from './values/faults.ts';
import { valuesIn } from './values/literal.ts';
import { markupFault, markupIn } from './values/markup.ts';
import { HAS_SECTIONS, sectionsIn } from './values/sections.ts';
import { yamlIn } from './values/yaml.ts';

/** How many units of work are spent on a short text, and how many more for each character. */
const LEAST = 12_000;
const FOR_EACH = 0.1;
/** How many lines are cut in each shape of a short text, counted for each way to cut them, and how many more for each character. */
const LEAST_LINES = 6000;
const LINES_FOR_EACH = 0.2;

/**
 * Reads the boards of a text in any shape: rows, lists of vehicles, values of a program. It presumes no meaning of glyphs,
 * columns or keys, but searches those with which the text is a legal board, and says how it read.
 *
 * @param text - of any length; the work grows with it
 * @param options - the meaning of glyphs and columns where the text leaves it open, and a solver that tells readings apart
 * @param work - what is left for this text and others together, of which each takes a quarter at most; default: what it needs
 * @returns boards, each with a sentence that says how it was read; or a question, where two readings are equally good; or a
 *   refusal with the reading that almost worked. Never a guess that is not said.
 * @throws RangeError for options that are not as `ShapeOptions` says, and for columns without such a role
 *
 * @example
 * const answer = readShapes('1 h 2 2 3\n2 v 3 1 2\n3 h 2 1 1');
 * if (answer.kind === 'read') answer.boards.map(({ read }) => read) // 'read as a vehicle a line: label, direction, …'
 */
export function readShapes(text: string, options: ShapeOptions = {}, work?: Work): ShapeAnswer {
  check(text, 'text', aText);
  checkOptions(options, 'options', optionTable);
  const others = (text: string) => readOthers(text, options, work);
  return readOwnDrawings(text, options, others) ?? others(text);
}

/** Reads a text without drawings of Unjam. */
function readOthers(text: string, options: ShapeOptions, work?: Work): ShapeAnswer {
  const seen = withPlainLetters(text);
  if (LONG_GAP.test(seen)) return answerOf([], options, seen);
  const { text: bare, says, asWritten } = withoutWrapping(withPlainTables(seen));
  const answer = readBare(bare, options, work);
  if (answer.kind === 'read' && asWritten && readBare(asWritten(), options, work).kind !== 'refused')
    return openCapitals(answer);
  return withRemark(answer, says);
}

/** Reads a text without what is wrapped around it. */
function readBare(bare: string, options: ShapeOptions, work?: Work): ShapeAnswer {
  const plain = withoutFacts(bare);
  if (isPddl(plain)) return readPddl(plain, options);
  const needed = LEAST + FOR_EACH * plain.length;
  const budget = budgetOf(
    work ? Math.min(needed, work.left / 4) : needed,
    Math.round(LEAST_LINES + LINES_FOR_EACH * plain.length),
  );
  const order = orderIn(plain);
  const base = baseSaid(plain);
  const search = {
    options: {
      ...options,
      sizes: sizesIn(plain),
      ...(base !== undefined && { base }),
      isFromTop: saysTop(plain),
    },
    budget,
    ...(order && { order }),
    isUpsideDown: saysFromBottom(plain),
  };
  const answer = answerOf(foundIn(plain, search), search.options, plain, order);
  if (work && answer.kind !== 'read') work.left -= budget.spent;
  const edge = answer.kind !== 'read' && options.exit === undefined ? exitBeside(plain) : undefined;
  if (edge === undefined) return answer;
  const again = answerOf(foundIn(plain, { ...search, edge }), search.options, plain, order);
  // of several boards each may have an exit of its own
  return again.kind === 'question' || (again.kind === 'read' && again.boards.length === 1) ? again : answer;
}

/** An answer that also says what of the text was read in another way than it is written. */
const withRemark = (answer: ShapeAnswer, says: string | undefined): ShapeAnswer =>
  says === undefined || answer.kind !== 'read'
    ? answer
    : { ...answer, boards: answer.boards.map((one) => ({ ...one, read: `${one.read}; ${says}` })) };

const optionTable: Table = {
  empty: aText,
  wall: aText,
  border: aText,
  columns: (value) =>
    aText(value) ||
    (columnsProblem(String(value)) ? 'roles of columns, such as label,direction,length,column1,row1' : false),
  primary: aText,
  exit: oneOf(['top', 'bottom', 'left', 'right']),
  solve: callback,
};

/** More blanks in a row than any board has. Patterns that may begin with each of them would take time that grows with its square. */
const LONG_GAP = /\s{300}/;

type Look = (text: string, search: Search) => readonly Found[];

/** The shapes in the order in which they are tried. */
const shapes: readonly Look[] = [
  (text, search) => whole(boardsInValues(markupIn(text) ?? [], search), () => markupFault(text)),
  (text, search) => (HAS_SECTIONS.test(text) ? boardsInValues(sectionsIn(text) ?? [], search) : []),
  (text, { options, budget }) => boardsInColumn(text, options, budget),
  (text, search) => {
    if (!/[[({"'`]/.test(text)) return [];
    const faultOf = once(() => faultIn(text));
    // of a long text with quotes that open nothing, most values are no values
    const doubted = once(() => {
      const fault = faultOf();
      return fault && { ...fault, budget: search.budget.lines(MOST_DOUBTED) };
    });
    const values = valuesIn(text) ?? [];
    const known = KEYED.test(text) ? { ...search, isKeyed: true } : search;
    const found = boardsInValues(values, text.length > LONG ? { ...known, fault: doubted } : known);
    return whole(found, faultOf);
  },
  (text, search) =>
    /^[^\S\n]*(?:-\s+)?["']?\p{L}[\w"' -]{0,40}:(?:\s|$)/mu.test(text) &&
    !DASHED.test(text) &&
    !isWorded(text)
      ? boardsInValues(yamlIn(text) ?? [], search)
      : [],
  (text, { options, budget, order }) =>
    rowsIn(text, options, budget, order ? { ...NOTHING_SAID, order } : NOTHING_SAID),
  (text, { options, budget }) =>
    NESTED.test(text) || ATTRIBUTES.test(text) ? [] : listPacksIn(text, options, budget),
];

/** An object behind a key or a dash of YAML, which may be its label. */
const KEYED = /^[^\S\n]*(?:-|["']?[\p{L}\d][\p{L}\d_ ]{0,30}["']?:)[^\S\n]{1,8}\{/mu;

/** A label and a dash before what is said of a vehicle on one line, which are no key: `A - x: 6, y: 1`. */
const DASHED = /^[^\S\n]*[\p{L}\p{N}]{1,12}[^\S\n]+[-–—][^\S\n]+\p{L}\w{0,20}:[^\n]*,/mu;

/** A property that is a list of objects or of lists. Numbers that stand on one line there are a part of a vehicle, not a list of them. */
const NESTED = /["']\w{1,20}["']\s{0,4}:\s{0,4}\[\s{0,20}[[{]/;

/** A line of markup with attributes, whose quotes and names are no fields of a list. */
const ATTRIBUTES = /^[^\S\n]*<\w[\w-]*(?:\s+[\w-]+="[^"\n]*"){3,}\s*\/?>/m;

/** The boards of values, of which those are refused whose text has a fault, because a part of them may be missing. */
function whole(found: readonly Found[], faultOf: () => Fault | undefined): readonly Found[] {
  const fault = found.some(isRead) ? faultOf() : undefined;
  if (!fault) return found;
  return found.map((one) => {
    if (one.line < fault.from || one.line > fault.to) return one;
    const { candidates, almost } = one;
    // what a board lacks is mostly the mistake itself
    return candidates.length === 0 && almost && isRead(one)
      ? { ...one, almost: { ...almost, problem: fault.problem } }
      : refusedFor(fault.problem, one);
  });
}

/** The length from which on the faults of values are looked for before their boards. */
const LONG = 1 << 13;
/** So many lines are cut to find a board in the values of a long text that may lack something: one shows that values are meant. */
const MOST_DOUBTED = 1500;

/** The index of the last of `shapes` that reads values in brackets; those behind it read lines. */
const LAST_OF_VALUES = 3;

/** Brackets around the whole text. */
const ONE_VALUE = /^\s*(?:\{.*\}|\[.*\])\s*$/s;

/** A drawing in SVG, or a part of one. */
const DRAWING = /^\s*(?:<[?!][^>]*>\s*)*<\/?(?:\w+:)?(?:svg|g|rect)[\s>]/i;

/** The boards of the first shape that reads any; otherwise those of the first that almost does. */
function foundIn(text: string, search: Search): readonly Found[] {
  let best: readonly Found[] = [];
  const isOneValue = ONE_VALUE.test(text);
  const isDrawing = DRAWING.test(text);
  const isJson = once(() => isOneValue && jsonValue(text) !== undefined);
  for (const [i, look] of shapes.entries()) {
    // what is wrong in a value is said of the value, not of its lines, which may leave out a part of a drawing
    if (i > LAST_OF_VALUES && (isDrawing || isJson())) break;
    // a shape that the text does not have must not spend all of the work
    const found = look(text, { ...search, budget: search.budget.half() });
    if (found.some(isRead)) return found;
    if (almostCost(found) < almostCost(best) && !(isOneValue && almostCost(best) < Number.MAX_VALUE))
      best = found;
  }
  return best;
}

/** So much of a text is searched for what it says about the red car. */
const LONGEST_SAID = 1 << 14;

function answerOf(found: readonly Found[], options: SearchOptions, text: string, order?: Order): ShapeAnswer {
  const boards: BoardReading[] = [];
  const failed: FailedBoard[] = [];
  const alike = readAlike(found, options);
  const unclear = alike.some(isRead) ? unclearIn(text) : [];
  const linesOfText = once(() => text.split(LINE_BREAK));
  const said = once(() =>
    splitLines(text.slice(0, LONGEST_SAID)).flatMap(({ text }) => (mayNameRed(text) ? text : [])),
  );
  const isElsewhere = order !== undefined && alike.length > 1 && !isSaidAbove(alike[0]?.line ?? 1, text);
  for (const [i, item] of alike.entries()) {
    const lines = { from: i === 0 ? 0 : item.line, to: alike[i + 1]?.line ?? Number.MAX_VALUE };
    // what stands between two boards is said of the second
    const beside = {
      from: i === 0 ? 0 : (alike[i - 1]?.line ?? 0),
      to: i === alike.length - 1 ? Number.MAX_VALUE : item.line,
    };
    const read = choose(item, options);
    const missed =
      read.kind === 'read'
        ? (cellsInName(item.name ?? '') ??
          missedIn(read.board.board, unclear, options, lines) ??
          (alike.length === 1 ? exitMissed(read.board.board, text, options) : undefined) ??
          (item.looksLike === ROWS
            ? rowsMissed(read.board, { text, all: linesOfText, lines, beside, order }, options)
            : undefined) ??
          orderMissed(read.board, order, isElsewhere) ??
          (item.looksLike === ROWS && !order ? orderOpen(read.board, text) : undefined) ??
          redMissed(read.board, said, options))
        : read.kind === 'question' && item.looksLike === ROWS && !order
          ? orderOpen(item, text)
          : undefined;
    const answer = missed ? choose(refusedFor(missed, item), options) : read;
    if (answer.kind === 'read') boards.push(answer.board);
    else failed.push({ line: item.line, ...(item.name !== undefined && { name: item.name }), answer });
  }
  const isListed = alike.every(({ looksLike }) => looksLike !== ROWS);
  const asked = failed.flatMap(({ answer }) => (answer.kind === 'question' ? fewest(answer.readings) : []));
  const cut = isListed
    ? (cutApart(boards) ??
      (failed.length === 0 ? notRead(boards, text) : undefined) ??
      (asked.length === failed.length ? linesMissed([...boards, ...asked], text) : undefined))
    : undefined;
  if (cut) return { kind: 'refused', looksLike: alike[0]?.looksLike ?? '', problem: cut };
  if (boards.length > 0) {
    const looksLike = alike[0]?.looksLike ?? '';
    append(failed, unreadNumbers([...boards, ...failed], linesOfText(), looksLike));
    if (!isListed && !order) append(failed, unreadRows(boards, failed, linesOfText(), looksLike));
    return { kind: 'read', boards, failed: failed.sort((a, b) => a.line - b.line) };
  }
  return (
    failed[0]?.answer ?? { kind: 'refused', looksLike: 'no shape that is known', problem: nothingWritten }
  );
}
