// Source: the classic board, whose red car stands on the third of six rows and leaves at the right.
// Guarantee: a turned picture of a classic board gives the upright board; any other board is left as seen, with the exit
// that the picture shows.
//
//    . . | . .        the red car points down, one lane right of the middle:
//    . . | . .   ->   turned back by a quarter, it stands on the upper middle row
import type { Edge } from '../board/setup.ts';
import { type ExitEvidence, type LaneEnd, laneEnds } from './evidence/exits.ts';
import { isClassic, laneOf } from './evidence/primary-lane.ts';
import type { QuarterTurns } from './image/picture.ts';
import { ALL_TURNS, EDGES_CLOCKWISE } from './image/quarter-turns.ts';
import type { ReadOptions } from './read-options.ts';
import type { Piece } from './tilings/tilings.ts';

/** How a board stands once it is upright. */
export interface Standing {
  /** The quarter turns clockwise that put the picture upright. */
  readonly turns: QuarterTurns;
  /** The edge by which the primary leaves the upright board. */
  readonly exit: Edge;
  /** How likely it is, as a logarithm; only differences mean something. */
  readonly score: number;
}

/** How likely a board that is not classic is in comparison with a classic one, as a logarithm. */
const NOT_CLASSIC = -3;
/** What is added if it is also turned where it need not be, because the caller says at which edge the exit is. */
const TURNED = -4;
/** What is added for half a turn of a board that is classic as seen, too, as one with a middle row is: few pictures are upside down. */
const UPSIDE_DOWN = -Math.log(2.5);
/** What is added for an exit at the left or at the top, which boards rarely have. */
const RARE_EXIT = -0.1;

/**
 * The ways in which the board may stand upright, the likeliest first: turned so that the primary is on its classic row and
 * the exit at the right, or not turned, with the exit at either end of the primary's lane.
 *
 * @param exits - where the picture shows the exit
 */
export function standingsOf(
  primary: Piece,
  columns: number,
  rows: number,
  exits: ExitEvidence,
  options: Pick<ReadOptions, 'exit' | 'turns'>,
): readonly [Standing, ...Standing[]] {
  const isUpright = isClassic(primary, columns, rows, 0);
  const ways = ALL_TURNS.flatMap((turns) =>
    laneEnds.map((end) => {
      const exit = edgeOf(primary, end, turns);
      const classic = exit === 'right' && isClassic(primary, columns, rows, turns);
      const rare = exit === 'left' || exit === 'top' ? RARE_EXIT : 0;
      const halfTurn = classic && isUpright && turns !== 0 ? UPSIDE_DOWN : 0;
      const prior = classic ? halfTurn : NOT_CLASSIC + (turns === 0 ? 0 : TURNED) + rare;
      return {
        turns,
        exit,
        score: exits(primary.orientation, laneOf(primary, columns), end) + prior,
        classic,
        halfTurn,
      };
    }),
  );
  const told = ways.filter(
    ({ turns, exit, classic }) =>
      turns === (options.turns ?? turns) &&
      exit === (options.exit ?? exit) &&
      (options.turns !== undefined || options.exit !== undefined || classic || turns === 0),
  );
  // the options may ask for an exit that the primary cannot reach after the turns that they ask for: the turns decide then
  const possible = told.length > 0 ? told : ways.filter(({ turns }) => turns === options.turns);
  const [best, ...others] = possible.sort((a, b) => b.score - a.score);
  // what the picture does not show makes no board surer
  const seen = others.map((way) => ({ ...way, score: Math.min(best!.score, way.score - way.halfTurn) }));
  return [best!, ...seen];
}

/** The edge of the turned board at which an end of a piece's lane lies. */
export function edgeOf({ orientation }: Pick<Piece, 'orientation'>, end: LaneEnd, turns: QuarterTurns): Edge {
  const inPicture = orientation === 'horizontal' ? (end === 1 ? 1 : 3) : end === 1 ? 2 : 0;
  return EDGES_CLOCKWISE[(inPicture + turns) % 4]!;
}
