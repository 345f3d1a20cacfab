import { plain } from '../../basics/quote.ts';
import type { Board } from '../../board/board.ts';
import type { Orientation } from '../../board/vehicle.ts';

/** Indexes of the vehicles with each label: one vehicle, or a horizontal and a vertical one. */
export type Labels = ReadonlyMap<string, readonly number[]>;

export function labelsOf(board: Board): Labels {
  const labels = new Map<string, number[]>();
  board.vehicles.forEach(({ label }, index) => {
    labels.set(label, [...(labels.get(label) ?? []), index]);
  });
  return labels;
}

/** The vehicle with a label and an orientation, if there is one. */
export const vehicleLabelled = (
  board: Board,
  labels: Labels,
  label: string,
  orientation: Orientation,
): number | undefined =>
  labels.get(label)?.find((index) => board.vehicles[index]?.orientation === orientation);

/** The problem with a label that no vehicle (of this orientation) has; it lists the labels that exist. */
export function unknownLabel(label: string, board: Board, orientation?: Orientation) {
  const fitting = board.vehicles.filter((vehicle) => !orientation || vehicle.orientation === orientation);
  const known = board.vehicles.some((vehicle) => vehicle.label === label);
  const labels = [...new Set(fitting.map((vehicle) => vehicle.label))].sort();
  return {
    code: 'unknown-vehicle' as const,
    message: known ? `vehicle ${label} is not ${orientation}` : `there is no vehicle ${plain(label)}`,
    expected: labels.length > 0 ? `one of ${labels.join(', ')}` : `no vehicle is ${orientation}`,
    vehicle: label,
  };
}
