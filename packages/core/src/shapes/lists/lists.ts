/*
 * Boards as lists of vehicles in a text: one vehicle a line, or between semicolons, commas or blanks.
 *
 *     6 6                        1,2,2,0;0,4,2,1;0,1,3,1
 *     8
 *     A horizontal 2 1 1         R,hcar,2,3 a,hcar,1,1 b,vbus,6,1
 *     # a comment
 *     B: row 2, column 3, v, 3   1 6 6; X 3 1 H 2, A 1 1 V 2; X 3
 */
import type { Problem } from '../../basics/errors.ts';
import { counted } from '../../basics/numbers.ts';
import { quote } from '../../basics/quote.ts';
import { splitLines } from '../../text/lines.ts';
import { agreeing } from '../parts/agreement.ts';
import type { SearchOptions } from '../parts/answer.ts';
import { type Budget, uncounted } from '../parts/budget.ts';
import {
  almostCost,
  type Found,
  isRead,
  nearer,
  refusedFor,
  type Searched,
  unsearched,
} from '../parts/candidate.ts';
import { isFromBottom, saidIn, saysFromBottom, sizeSaid, withSaid } from '../sentences/about.ts';
import { isFrame } from '../sentences/cuts.ts';
import { isSizeLine } from '../sentences/sizes-said.ts';
import { type Line, unquoted } from '../sentences/unwrap.ts';
import { saysCountFirst } from '../sentences/vehicle-count.ts';
import { withoutBullets, withoutDashes, withoutListNumbers } from './bullets.ts';
import { isOpen, openRows } from './chess-cells.ts';
import { miscounted, withCount } from './counted-list.ts';
import { withDirectionWords } from './direction-letters.ts';
import { isNumber } from './heading-pieces.ts';
import { LENGTHS_BY_LABEL } from './layout-words.ts';
import { withLegend } from './legend.ts';
import { levelsIn } from './level-column.ts';
import { ways, withCorners } from './list-pieces.ts';
import { searchList } from './list-roles.ts';
import { waysProblem } from './moves-said.ts';
import type { Piece } from './piece.ts';
import { withRedFlags } from './red-flags.ts';
import { withoutRedWord } from './red-sentence.ts';
import { withWordsBetweenTabs } from './tab-fields.ts';
import { divided, kindOf, type Table } from './table.ts';
import { type Cut, tablesIn } from './tables-in.ts';
import { withHeadings } from './under-headings.ts';
import { withoutVerbs } from './verbs.ts';
import { wallsInLine } from './wall-squares.ts';

