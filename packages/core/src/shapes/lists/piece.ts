/** A record of a list, or what should be one. */
export interface Piece {
  readonly text: string;
  readonly fields: readonly string[];
  readonly line: number;
  readonly column: number;
}
