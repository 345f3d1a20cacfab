import type { Board } from '../board/board.ts';
import type { Orientation, Vehicle } from '../board/vehicle.ts';
import type { Problem } from '../errors.ts';
import type { Result } from '../result.ts';
import { refuse } from './refuse.ts';

/** Indexes of the vehicles of each label: one, or a horizontal and a vertical one. */
export type Labels = ReadonlyMap<string, readonly number[]>;

export function labelsOf(board: Board): Labels {
  const labels = new Map<string, number[]>();
  board.vehicles.forEach(({ label }, index) => {
    labels.set(label, [...(labels.get(label) ?? []), index]);
  });
  return labels;
}

/** The vehicle of a label and an orientation, where there is one. */
export const vehicleLabelled = (
  board: Board,
  labels: Labels,
  label: string,
  orientation: Orientation,
): number | undefined =>
  labels.get(label)?.find((index) => board.vehicles[index]?.orientation === orientation);

/** Refuses a label that no vehicle has, or none that slides this way, and tells the labels there are. */
export function refuseLabel(
  text: string,
  position: number,
  label: string,
  board: Board,
  orientation?: Orientation,
): Result<never, Problem> {
  const fitting = board.vehicles.filter((vehicle) => !orientation || vehicle.orientation === orientation);
  const only = orientation && board.vehicles.some((vehicle) => vehicle.label === label);
  const labels = [...new Set(fitting.map((vehicle: Vehicle) => vehicle.label))].sort();
  return refuse(text, {
    code: 'unknown-vehicle',
    position,
    message: only ? `vehicle ${label} is not ${orientation}` : `there is no vehicle ${label}`,
    expected: labels.length > 0 ? `one of ${labels.join(', ')}` : `no vehicle is ${orientation}`,
    vehicle: label,
  });
}
