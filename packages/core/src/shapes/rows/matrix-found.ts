/*
 * The readings of one board of rows, whose lines were cut in one or several ways: with each border and without coordinates, with
 * the roles of the boards before it first.
 *
 *     |A|A|.|        A A .       one of the ways
 *     |.|X|X|   ->   . X X
 */
import { append } from '../../basics/many.ts';
import type { ShapeOptions } from '../parts/answer.ts';
import { type Budget, type Learnt, uncounted } from '../parts/budget.ts';
import {
  type Almost,
  type Candidate,
  type Found,
  MARGIN,
  nearer,
  ROWS,
  type Searched,
} from '../parts/candidate.ts';
import { type About, isBoardLike, type Matrix } from '../parts/matrix.ts';
import { insides } from './border.ts';
import { withoutEdgeLines } from './edge-lines.ts';
import { inCellsOfCharacters } from './enlarged.ts';
import { withoutExitColumn } from './exit-column.ts';
import { partsOfRoles, searchGlyphs } from './glyph-roles.ts';
import { withoutCoordinates } from './sequence.ts';
import { turned } from './turned.ts';

export const LOOKS = 'rows of cells';

/**
 * The readings of one board.
 *
 * @param matrices - the ways to cut it
 * @param raw - its lines as they are, which count only without a border
 */
export function matrixFound(
  matrices: readonly Matrix[],
  about: About,
  options: ShapeOptions,
  budget: Budget,
  raw?: Matrix,
): Found {
  const before = likeBefore(matrices, about, options, budget);
  if (before) return foundOf(about, before, matrices);
  const searched = searchedIn(matrices, about, options, budget, raw);
  budget.learn(
    ROWS,
    searched.candidates.flatMap(({ roles, rolesCost, doubtful }) =>
      doubtful ? [] : [{ choice: roles, cost: rolesCost }],
    ),
  );
  return foundOf(about, searched, matrices, raw);
}

export function foundOf(about: About, searched: Searched, matrices: readonly Matrix[], raw?: Matrix): Found {
  const { line, name, claimed } = about;
  return {
    line,
    ...(name !== undefined && { name }),
    ...(claimed !== undefined && { claimed }),
    looksLike: LOOKS,
    ...searched,
    kind: ROWS,
    again: (options) => searchedIn(matrices, about, options, uncounted, raw),
  };
}

function searchedIn(
  matrices: readonly Matrix[],
  about: About,
  options: ShapeOptions,
  budget: Budget,
  raw?: Matrix,
): Searched {
  const candidates: Candidate[] = [];
  let almost: Almost | undefined;
  const inner = [
    ...matrices.flatMap((matrix) => variantsOf(matrix, about, options.border)),
    ...(raw ? variantsOf(raw, about, options.border).filter(({ border }) => border !== undefined) : []),
  ];
  for (const matrix of inner) {
    const searched = searchGlyphs(matrix, about, options, budget);
    append(candidates, searched.candidates);
    almost = nearer(almost, searched.almost);
  }
  return { candidates, ...(almost && { almost }) };
}

/** The readings with the roles of the boards before; undefined where there are none, or worse ones than there. */
export function likeBefore(
  matrices: readonly Matrix[],
  about: About,
  options: ShapeOptions,
  budget: Budget,
): Searched | undefined {
  const candidates: Candidate[] = [];
  for (const { says, border, empties, costs } of waysBefore(budget)) {
    for (const matrix of matrices) {
      if (!says.startsWith(matrix.says)) continue;
      const variants =
        border === undefined && says === matrix.says && !about.order
          ? [withoutEdgeLines(matrix)].filter((one) => isBoardLike(one))
          : variantsOf(matrix, about, options.border ?? border).filter(
              (one) => one.says === says && one.border === border,
            );
      for (const one of variants) {
        const { candidates: found } = searchGlyphs(one, about, options, uncounted, empties);
        candidates.push(
          ...found.filter(({ roles, rolesCost }) => rolesCost < (costs.get(roles) ?? 0) + MARGIN),
        );
      }
    }
  }
  return candidates.some(({ doubtful }) => !doubtful) ? { candidates } : undefined;
}

/** A cut and a border with which boards before were legal, and what was empty. */
interface WayBefore {
  readonly says: string;
  readonly border: string | undefined;
  readonly empties: string[];
  readonly costs: Map<string, number>;
}

const ways = new WeakMap<readonly Learnt[], readonly WayBefore[]>();

export function waysBefore(budget: Budget): readonly WayBefore[] {
  const learnt = budget.learnt(ROWS);
  const known = ways.get(learnt);
  if (known) return known;
  const found: WayBefore[] = [];
  for (const { choice, cost } of learnt) {
    const { says, border, empty } = partsOfRoles(choice);
    if (empty === undefined) continue;
    let way = found.find((one) => one.says === says && one.border === border);
    if (!way) {
      way = { says, border, empties: [], costs: new Map() };
      found.push(way);
    }
    way.empties.push(empty);
    way.costs.set(choice, cost);
  }
  ways.set(learnt, found);
  return found;
}

const variantsOf = (matrix: Matrix, about: About, border: string | undefined): Matrix[] =>
  inCellsOfCharacters(matrix, about)
    .flatMap((one) => withoutCoordinates(withoutEdgeLines(one)).map(withoutEdgeLines))
    .flatMap((outer) =>
      insides(outer, border)
        .flatMap((inner) => (inner === outer ? [inner] : inCellsOfCharacters(inner, about)))
        .flatMap((inner) => (inner === outer ? [inner] : withoutCoordinates(inner)))
        .flatMap((inner) => [inner, ...withoutExitColumn(inner)])
        .filter((inner) => isBoardLike(inner))
        .map((inner) => turned(inner, about.order)),
    );
