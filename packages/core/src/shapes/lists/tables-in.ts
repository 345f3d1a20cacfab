/*
 * The tables of a list: runs of records with the same number of fields. Records go on behind a blank line or a remark:
 *
 *     A h 1 1 2
 *                    a blank line between cars and trucks
 *     O v 1 6 3      the same list
 */
import { at } from '../../basics/at.ts';
import { isBlank } from '../../text/lines.ts';
import type { About } from '../parts/matrix.ts';
import { aboutLine, together } from '../sentences/about.ts';
import { isHeading, isLegend, isNaming, isNumber, isWords } from './heading-pieces.ts';
import { isGlued, isLostRecord, isOddRecord, mayBeRecord, TITLE } from './odd-records.ts';
import type { Piece } from './piece.ts';
import { columnsOf, MOST_RECORDS, type Table } from './table.ts';

export interface Cut {
  readonly table: Table;
  /** A piece beside the table, or between its records, that may be a record with a mistake. */
  readonly odd: Piece | undefined;
}

/** The list of one vehicle behind the others, below a line that says that it has one; undefined where there is none. */
function aloneIn(pieces: readonly Piece[], run: readonly Piece[]): Part | undefined {
  const index = pieces.findIndex(({ fields }) => fields.length === 1 && fields[0] === '1');
  const one = index < 0 ? undefined : pieces[index + 1];
  return one && one.fields.length === run[0]?.fields.length && mayBeRecord(one, run)
    ? { run: [one], above: [at(pieces, index)], odd: undefined, isJoined: false }
    : undefined;
}

/** Runs of pieces with the same number of fields, each with the pieces before it. */
export function tablesIn(pieces: readonly Piece[], says: string): Cut[] {
  const parts: Part[] = [];
  let before: Piece[] = [];
  let index = 0;
  let last: Part | undefined;
  let odds = 0;
  // where most tables have a piece beside them that may be a record, the pieces are not cut in the right way
  while (index < pieces.length && odds <= Math.max(MOST_ODD, parts.length / 2)) {
    const first = pieces[index];
    const count = first?.fields.length ?? 0;
    let end = index + 1;
    while (end < pieces.length && pieces[end]?.fields.length === count) end++;
    const run = pieces.slice(index, end);
    const oddBeside = () =>
      [pieces[index - 1], pieces[end]].find(
        (piece, i) => piece && isOddRecord(piece, at(run, i === 0 ? 0 : run.length - 1), i === 0, run),
      );
    // a list that is too long to be a board is as wrong without the rest of it
    const isFull = last !== undefined && last.run.length > MOST_RECORDS;
    const more = last ? withoutSameHeading(run, last.run) : run;
    if (last && isContinued(isFull ? last.run.slice(0, MOST_RECORDS) : last.run, more, before)) {
      if (isFull) {
        before = [];
        index = end;
        continue;
      }
      const odd = oddBeside() ?? before.find((piece) => mayBeRecord(piece, more));
      last = joinedParts(last, { run: more, above: before.filter(isWords), odd, isJoined: true });
      parts.pop();
    } else if (count >= 3 && run.length >= 2 && areRecords(run)) {
      const alone = before.findIndex((piece) => isContinued(run, [piece], before));
      const above = before.filter((_, i) => i !== alone);
      const odd =
        oddBeside() ?? above.find((piece) => isLostRecord(piece, run) || isGlued(piece, at(run, 0)));
      last = { run, above, odd, isJoined: false };
      if (alone >= 0)
        last = joinedParts(
          { run: [at(before, alone)], above, odd: undefined, isJoined: false },
          { ...last, above: [] },
        );
    } else {
      for (const piece of run) if (!isBlank(piece.text)) before.push(piece);
      index = end;
      continue;
    }
    parts.push(last);
    if (last.odd) odds++;
    before = [];
    index = end;
  }
  const glued = last && before.find((piece) => isGlued(piece, at(at(parts, parts.length - 1).run, 0)));
  if (last && glued) parts[parts.length - 1] = { ...last, odd: last.odd ?? glued };
  const alone = last && aloneIn(before, last.run);
  if (alone) parts.push(alone);
  return parts.map(({ run, above, odd, isJoined }) => ({
    table: tableOf(run, above, isJoined ? `${says}, with other lines between them` : says),
    odd,
  }));
}

/** So many tables with a piece beside them that may be a record say little, even if they are most of all. */
const MOST_ODD = 100;

/** A run of records, the pieces above it and a record beside it that has one field more or less. */
interface Part {
  readonly run: readonly Piece[];
  readonly above: readonly Piece[];
  readonly odd: Piece | undefined;
  /** Whether other lines stand between its records. */
  readonly isJoined: boolean;
}

