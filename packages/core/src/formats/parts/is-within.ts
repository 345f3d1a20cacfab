/* Boards by the cells of their vehicles, whatever their labels, exits and red cars are. */
import type { Vehicle } from '../../board/vehicle.ts';

/** What has vehicles: a board, or what was read of one. */
interface WithVehicles {
  readonly vehicles: readonly Vehicle[];
}

/** Whether all vehicles of a board are among those of another one. */
export const isWithin = ({ vehicles }: WithVehicles, other: WithVehicles): boolean =>
  vehicles.every((one) => isAmong(one, other.vehicles));

const isAmong = (one: Vehicle, vehicles: readonly Vehicle[]): boolean =>
  vehicles.some(
    ({ orientation, lane, offset, length }) =>
      orientation === one.orientation && lane === one.lane && offset === one.offset && length === one.length,
  );
