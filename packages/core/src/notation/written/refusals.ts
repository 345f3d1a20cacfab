// Why a text is refused, at the word where it fails.
import type { Problem } from '../../basics/errors.ts';
import { quote } from '../../basics/quote.ts';
import type { Result } from '../../basics/result.ts';
import { type Board, primaryOf } from '../../board/board.ts';
import { placeAt } from '../../text/place.ts';
import { labelsOf, unknownLabel } from '../parts/labels.ts';
import { refuse } from '../parts/refuse.ts';
import { type Chunk, says } from './chunk.ts';
import { type Misfit, orientationOf, type WrittenMove } from './orders.ts';
import { isMoveOfStranger } from './stranger.ts';

/** Where an order fails, and among which words. */
export interface Failure extends Misfit {
  readonly chunks: readonly Chunk[];
}

/** The problem with moves of vehicles that are all unknown, such as `Move car Z up 3`: the first unknown word on a line with a direction. */
export function refuseStranger(
  chunks: readonly Chunk[],
  text: string,
  board: Board,
): Result<never, Problem> | undefined {
  const lines = new Set(chunks.filter((chunk) => says(chunk, 'way')).map(({ line }) => line));
  const areMoves = chunks.length > 0 && chunks.every(isMoveOfStranger);
  const letter = areMoves ? 0 : strangerIn(chunks);
  const at =
    letter === -1
      ? chunks.findIndex(({ meanings, line }) => meanings.length === 0 && lines.has(line))
      : letter;
  return at === -1 ? undefined : refuseAt({ at, expected: 'label', chunks }, text, board);
}

/**
 * The first capital letter in front of a direction that names no vehicle, though it may mean something else, as B is *bawah* and E is
 * *and* in Italian: `B down 1`. -1 where there is none.
 */
const strangerIn = (chunks: readonly Chunk[]): number =>
  chunks.findIndex((chunk, index) => {
    const [before, after] = [chunks[index - 1], chunks[index + 1]];
    const isFirst = before?.line !== chunk.line || before.ordinal;
    return (
      /^\p{Lu}$/u.test(chunk.text) &&
      !says(chunk, 'label') &&
      after?.line === chunk.line &&
      says(after, 'way') &&
      (isFirst || (!says(before, 'label') && !/^\p{L}$/u.test(after.text)))
    );
  });

/** Such a letter where it stands before the word at which the order that fits best fails. */
export function strangerBefore(nearest: Failure, chunks: readonly Chunk[]): Failure | undefined {
  const at = strangerIn(chunks);
  const place = chunks[at]?.position ?? Number.MAX_VALUE;
  const fails = nearest.chunks[nearest.at]?.position ?? Number.MAX_VALUE;
  return place < fails ? { at, expected: 'label', chunks } : undefined;
}

/** The problem with a vehicle that cannot slide in the direction of its move. */
export function refuseMove(move: WrittenMove, board: Board, text: string): Result<never, Problem> {
  const { vehicles, chunk } = move;
  const orientation = orientationOf(move);
  const label = board.vehicles[vehicles[0] ?? -1]?.label ?? '';
  const at = placeAt(text, chunk.position);
  if (orientation === undefined)
    return refuse({
      code: 'not-expressible',
      at,
      message: `a horizontal and a vertical vehicle are labelled ${label}, and a sign does not tell which`,
      expected: 'a direction',
      vehicle: label,
    });
  return refuse({ at, ...unknownLabel(label, board, orientation) });
}

/** The problem with another vehicle than the primary that is said to leave the board. */
export function refuseOther({ vehicles, chunk }: WrittenMove, board: Board, text: string) {
  const label = board.vehicles[vehicles[0] ?? -1]?.label ?? '';
  return refuse({
    code: 'unreachable-exit',
    at: placeAt(text, chunk.position),
    message: `${label} is not the red car, and no other vehicle may leave`,
    expected: `${primaryOf(board).label}, the red car`,
    vehicle: label,
  });
}

/** The problem at the word where the order that fits the most words fails. */
export function refuseAt({ at, expected: part, chunks }: Failure, text: string, board: Board) {
  const chunk = chunks[at];
  const labels = [...labelsOf(board).keys()].sort().join(', ');
  const stranger = chunk && isMoveOfStranger(chunk);
  const expected = {
    label: `the label of a vehicle: one of ${labels}`,
    way: 'a direction: left, right, up or down',
    cells: 'a number of cells',
    number: 'the number of the move',
  }[stranger ? 'label' : part];
  if (!chunk)
    return refuse({
      code: 'unfinished',
      at: placeAt(text, text.trimEnd().length),
      message: 'the last move ends too early',
      expected,
    });
  return refuse({
    code: 'unexpected-character',
    at: placeAt(text, chunk.position),
    message: `unexpected ${quote(chunk.text)}`,
    expected,
  });
}
