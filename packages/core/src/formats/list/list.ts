import { err, ok } from '../../basics/result.ts';
import { isWallWord } from '../../shapes/lists/words.ts';
import { isPrimaryMark } from '../../shapes/parts/glyphs.ts';
import { exitProblem, notExpressible, sharedLabelProblem } from '../parts/expressible.ts';
import type { BoardWriter } from '../parts/format.ts';

/*
 * The size, the number of vehicles, and a vehicle a line: its label, the row and the column of its first cell from 0 at the top
 * left, its length, and h or v. The red car comes first, as X whatever its label is, so that every reader knows it.
 *
 *     3 3            3 columns and rows
 *     2              2 vehicles
 *     X 1 0 2 h      . . A
 *     A 0 2 2 v      X X A
 *                    . . .
 *
 * It does not say where the exit is: the red car leaves at the right, or at the bottom if it stands upright. A list that
 * could also mean another board, such as one of a single vehicle, is asked about when it is read.
 */
export const list: BoardWriter<'list'> = {
  id: 'list',
  print(board) {
    const { width, height, primary, vehicles, walls } = board;
    const refused =
      exitProblem(board, 'list') ?? (walls.length > 0 ? notExpressible('list', 'it has walls') : undefined);
    if (refused) return err(refused);
    const other = vehicles.find(({ label }, index) => index !== primary && isPrimaryMark(label));
    if (other) return err(notExpressible('list', `vehicle ${other.label} would be the red car`, other.label));
    const wall = vehicles.find(({ label }, index) => index !== primary && isWallWord(label));
    const shared = sharedLabelProblem(board, 'list');
    if (shared) return err(shared);
    if (wall) return err(notExpressible('list', `vehicle ${wall.label} would be a wall`, wall.label));
    const odd = vehicles.find(({ label }, index) => index !== primary && !/^[\p{L}\p{N}]+$/u.test(label));
    if (odd) return err(notExpressible('list', `label ${odd.label} is no letter or number`, odd.label));
    const first = vehicles.flatMap((vehicle, index) => (index === primary ? { ...vehicle, label: 'X' } : []));
    const lines = [...first, ...vehicles.filter((_, index) => index !== primary)].map(
      ({ label, orientation, lane, offset, length }) =>
        orientation === 'horizontal'
          ? `${label} ${lane} ${offset} ${length} h`
          : `${label} ${offset} ${lane} ${length} v`,
    );
    return ok([`${width} ${height}`, `${vehicles.length}`, ...lines].join('\n'));
  },
};
