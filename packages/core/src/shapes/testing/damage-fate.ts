// What became of a text with one error that was read again.
import type { Board } from '../../board/board.ts';
import { allFormats } from '../../formats/all-formats.ts';
import { createBoardReader } from '../../formats/reading/reader.ts';

/** What a text gives: its boards, or undefined where something in it is refused or asked about. */
export function boardsIn(text: string): readonly ReadBoards[] | undefined {
  const reader = createBoardReader({ formats: allFormats() });
  const found: ReadBoards[] = [];
  for (const { result, shape } of [...reader.push(text), ...reader.end()]) {
    if (!result.ok) return undefined;
    const read = shape && 'board' in shape ? shape : undefined;
    const isGuessed = read?.primaryGuessed !== undefined;
    found.push({ board: result.value, read: read?.read ?? 'in a format', isGuessed });
  }
  return found.length === 0 ? undefined : found;
}

export interface ReadBoards {
  readonly board: Board;
  /** How the reading says that it was read. */
  readonly read: string;
  /** Whether the reading says that its primary is a guess. */
  readonly isGuessed: boolean;
}

/**
 * What became of a text with an error: `refused`, or asked about; `right`, the same boards; `moved`, as many vehicles, walls and
 * the same exit, as where the error changed a word or a number that says where a vehicle is; `guessed`, with another primary
 * that is said to be a guess; or `lost`: other vehicles, walls or exits without a word.
 */
export type DamageFate = 'right' | 'refused' | 'guessed' | 'moved' | 'lost';

export function damageFate(before: readonly ReadBoards[], text: string): DamageFate {
  const after = boardsIn(text);
  if (!after) return 'refused';
  const isGuessed = after.some((one) => one.isGuessed);
  const same = (of: (board: Board) => unknown): boolean => {
    const all = (boards: readonly ReadBoards[]) => JSON.stringify(boards.map(({ board }) => of(board)));
    return all(before) === all(after);
  };
  const isSameExit = isGuessed || same(({ exit }) => exit);
  if (!same((board) => [board.vehicles.length, board.walls, board.width, board.height]) || !isSameExit)
    return 'lost';
  if (!same(placesOf)) return 'moved';
  if (same(primaryPlace)) return 'right';
  return isGuessed ? 'guessed' : 'lost';
}

const placesOf = ({ vehicles }: Board): readonly string[] =>
  vehicles.map(({ orientation, lane, offset, length }) => [orientation, lane, offset, length].join()).sort();

const primaryPlace = ({ vehicles, primary }: Board): unknown => {
  const { orientation, lane, offset } = vehicles[primary] ?? {};
  return [orientation, lane, offset];
};
