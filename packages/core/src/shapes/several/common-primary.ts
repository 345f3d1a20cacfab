/*
 * The primary of boards of one text, none of which marks it: the vehicle with the same label, or the first of each list, if
 * it alone lies across in every board with nothing for ever in its way.
 *
 *     24 24 0 1        0 0 1 24       24 lies across in both
 *     0  0  0 1        24 24 1 0      1 stands upright
 */

import { at } from '../../basics/at.ts';
import { leastOf } from '../../basics/many.ts';
import type { Board } from '../../board/board.ts';
import type { ShapeOptions } from '../parts/answer.ts';
import { type Candidate, type Found, isRead, MARGIN } from '../parts/candidate.ts';
import { PACK, rolesAsOptions } from './common-roles.ts';

/** A board as it is read so far. */
interface Member {
  readonly found: Found;
  /** The best reading, if no other that is nearly as good has the vehicles elsewhere; otherwise undefined. */
  readonly placed: Candidate | undefined;
  /** The label of the primary, where the text marks it. */
  readonly marked: string | undefined;
}

/** The boards, each with the primary that all share where that is clear. */
export function withCommonPrimary(found: readonly Found[], options: ShapeOptions): readonly Found[] {
  if (options.primary !== undefined) return found;
  const members = found.map(memberOf);
  const placed = members.filter(({ placed }) => placed !== undefined);
  if (placed.length < PACK || placed.length * 2 < found.filter(isRead).length) return found;
  if (placed.every(({ marked }) => marked !== undefined)) return found;
  const label = commonLabel(placed);
  const isFirst = label === undefined && placed.every(({ placed }) => placed && mayBeFirst(placed));
  const first =
    isFirst && placed.every(({ placed, marked }) => marked === undefined || marked === placed?.first);
  if (label === undefined && !first) return found;
  return members.map((member) => {
    const wanted = label ?? member.placed?.first;
    const like = member.placed ?? (lacksPrimary(member.found) ? placed[0]?.placed : undefined);
    if (member.marked !== undefined || wanted === undefined || !like) return member.found;
    return withPrimary(member.found, like, wanted, label === undefined ? WHY_FIRST : WHY_LABEL, options);
  });
}

const WHY_LABEL = 'it alone lies across in every board of the text with nothing in its way';
const WHY_FIRST =
  'it is the first of the list, and lies across with nothing in its way in every board of the text';

function memberOf(found: Found): Member {
  const sorted = [...found.candidates].sort((a, b) => a.cost - b.cost);
  const [best] = sorted;
  if (!best || best.doubtful) return { found, placed: undefined, marked: undefined };
  const close = sorted.filter(({ rolesCost }) => rolesCost < best.rolesCost + MARGIN);
  const isPlaced = close.every(({ roles }) => roles === best.roles);
  const isMarked =
    best.guessed === undefined &&
    sorted.every(
      (each) => each === best || each.cost >= best.cost + MARGIN || labelOf(each) === labelOf(best),
    );
  return { found, placed: isPlaced ? best : undefined, marked: isMarked ? labelOf(best) : undefined };
}

const labelOf = ({ board }: Candidate): string => at(board.vehicles, board.primary).label;

/** The label of the only vehicle that can be the primary of every board; undefined where there is none, or several. */
function commonLabel(members: readonly Member[]): string | undefined {
  let labels: Set<string> | undefined;
  for (const { placed, marked } of members) {
    if (!placed) continue;
    const here = marked === undefined ? freeLabels(placed.board) : [marked];
    labels = new Set(labels ? here.filter((label) => labels?.has(label)) : here);
  }
  const [only, another] = labels ?? [];
  const boards = members.flatMap(({ placed }) => placed?.board ?? []);
  return only !== undefined && another === undefined && !isByOrder(only, boards) ? only : undefined;
}

/**
 * Whether a label is that of the first vehicle across in every board, as labels in the order of the cells are, and another is the
 * only one across in the middle row of some.
 */
const isByOrder = (label: string, boards: readonly Board[]): boolean =>
  boards.every((board) => {
    const first = acrossIn(board).reduce((a, b) =>
      b.lane < a.lane || (b.lane === a.lane && b.offset < a.offset) ? b : a,
    );
    return first.label === label;
  }) &&
  boards.some((board) => {
    const middle = acrossIn(board).filter(({ lane }) => lane === (board.height - 1) >> 1);
    return middle.length === 1 && middle[0]?.label !== label;
  });

const acrossIn = ({ vehicles }: Board): Board['vehicles'] =>
  vehicles.filter(({ orientation }) => orientation === 'horizontal');

/** The labels of the vehicles across that nothing in their row keeps from the right edge for ever. */
const freeLabels = (board: Board): string[] =>
  board.vehicles.flatMap((vehicle) => (isFree(board, vehicle) ? [vehicle.label] : []));

function isFree({ vehicles, walls, width }: Board, vehicle: Board['vehicles'][number]): boolean {
  const { orientation, lane, offset } = vehicle;
  if (orientation !== 'horizontal') return false;
  const isShut = vehicles.some(
    (other) => other.orientation === 'horizontal' && other.lane === lane && other.offset > offset,
  );
  return !isShut && !walls.some((wall) => Math.floor(wall / width) === lane && wall % width > offset);
}

const mayBeFirst = ({ board, first }: Candidate): boolean =>
  first !== undefined && board.vehicles.some((vehicle) => vehicle.label === first && isFree(board, vehicle));

/** Whether a board is refused only because nothing says which vehicle is the primary. */
const lacksPrimary = ({ candidates, almost }: Found): boolean =>
  candidates.length === 0 && almost?.problem.code === 'no-primary';

/** The board with the readings in which a vehicle is the primary. */
function withPrimary(
  found: Found,
  placed: Candidate,
  label: string,
  why: string,
  options: ShapeOptions,
): Found {
  const own = found.candidates.filter((each) => each.roles === placed.roles && labelOf(each) === label);
  const searched =
    own.length > 0
      ? own
      : found
          .again?.({ ...options, ...rolesAsOptions(placed), primary: label })
          .candidates.filter(({ roles }) => roles === placed.roles);
  if (!searched || searched.length === 0) return found;
  const best = leastOf(searched.map(({ cost }) => cost));
  const candidates = searched
    .filter(({ cost }) => cost < best + MARGIN)
    .map(({ weak: _, ...each }): Candidate => ({ ...each, guessed: each.guessed ?? why }));
  return { ...found, candidates };
}
