// What is worded of a board. Vehicles are indices of the board.

/** What a move is for. */
export type HintReason =
  /** The primary reaches the exit. */
  | { readonly kind: 'exit' }
  /** It clears the primary's path. */
  | { readonly kind: 'path' }
  /** It makes room for the primary to go back. */
  | { readonly kind: 'retreat' }
  /** It makes room for a vehicle, which may stand in the way of another one. */
  | { readonly kind: 'room'; readonly vehicle: number; readonly blocks?: number };

/** Why a board has no solution. */
export interface Stuck {
  /** By how many cells the primary can come nearer to the exit. */
  readonly cells: number;
  /** The vehicles that are in its way there in some state, by index, ascending. */
  readonly vehicles: readonly number[];
  /** Whether a wall is in its way there. */
  readonly wall: boolean;
}
