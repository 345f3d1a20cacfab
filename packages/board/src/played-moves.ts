// The moves that a person made on a board since the page set it, with undo and redo.

import { applyMove, type Slide, type State } from '@unjam/core';
import { at } from '@unjam/core/basics';

/** The moves made from one state on. Those that were taken back can be made again until another move is made. */
export class PlayedMoves {
  #from: State = [];
  #moves: readonly Slide[] = [];
  #count = 0;

  /** Forgets all moves: from here on they are counted from a state. */
  start(from: State): void {
    this.#from = from;
    this.#moves = [];
    this.#count = 0;
  }

  /** The state before the first move. */
  get from(): State {
    return this.#from;
  }

  /** The moves in the order in which they were made, without those that were taken back. */
  get moves(): readonly Slide[] {
    return this.#moves.slice(0, this.#count);
  }

  copy(): PlayedMoves {
    const copy = new PlayedMoves();
    copy.#from = this.#from;
    copy.#moves = this.#moves;
    copy.#count = this.#count;
    return copy;
  }

  add(move: Slide): void {
    this.#moves = [...this.moves, move];
    this.#count += 1;
  }

  /** Takes the last move back; returns the slide that does so, undefined where there is no move. */
  undo(): Slide | undefined {
    if (this.#count === 0) return undefined;
    this.#count -= 1;
    const { vehicle, by } = at(this.#moves, this.#count);
    return { vehicle, by: -by };
  }

  /** Makes the move again that was taken back last; returns it, undefined where there is none. */
  redo(): Slide | undefined {
    const move = this.#moves[this.#count];
    if (move) this.#count += 1;
    return move;
  }

  /** The state after the moves. */
  get state(): State {
    return this.moves.reduce(applyMove, this.#from);
  }
}