const joinedParts = (first: Part, second: Part): Part => ({
  run: [...first.run, ...second.run],
  above: [...first.above, ...second.above],
  odd: first.odd ?? second.odd,
  isJoined: true,
});

/** Whether pieces say where something stands: two sentences with as many words do not, where only one has a number. */
const areRecords = (run: readonly Piece[]): boolean =>
  run.filter(({ text }) => /\d/.test(text)).length > run.length / 2 || isHeading(at(run, 0), at(run, 1));

/** Records without their heading where those above have the same one: cars across, and then cars up and down. */
const withoutSameHeading = (run: readonly Piece[], above: readonly Piece[]): readonly Piece[] =>
  run.length > 1 &&
  isHeading(at(run, 0), at(run, 1)) &&
  run[0]?.fields.join('\n') === above[0]?.fields.join('\n')
    ? run.slice(1)
    : run;

/**
 * Whether records go on behind a blank line or a remark: they are like those above, and no vehicle of theirs has a label of those.
 * The vehicles of two boards share at least that of the red car.
 */
function isContinued(run: readonly Piece[], more: readonly Piece[], between: readonly Piece[]): boolean {
  const like = at(run, run.length - 1).fields;
  if (like.length < 3 || more[0]?.fields.length !== like.length) return false;
  const areNumbers = like.map(isNumber);
  const isLike = ({ fields }: Piece) =>
    fields.length === like.length && fields.every((field, i) => isNumber(field) === areNumbers[i]);
  if (areNumbers.every(Boolean) || !more.every(isLike)) return false;
  if (between.some(({ text }) => TITLE.test(text))) return false;
  const all = [...run.filter((piece) => !isWords(piece)), ...more];
  return areNumbers.some(
    (isOne, i) => !isOne && new Set(all.map(({ fields }) => fields[i])).size === all.length,
  );
}

/** The number of a board, which is no size: `4.`, `4)`. */
const ORDINAL = /^\s*\d{1,4}[.)]\s*$/;

function tableOf(run: readonly Piece[], before: readonly Piece[], says: string): Table {
  const [first, second] = run;
  const headed = first !== undefined && second !== undefined && isHeading(first, second);
  const above = before.at(-1);
  const count = first?.fields.length ?? 0;
  // a heading of more or fewer fields stands above the records without being one
  const legend = () => before.findLast((piece) => piece.fields.length === count && isLegend(piece));
  const heading = headed ? first : above?.fields.length === count && isNaming(above) ? above : legend();
  const records = headed ? run.slice(1) : run;
  const others = before.filter((piece) => piece !== heading && !ORDINAL.test(piece.text));
  const line = (others[0] ?? run[0])?.line ?? 1;
  const about: About = together(
    line,
    others.map((piece) => aboutLine(piece.text, piece.line)),
  );
  return {
    columns: columnsOf(
      records.slice(0, MOST_RECORDS + 1).map(({ fields }) => fields),
      heading?.fields ?? [],
    ),
    places: records.map(({ line, column }) => ({ line, column })),
    about: { ...(narrowSize(others, records) ?? about), line },
    numbers: others.flatMap(({ fields }) =>
      fields.every((field) => /^\d+$/.test(field)) ? fields.map(Number) : [],
    ),
    says,
    cost: 0,
  };
}

/**
 * The size of a board with two columns or rows that stands above its list, with the number of vehicles in the line below. Elsewhere
 * two numbers of which one is less than 3 are the square of the exit.
 *
 *     2 5             2 columns and 5 rows
 *     2               2 vehicles, all of them in columns 0 and 1
 *     X 3 0 2 v
 *     A 1 0 2 v
 */
function narrowSize(above: readonly Piece[], records: readonly Piece[]): Omit<About, 'line'> | undefined {
  const [size, count, ...more] = above.map(({ fields }) =>
    fields.every(isNumber) ? fields.map(Number) : [],
  );
  const [width = 0, height = 0, ...others] = size ?? [];
  if (more.length > 0 || others.length > 0 || count?.length !== 1 || count[0] !== records.length)
    return undefined;
  if (Math.min(width, height) !== 2) return undefined;
  // a fourth column may be a direction, whose numbers are 0 and 1 as well
  const columns = (records[0]?.fields ?? [])
    .map((_, i) => records.map(({ fields }) => Number(fields[i])))
    .filter((values) => values.every(Number.isInteger));
  const isAll = (most: number) => (values: readonly number[]) => values.every((value) => value <= most);
  const fits =
    columns.length === 3 && columns.some(isAll(1)) && columns.every(isAll(Math.max(width, height)));
  return fits ? { width, height, exits: [] } : undefined;
}
