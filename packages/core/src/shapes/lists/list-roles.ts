/*
 * Searches the meaning of the columns of a list of vehicles. A layout that gives a legal board is a reading; columns that it
 * leaves without a meaning cost.
 *
 *     1 h 2 2 3      label, direction, length, column, row from 1: legal
 *     2 v 3 1 2      label, direction, length, row, column from 1: two vehicles overlap
 */
import { at } from '../../basics/at.ts';
import type { Problem } from '../../basics/errors.ts';
import { counted } from '../../basics/numbers.ts';
import { plain } from '../../basics/quote.ts';
import { primaryOf } from '../../board/board.ts';
import { noSuchPrimary } from '../../board/primary-asked.ts';
import type { SearchOptions } from '../parts/answer.ts';
import { type Budget, type Learnt, uncounted } from '../parts/budget.ts';
import {
  type Almost,
  type Candidate,
  HOPELESS,
  MARGIN,
  nearer,
  type Searched,
  unsearched,
} from '../parts/candidate.ts';
import { type Facts, factsOf } from './column-facts.ts';
import { type WantedColumn, wantedColumns } from './column-roles.ts';
import { layoutChoice, layoutWords } from './layout-words.ts';
import { type Layout, layoutsOf } from './layouts.ts';
import { boardsOf, type List } from './list-boards.ts';
import {
  beyondUsual,
  cellCost,
  contradicted,
  endOf,
  isDoubtful,
  isHeaded,
  labelsOf,
  leftOver,
  singleCell,
  unused,
} from './list-doubt.ts';
import { inCells } from './pixels.ts';
import { type Placed, placed, type Size } from './placing.ts';
import { isSizeAlone, sizesOf } from './stated-sizes.ts';
import { kindOf, MOST_COLUMNS, MOST_RECORDS, type Table } from './table.ts';

/**
 * The readings of a list.
 *
 * @param budget - counts the layouts that are tried, and knows those with which the boards before it were legal: a board
 *   that is legal with them too needs no search
 */
export function searchList(listed: Table, options: SearchOptions, budget: Budget): Searched {
  const table = inCells(listed);
  const count = table.places.length;
  if (count < 1 || count > MOST_RECORDS || table.columns.length > MOST_COLUMNS) return { candidates: [] };
  const chosen = options.columns === undefined ? undefined : wantedColumns(options.columns);
  if (options.columns !== undefined && chosen?.length !== table.columns.length) return { candidates: [] };
  if (chosen) return withLayouts(table, chosen, undefined, options, budget);
  const kind = kindOf(table);
  const known = budget.learnt(kind).flatMap(({ choice, cost }) => {
    const wanted = wantedColumns(choice);
    return wanted?.length === table.columns.length
      ? withLayouts(table, wanted, cost, { ...options, areShared: true }, uncounted).candidates
      : [];
  });
  if (known.length > 0) return { candidates: known };
  if (budget.isSpent) return unsearched(table.says, at(table.places, 0));
  const searched = withLayouts(table, undefined, undefined, options, budget);
  budget.learn(kind, searched.layouts);
  return searched;
}

interface SearchedList extends Searched {
  /** The layouts with candidates. */
  readonly layouts: readonly Learnt[];
}

/** The record that does not fit with a layout, or whose lack of fit is the nearest to a board so far. */
interface Misfit {
  readonly layout: Layout;
  readonly labels: Facts | undefined;
  readonly record: number;
  readonly why: string;
  readonly cost: number;
}

/**
 * Tries every layout, or those that some columns leave.
 *
 * @param known - the cost of the layout, where it is one of the boards before
 */
