import { checkBoard, checkParts, object } from '../basics/arguments.ts';
import type { Board } from '../board/board.ts';
import type { Metric, Slide } from '../board/moves.ts';
import { type Moved, movedBy, type Named, named } from '../board/naming.ts';
import type { HintReason, Stuck } from './facts.ts';

/**
 * What hints say, in one language: english.ts has the English, and the app's other languages have this shape too.
 *
 * A text gets vehicles as data and names them itself, because a name can change its form within a sentence.
 *
 * @typeParam Vehicle - how a vehicle is given to the sentences
 */
export interface HintWording<Vehicle extends Named = Named> {
  readonly nothingBlocks: (red: Vehicle) => string;
  readonly block: (blockers: readonly Vehicle[], red: Vehicle) => string;
  /** The vehicle to move, and what for. */
  readonly vehicle: (vehicle: Vehicle, reason: string) => string;
  /**
   * The move, what for, and how much remains after it.
   *
   * @param proved - whether fewer cannot be enough
   * @param metric - what `remaining` counts; default `moves`
   */
  readonly move: (
    moved: Moved<Vehicle>,
    reason: string,
    remaining: number,
    proved: boolean,
    metric?: Metric,
  ) => string;
  /** What a move is for: the second half of a sentence. */
  readonly reasons: {
    readonly exit: string;
    readonly path: (red: Vehicle) => string;
    readonly retreat: (red: Vehicle) => string;
    readonly room: (vehicle: Vehicle) => string;
    readonly roomForBlocker: (vehicle: Vehicle, blocked: Vehicle) => string;
  };
  /** Why a board has no solution. */
  readonly stuck: {
    readonly never: (red: Vehicle, blockers: readonly Vehicle[], wall: boolean) => string;
    readonly farthest: (red: Vehicle, cells: number, blockers: readonly Vehicle[], wall: boolean) => string;
  };
}

/** Words facts about one board in one language. */
export interface HintSpeaker {
  /** `Truck A is in the red car's way.`, or that nothing is. */
  readonly blockers: (vehicles: readonly number[]) => string;
  /** `Move truck A: it clears the red car's path.` */
  readonly next: (move: Slide, because: HintReason) => string;
  /** `Truck A down 2: it clears the red car's path; 7 moves remain.` */
  readonly move: (
    move: Slide,
    because: HintReason,
    remaining: number,
    proved: boolean,
    metric?: Metric,
  ) => string;
  /** `it clears the red car's path` */
  readonly reason: (because: HintReason) => string;
  /** How far the primary comes, and what is in its way there. */
  readonly stuck: (stuck: Stuck) => string;
}

/**
 * Words facts about a board.
 *
 * @param words - the sentences of a language
 * @param board - the board that the facts are about
 * @param nameOf - a vehicle of the board as the sentences take it; default without colours
 */
export function speakOfHints<Vehicle extends Named>(
  words: HintWording<Vehicle>,
  board: Board,
  nameOf: (board: Board, vehicle: number) => Vehicle,
): HintSpeaker;
export function speakOfHints(words: HintWording, board: Board): HintSpeaker;
export function speakOfHints(words: HintWording, board: Board, nameOf = named): HintSpeaker {
  checkParts(words, 'words', { reasons: object, stuck: object });
  checkBoard(board);
  const name = (vehicle: number) => nameOf(board, vehicle);
  const red = name(board.primary);
  const reason = (because: HintReason): string => {
    const { reasons } = words;
    switch (because.kind) {
      case 'exit':
        return reasons.exit;
      case 'path':
      case 'retreat':
        return reasons[because.kind](red);
      case 'room': {
        const vehicle = name(because.vehicle);
        return because.blocks === undefined
          ? reasons.room(vehicle)
          : reasons.roomForBlocker(vehicle, name(because.blocks));
      }
    }
  };
  return {
    reason,
    blockers: (vehicles) =>
      vehicles.length === 0 ? words.nothingBlocks(red) : words.block(vehicles.map(name), red),
    next: (move, because) => words.vehicle(name(move.vehicle), reason(because)),
    move: (move, because, remaining, proved, metric) =>
      words.move(movedBy(board, move, name(move.vehicle)), reason(because), remaining, proved, metric),
    stuck: ({ cells, vehicles, wall }) => {
      const blockers = vehicles.map(name);
      return cells === 0
        ? words.stuck.never(red, blockers, wall)
        : words.stuck.farthest(red, cells, blockers, wall);
    },
  };
}
