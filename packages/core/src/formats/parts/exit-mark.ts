import type { Square, TextPlace } from '../../basics/place.ts';
import { type Edge, type ExitPlace, orientationIn, type SetupVehicle } from '../../board/setup.ts';

/** The exit as a text marks it: by a gap in a border, a letter or an arrow. */
export interface ExitMark extends ExitPlace {
  readonly place: TextPlace;
}

/** Whether vehicles leave at an edge along a row; otherwise along a column. */
const isAcross = (edge: Edge): boolean => edge === 'left' || edge === 'right';

/** The lane that leads to a mark, in words: `row` or `column`. */
export const laneName = ({ edge }: ExitMark): string => (isAcross(edge) ? 'row' : 'column');

/** Whether all squares are in the lane that leads to a mark. */
export const liesInLane = (squares: readonly Square[], { edge, lane }: ExitMark): boolean =>
  squares.every((square) => (isAcross(edge) ? square.row : square.column) === lane);

/** Whether a vehicle can leave at a mark: it lies along its lane. */
export const canLeaveAt = ({ squares }: SetupVehicle, mark: ExitMark): boolean =>
  orientationIn(squares) === (isAcross(mark.edge) ? 'horizontal' : 'vertical') && liesInLane(squares, mark);
