import { at } from '../../basics/at.ts';
import type { Problem } from '../../basics/errors.ts';
import { formatSquare } from '../../basics/place.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import { type Board, occupancy, primaryOf, WALL } from '../../board/board.ts';
import { squareOf } from '../../board/cell.ts';
import { defaultExit } from '../../board/validate.ts';
import { compareByLabel, type Vehicle } from '../../board/vehicle.ts';
import { type GlyphRules, isEmptyGlyph, isLabelGlyph } from './cell-glyphs.ts';
import { primaryCandidates } from './primary.ts';

/** The problem with a board that a format cannot write. */
export const notExpressible = (title: string, reason: string, vehicle?: string): Problem => ({
  code: 'not-expressible',
  message: `${title} cannot express this board: ${reason}`,
  expected: 'json, which can express every board',
  ...(vehicle !== undefined && { at: { vehicle } }),
});

/** The problem with an exit that only `json` can write. */
export function exitProblem(board: Board, title: string): Problem | undefined {
  if (board.exit === defaultExit(primaryOf(board))) return undefined;
  return notExpressible(title, `its exit is at the ${board.exit}`);
}

/** The problem with vehicles that would be read back in another order. */
export function orderProblem(vehicles: readonly Vehicle[], title: string): Problem | undefined {
  const late = vehicles.find((vehicle, i) => i > 0 && compareByLabel(at(vehicles, i - 1), vehicle) > 0);
  if (!late) return undefined;
  return notExpressible(title, `vehicle ${late.label} is not in the order of the labels`, late.label);
}

/** The problem with two vehicles of one label, in formats that tell vehicles apart by their labels. */
export function sharedLabelProblem({ vehicles }: Board, title: string): Problem | undefined {
  const seen = new Set<string>();
  const second = vehicles.find(({ label }) => seen.size === seen.add(label).size);
  return second && notExpressible(title, `two vehicles are labelled ${second.label}`, second.label);
}

/**
 * The glyph of every cell, ascending; or the first reason why reading the glyphs by the same rules would give another
 * board. Where an `x` would not be read as a wall, because it touches another one, every wall is `#`, unless a row could then be taken
 * for a comment.
 */
export function glyphsOf(board: Board, title: string, rules: GlyphRules): Result<string[], Problem> {
  const glyphs = glyphsBy(rules, board, title);
  if (glyphs.ok || rules.walls !== 'lone x') return glyphs;
  const hashes = glyphsBy({ ...rules, wall: '#' }, board, title);
  return hashes.ok && mayBeComment(hashes.value, board) ? glyphs : hashes;
}

/** Whether the first or the last row begins with a wall, as a comment does, or a row has nothing but walls, as a rule does. */
const mayBeComment = (glyphs: readonly string[], { width }: Board): boolean =>
  /^\n#|\n#+(?:\n|$)|\n#[^\n]*$/.test(glyphs.join('').replace(RegExp(`.{${width}}`, 'gu'), '\n$&'));

function glyphsBy(rules: GlyphRules, board: Board, title: string): Result<string[], Problem> {
  const pieces = occupancy(board);
  const [empty = ''] = rules.empty;
  const glyphs = pieces.map((piece) =>
    piece === WALL ? (rules.wall ?? 'x') : (board.vehicles[piece]?.label ?? empty),
  );
  const problem =
    exitProblem(board, title) ??
    labelProblem(board, title, rules) ??
    orderProblem(board.vehicles, title) ??
    touchProblem(board, pieces, glyphs, title, rules) ??
    primaryProblem(board, title, rules);
  return problem ? err(problem) : ok(glyphs);
}

/** `glyphsOf`, row by row. */
export function glyphRowsOf(board: Board, title: string, rules: GlyphRules): Result<string[][], Problem> {
  const glyphs = glyphsOf(board, title, rules);
  if (!glyphs.ok) return glyphs;
  const { width, height } = board;
  return ok(Array.from({ length: height }, (_, row) => glyphs.value.slice(row * width, (row + 1) * width)));
}

function labelProblem({ vehicles }: Board, title: string, rules: GlyphRules): Problem | undefined {
  for (const { label } of vehicles) {
    const because = (reason: string) => notExpressible(title, `label ${label} ${reason}`, label);
    if (!isLabelGlyph(label)) return because('is not one letter, one digit or @');
    if (isEmptyGlyph(label, rules)) return because('marks an empty cell');
    if (label === 'x' && rules.walls === 'every x') return because('marks a wall');
  }
  return undefined;
}

/** Pieces of one glyph that touch would be read as one. */
function touchProblem(
  { width }: Board,
  pieces: readonly number[],
  glyphs: readonly string[],
  title: string,
  rules: GlyphRules,
): Problem | undefined {
  const everyWall = rules.walls === 'every x' || rules.wall !== undefined;
  const areOne = (piece: number | undefined, other: number | undefined): boolean =>
    piece === other && (piece !== WALL || everyWall);
  const touch = (cell: number, other: number): boolean =>
    glyphs[cell] === glyphs[other] && !areOne(pieces[cell], pieces[other]);
  // every board that is printed is looked at, so this makes no lists
  for (let cell = 0; cell < glyphs.length; cell++) {
    const inRow = cell % width < width - 1;
    const other = inRow && touch(cell, cell + 1) ? cell + 1 : cell + width;
    if (!touch(cell, other)) continue;
    const named = (one: number) => (pieces[one] === WALL ? 'a wall' : `vehicle ${glyphs[one]}`);
    const where = formatSquare(squareOf(cell, width));
    return notExpressible(title, `${named(cell)} and ${named(other)} touch at ${where}`);
  }
  return undefined;
}

function primaryProblem(board: Board, title: string, rules: GlyphRules): Problem | undefined {
  const [first, second] = primaryCandidates(board.vehicles, rules.fallback);
  if (first === board.primary && second === undefined) return undefined;
  const { label } = primaryOf(board);
  const taken = [first, second].find((index) => index !== undefined && index !== board.primary);
  const reason =
    taken === undefined
      ? `label ${label} does not say that it is the primary`
      : `vehicle ${board.vehicles[taken]?.label} would be taken for the primary, which is ${label}`;
  return notExpressible(title, reason, label);
}