function withLayouts(
  table: Table,
  wanted: readonly WantedColumn[] | undefined,
  known: number | undefined,
  options: SearchOptions,
  budget: Budget,
): SearchedList {
  const count = table.places.length;
  const facts = factsOf(table.columns, wanted);
  const sizes = sizesOf(table, count, options.sizes);
  const candidates: Candidate[] = [];
  const layouts: Learnt[] = [];
  let best = Number.MAX_VALUE;
  let worst: Misfit | undefined;
  let none: Almost | undefined;
  let alone: Almost | undefined;
  const rivals: Candidate[] = [];
  const turned: Candidate[] = [];
  for (const layout of layoutsOf(facts, wanted, options.base)) {
    // a column that cannot be what it is for the other boards of a text may have a mistake
    if (options.areShared && unused(layout, wanted) > 0) continue;
    const labels = labelsOf(facts, layout);
    for (const stated of sizes) {
      const { size, cost } = stated;
      // a reading that was not tried may be better than those that were
      if (!budget.take()) return { ...unsearched(table.says, at(table.places, 0)), layouts: [] };
      const put = placed(layout, count, labels?.column.values ?? [], size);
      if (!put.ok) {
        const far = 5 + 30 * (1 - put.record / count) + layout.cost;
        const { record, why } = put;
        if (!worst || far < worst.cost) worst = { layout, labels, record, why, cost: far };
        continue;
      }
      if (!isSizeAlone(stated, put.pieces)) continue;
      const against = contradicted(layout, facts, put.pieces);
      const isAsked = wanted !== undefined && !options.areShared;
      const odd = against ?? (isAsked ? undefined : singleCell(labels, put.pieces));
      if (odd !== undefined) {
        const far = 5 + 30 * (1 - odd / count) + layout.cost;
        const why = against === undefined ? 'covers one cell alone' : 'is said to be something else';
        if (!worst || far < worst.cost) worst = { layout, labels, record: odd, why, cost: far };
        continue;
      }
      if (!wanted && isDoubtful(layout, facts, labels, put.pieces, !put.assumed)) {
        const says = `${table.says}: ${layoutWords(layout, facts, labels?.index)}`;
        if (count === 1 && put.assumed && isHeaded(layout, facts))
          alone = nearer(alone, standsAlone(table, says, layout));
        continue;
      }
      const own = known ?? layout.cost + leftOver(facts, layout, labels, put.pieces) + unused(layout, wanted);
      const unusual =
        table.cost +
        own +
        cost +
        cellCost(layout, table) +
        (put.assumed && put.size.width !== 6 ? LARGER : 0);
      if (unusual > best + HOPELESS) continue;
      const onSize = stated.isSaid ? `, on ${sizeWords(put.size)}, as the text says` : '';
      const says = `${table.says}: ${layoutWords(layout, facts, labels?.index)}${onSize}`;
      if (!budget.take(8 + (count >> 1)))
        return { ...unsearched(table.says, at(table.places, 0)), layouts: [] };
      const list: List = { table, facts, layout, labels, says, cost: unusual };
      const boards = boardsOf(list, put.pieces, put.size, put.assumed, options);
      // columns that were asked for leave no doubt from where they count, and the reading says the size
      const isOpen = put.assumed && !isAsked;
      const beyond = isOpen ? beyondUsual(layout, put.pieces, put.size) : undefined;
      if (beyond !== undefined) {
        none = nearer(none, noSize(list, beyond, at(put.pieces, beyond), put.size));
        rivals.push(...boards);
      } else if (boards.length === 0) none = nearer(none, noRedCar(list, options.primary));
      else layouts.push({ choice: layoutChoice(layout, facts, labels?.index), cost: own });
      if (beyond !== undefined) continue;
      candidates.push(...boards);
      if (!wanted && isRowX(layout, facts)) turned.push(...boards.filter((board) => !isRedInMiddle(board)));
      best = Math.min(best, ...boards.map((board) => board.cost));
    }
  }
  // that one layout of many puts a vehicle that stands alone off the board is no reason
  const almost = alone ?? nearer(worst && misfit(table, facts, worst), none);
  // x for the row is unusual, so that the red car must show it: otherwise a number may be wrong where x is the column
  if (almost && turned.length === candidates.length) return { candidates: [], layouts: [], almost };
  const isSized = sizes.some(({ size }) => size !== undefined);
  return {
    candidates: isSized ? candidates : withRivals(candidates, rivals),
    layouts,
    ...(almost && { almost }),
  };
}

/** Whether columns headed x and y are taken the other way round. */
const isRowX = ({ start }: Layout, facts: readonly Facts[]): boolean =>
  start.kind === 'square' &&
  /^x$/i.test(facts[start.row.index]?.column.heading ?? '') &&
  /^y$/i.test(facts[start.column.index]?.column.heading ?? '');

/** Roles without the numbers from which rows and columns count. */
const bare = (roles: string): string => roles.replace(/[01]/g, '');

