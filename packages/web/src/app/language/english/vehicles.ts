import type { Moved, Named } from '@unjam/board/languages/parts/vehicle-words';
import { nameOf } from '@unjam/core/board';
import { sayMove } from '@unjam/core/wording';
import { section } from '../language.ts';

/** The names of vehicles and of moves. What a screen reader says of a board is in board/board-words.ts. */
export const vehicleText = section('vehicles', {
  /** `red car`, `blue truck A`. */
  name: (vehicle: Named): string => nameOf(vehicle),
  /** `blue truck A down 2`. */
  move: (moved: Moved): string => sayMove(moved),
});