/** A line without the comment behind what it says; `Puzzle #7` is none, nor is `| # |` in a table. */
const withoutComment = (line: Line): Line => ({
  ...line,
  text: line.text.replace(/\s+(?:#(?!\d)|\/\/)(?!\s*\|).*$/, ''),
});

const LOOKS = 'a list of vehicles';

/** The boards that a text lists; none where no pieces of it look like records. */
export function listsIn(written: string, options: SearchOptions, budget: Budget): Found[] {
  const { text, lost }: { text: string; lost?: Problem } = withoutListNumbers(written) ?? { text: written };
  const found = listsAmong(text, options, budget);
  return lost ? found.map((one) => (isRead(one) ? refusedFor(lost, one) : one)) : found;
}

function listsAmong(numberless: string, options: SearchOptions, budget: Budget): Found[] {
  const text = withoutVerbs(numberless) ?? withDirectionWords(numberless) ?? numberless;
  const levels = levelsIn(text);
  if (levels)
    return levels.flatMap(({ name, text }) =>
      listedIn(text, options, budget).map((found) => ({ ...found, ...(levels.length > 1 && { name }) })),
    );
  const plain = listedIn(text, options, budget);
  // what a heading says of its vehicles, as that they are trucks, counts more than their labels
  const headed = plain.some(hasLengthsByLabel) ? withHeadings(text) : undefined;
  const under = headed === undefined ? [] : listedIn(headed, options, budget);
  if (under.some(isRead)) return under;
  const bare = plain.some(isRead) ? undefined : rewritten(text);
  const again = bare === undefined ? [] : listedIn(bare, options, budget);
  const found = again.some(isRead) ? again : plain;
  const red = found.some(isRead) ? undefined : withoutRedWord(text);
  const named = red ? listedIn(red.text, { primary: red.label, ...options }, budget) : [];
  return named.some(isRead) ? named : found;
}

const hasLengthsByLabel = ({ candidates }: Found): boolean =>
  candidates.some(({ says }) => says.includes(LENGTHS_BY_LABEL));

/** The text with one word between tabs, or without bullets and dashes, and with the words of headings behind the vehicles below them; undefined where it has none. */
function rewritten(text: string): string | undefined {
  const words = withWordsBetweenTabs(text);
  if (words !== undefined) return words;
  const bare = withoutBullets(text);
  const short = withoutDashes(bare ?? text) ?? bare;
  return withHeadings(short ?? text) ?? short;
}

/** As `listsIn`, for a text that has no word for the red car beside its label. */
export function listedIn(text: string, options: SearchOptions, budget: Budget): Found[] {
  // no list says without numbers where its vehicles stand
  if (!/\d/.test(text)) return [];
  const all = unquoted(splitLines(text)).map(withoutComment).map(withLegend);
  const comments = all.filter(({ text }) => COMMENT.test(text));
  const isUpsideDown =
    saysFromBottom(text) ||
    comments.some(({ text }) => isFromBottom(text)) ||
    all.some(({ text }) => HEADING_FROM_BOTTOM.test(text));
  const written = all.filter(({ text }) => !COMMENT.test(text) && !isFrame(text));
  const walls = written.filter(({ text }) => wallsInLine(text) !== undefined);
  const isCounted = saysCountFirst(text);
  // the size that the whole text says is known
  const isSized = options.sizes?.length === 1;
  const lines = written.filter((line) => !walls.includes(line) && !(isSized && isSizeLine(line.text)));
  let nearest: Found[] = [];
  /** So many records were seen, with those that have a mistake: a way that sees fewer leaves some of them out. */
  let most = 0;
  for (const way of ways) {
    if (way.needs && !lines.some((line) => way.needs?.test(line.text))) continue;
    const pieces = budget.look(lines.length) ? way.cut(lines) : undefined;
    if (!pieces || !budget.look(Math.max(0, pieces.length - lines.length))) {
      const line = lines[0]?.number ?? 1;
      return [{ line, looksLike: LOOKS, ...unsearched(way.says, { line, column: 1 }) }];
    }
    const cuts = tablesIn(withRedFlags(withCorners(pieces)), way.says);
    const tables = cuts.filter(({ table }) => !areCoordinates(table.numbers));
    const found = tables.map(({ table: bare, odd }, i) => {
      if (odd) return oddFound(bare, odd);
      const next = tables[i + 1]?.table;
      const whole = isCounted ? withCount(bare) : bare;
      const listed = withLines(whole, next, i === 0, walls, comments, isUpsideDown);
      const table = withSaidAround(listed, next, i === 0, lines, comments);
      const { width: _, height: __, ...about } = table.about;
      return agreeing(listFound(table, options, budget), about);
    });
    const seen = recordsOf(tables);
    if (seen >= most && found.some(isRead)) return found;
    if (tables.some(({ odd }) => odd)) most = Math.max(most, seen);
    if (found.length > 0 && seen >= most && almostCost(found) <= almostCost(nearest)) nearest = found;
  }
  return nearest;
}

/** Whether the numbers above a list count up, as those of columns do above rows of cells. */
const areCoordinates = (numbers: readonly number[]): boolean =>
  numbers.length > 3 && numbers.every((number, i) => number === (numbers[0] ?? 0) + i);

/** How many records and pieces that may be records some tables have. */
const recordsOf = (tables: readonly Cut[]): number =>
  new Set(
    tables.flatMap(({ table, odd }) =>
      [...table.places, ...(odd ? [odd] : [])].map(({ line, column }) => `${line}:${column}`),
    ),
  ).size;

/** A column of rows that count from the bottom: `car,x,y_from_bottom,len,dir`. */
const HEADING_FROM_BOTTOM =
  /(?:^|[,;|\t ])["']?(?:y|row)[_ -]?from[_ -]?(?:the[_ -]?)?bottom["']?(?=\s*(?:[,;|\t ]|$))/i;

/** A line that is a comment. */
export const COMMENT = /^\s*(?:#|\/\/|;;|%|\/\*)/;

/** A table with what lines say that are no records: walls, and comments that look like vehicles. */
function withLines(
  table: Table,
  next: Table | undefined,
  isFirst: boolean,
  walls: readonly Line[],
  comments: readonly Line[],
  isUpsideDown: boolean,
): Table {
  const from = isFirst ? 0 : table.about.line;
  const last = table.places.at(-1)?.line ?? from;
  const isHere = ({ number }: Line) => number >= from && number < (next?.about.line ?? Number.MAX_VALUE);
  const own = walls.filter(isHere);
  const numbers = own.map(({ text }) => wallsInLine(text) ?? []);
  const odd =
    own.find((_, i) => numbers[i]?.length === 0) ??
    comments.find((line) => isHere(line) && line.number <= last + 1 && isLikeRecord(line, table));
  const [width, height, count] = table.numbers;
  const { about, places } = table;
  const isCount = table.numbers.length === 3 && width === about.width && height === about.height;
  const unread: Problem | undefined = odd
    ? {
        code: 'unknown-format',
        message: 'this line may be a wall, or nothing',
        expected: 'walls as: wall: 1, 4',
        at: { text: { line: odd.number, column: 1 } },
      }
    : !isUpsideDown && isOpen(table) && !comments.some(({ text }) => /top/i.test(text))
      ? openRows(
          table,
          'a line that says where a1 is: # a1 is at the top left, or: # a1 is at the bottom left',
        )
      : isCount && count !== places.length
        ? miscounted(places.length, count ?? 0, about.line)
        : waysProblem(table, isUpsideDown ? undefined : comments);
  return {
    ...table,
    about: {
      ...about,
      ...(own.length > 0 && { walls: numbers.flat() }),
      ...(isUpsideDown && { isUpsideDown }),
      ...(unread && { unread }),
    },
  };
}

/** A table with what comments around it, and lines behind the last one, say about the exit and the red car. */
function withSaidAround(
  table: Table,
  next: Table | undefined,
  isFirst: boolean,
  lines: readonly Line[],
  comments: readonly Line[],
): Table {
  const { about, places } = table;
  const last = places.at(-1)?.line ?? about.line;
  const isBehindAll = ({ number }: Line) => !next && number > last;
  const isHere = ({ number }: Line) =>
    (isFirst || number >= about.line) && number < (next?.about.line ?? Number.MAX_VALUE);
  const beside = [
    ...(next ? [] : lines.filter(isBehindAll)),
    ...comments.filter((line) => isHere(line) || isBehindAll(line)),
  ];
  const texts = beside.map(({ text }) => text);
  const said = withSaid(about, saidIn(texts));
  const above = isFirst ? lines.filter(({ number }) => number < (places[0]?.line ?? 0)) : [];
  const isSized = about.width !== undefined || about.height !== undefined;
  const size = isSized ? {} : sizeSaid([...above.map(({ text }) => text), ...texts]);
  return { ...table, about: { ...said, ...size } };
}

/** Whether a comment has the fields of a record, with its mark in the place of the label. */
function isLikeRecord({ text }: Line, { columns }: Table): boolean {
  const fields = text.trim().split(/[\s,;]+/);
  return (
    fields.length === columns.length &&
    fields[0]?.length === 1 &&
    columns.slice(1).every(({ values }, i) => isNumber(values[0] ?? '') === isNumber(fields[i + 1] ?? ''))
  );
}

/** The readings of one table. */
export function listFound(table: Table, options: SearchOptions, budget: Budget): Found {
  const { line, name, claimed } = table.about;
  const parts = divided(table.columns);
  const isSame = parts.length === table.columns.length && parts.every((part, i) => part === table.columns[i]);
  const split = isSame ? undefined : searchList({ ...table, columns: parts }, options, budget);
  const whole: Searched =
    split && split.candidates.length > 0 ? { candidates: [] } : searchList(table, options, budget);
  const candidates = [...whole.candidates, ...(split?.candidates ?? [])];
  const almost = nearer(whole.almost, split?.almost);
  return {
    line,
    ...(name !== undefined && { name }),
    ...(claimed !== undefined && { claimed }),
    looksLike: LOOKS,
    candidates,
    ...(almost && { almost }),
    kind: kindOf(table),
    again: (options) => {
      const own = split ? searchList({ ...table, columns: parts }, options, uncounted) : undefined;
      return own && own.candidates.length > 0 ? own : searchList(table, options, uncounted);
    },
  };
}

/** A table beside a record with more or fewer fields is no board: the vehicle of that record would be missing. */
const oddFound = ({ about, columns, says }: Table, { fields, line, column, text }: Piece): Found => ({
  line: about.line,
  looksLike: LOOKS,
  candidates: [],
  almost: {
    says,
    cost: 10,
    problem:
      fields.length === columns.length
        ? {
            code: 'unknown-format',
            message: `${quote(text.trim())} looks like a vehicle, but is not written like the others`,
            expected: 'every vehicle of the list written in the same way',
            at: { text: { line, column } },
          }
        : {
            code: 'ragged-rows',
            message: `${counted(fields.length, 'field')}, other vehicles have ${columns.length}`,
            expected: `${columns.length} fields for every vehicle`,
            at: { text: { line, column } },
          },
  },
});