/**
 * The readings on the usual size; where the red car does not stand in the middle row there but does on a larger board, as it
 * does on most, that is a reading too: it is never chosen, because nothing says the size, but it keeps the other from being clear.
 */
function withRivals(candidates: readonly Candidate[], rivals: readonly Candidate[]): readonly Candidate[] {
  const [best] = [...candidates].sort((a, b) => a.cost - b.cost);
  if (!best) return candidates;
  const isOpen = !isRedInMiddle(best) && primaryOf(best.board).orientation === 'horizontal';
  // on a board that is larger than usual, one vehicle beyond the usual size speaks for none of the numbers to count from
  const isOther = (rival: Candidate) =>
    best.board.width > USUAL && bare(rival.roles) === bare(best.roles) && rival.roles !== best.roles;
  const close = rivals.filter(
    (rival) =>
      rival.cost - LARGER < best.cost + MARGIN && (isOther(rival) || (isOpen && isRedInMiddle(rival))),
  );
  return [...candidates, ...close.map((rival) => ({ ...rival, cost: best.cost + 0.1, doubtful: true }))];
}

const sizeWords = ({ width, height }: Size): string =>
  width === height
    ? `${width} columns and rows`
    : `${counted(width, 'column')} and ${counted(height, 'row')}`;

/** What a board costs that is larger than usual, and nothing says so. */
const LARGER = 3;
const USUAL = 6;

function isRedInMiddle({ board }: Candidate): boolean {
  const { lane, orientation } = primaryOf(board);
  return orientation === 'horizontal' && lane === (board.height - 1) >> 1;
}

/** In the place of readings on a board that is larger than usual, which nothing says. */
const noSize = (
  { table, labels, says, cost }: List,
  record: number,
  piece: Placed,
  { width }: Size,
): Almost => ({
  says,
  cost: 3 + cost,
  problem: {
    code: 'off-the-board',
    message: `vehicle ${plain(labels?.column.values[record] ?? String(record + 1))} lies beyond 6 columns and rows at ${endOf(piece)}, and nothing says how large the board is`,
    expected: `vehicles on 6 columns and rows, or the size beside the list: ${width} ${width}`,
    at: { text: at(table.places, record) },
  },
});

/** In the place of readings of one vehicle whose columns are named: others on the board would show how large it is. */
const standsAlone = (table: Table, says: string, layout: Layout): Almost => ({
  says,
  cost: 5 + layout.cost,
  problem: {
    code: 'unknown-format',
    message: 'there is one vehicle alone, and nothing says how large its board is',
    expected: 'the size of the board beside it',
    at: { text: at(table.places, 0) },
  },
});

/** In the place of readings of vehicles that fit on the board, of which none is a board. */
function noRedCar({ table: { about }, labels, says, cost }: List, primary: string | undefined): Almost {
  const values = labels?.column.values ?? [];
  // where the list has no labels, those that the vehicles get here say nothing to whoever asked for one
  const asked =
    primary === undefined || values.length === 0 || values.includes(primary)
      ? undefined
      : noSuchPrimary(
          primary,
          values.map((label) => ({ label })),
        );
  const problem: Problem = asked ?? {
    code: 'no-primary',
    message: about.walls?.length
      ? 'the walls do not stand beside the vehicles on the board'
      : 'the vehicles fit, but none of them can be the red car',
    expected: 'a red car X that can leave, or the options that choose it and its exit',
  };
  return {
    says,
    cost: 3 + cost,
    problem: { ...problem, at: { text: { line: about.line, column: 1 } } },
  };
}

function misfit(
  table: Table,
  facts: readonly Facts[],
  { layout, labels, record, why, cost }: Misfit,
): Almost {
  const label = labels?.column.values[record];
  return {
    says: `${table.says}: ${layoutWords(layout, facts, labels?.index)}`,
    cost,
    rolesCost: table.cost + layout.cost,
    problem: {
      code: /overlaps/.test(why)
        ? 'overlap'
        : /off the board/.test(why)
          ? 'off-the-board'
          : 'number-out-of-range',
      message: `vehicle ${label ? plain(label) : record + 1} ${why}`,
      expected: 'vehicles beside each other on the board',
      at: { text: at(table.places, record) },
    },
  };
}
