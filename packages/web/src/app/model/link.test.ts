import { legalMoves, startOf, tryParseBoard, validate } from '@unjam/core';
import { boardToSetup, markPrimary } from '@unjam/core/board';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Position,
  readDraftPart,
  readPlayLink,
  readPosition,
  readState,
  splitLink,
  writeEditLink,
  writeLabLink,
  writeLink,
} from './link.ts';
import { linkIn } from './link-in.ts';

const BOARD = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';
const parsed = tryParseBoard(BOARD);
if (!parsed.ok) throw new Error(parsed.error.message);
const board = parsed.value;

/** What a link of a position says. */
function read(hash: string, known?: typeof board) {
  const link = splitLink(hash);
  return link.ok ? readPosition(link.value.parts, known) : link;
}

test('any text is read or refused without an exception', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `#1/play/${text}`),
      ),
      (hash) => {
        expect(typeof read(hash).ok).toBe('boolean');
      },
    ),
  );
});

const positions = (of: typeof board): fc.Arbitrary<Position> =>
  fc.tuple(fc.constantFrom(...legalMoves(of, startOf(of))), fc.boolean()).map(([{ vehicle, by }, made]) => ({
    board: of,
    puzzle: undefined,
    moves: [{ vehicle, by }],
    cursor: made ? 1 : 0,
  }));

describe('a written link reads back', () => {
  test.each(['play', 'solve', 'lab', 'replay'] as const)('%s', (page) => {
    fc.assert(
      fc.property(positions(board), (position) => {
        const hash = writeLink(page, position);
        expect(hash.startsWith(`#1/${page}/`)).toBe(true);
        expect(read(hash)).toEqual({ ok: true, value: position });
      }),
    );
  });

  test('a last move that leaves the board ends at the exit', () => {
    const link = (cells: number) => `#1/replay/XX.a%2F...a%2F..../1d1.0r${cells}`;
    for (const cells of [2, 3, 4])
      expect(read(link(cells))).toMatchObject({ value: { moves: [{ by: 1 }, { by: 2 }] } });
    expect(read(link(5))).toMatchObject({ ok: false, error: { code: 'illegal-move' } });
  });

  test('a puzzle of the catalogue', () => {
    const position = { board, puzzle: 'p-0123abc', moves: [], cursor: 0 };
    expect(writeLink('play', position)).toBe('#1/play/p-0123abc');
    expect(read('#1/play/p-0123abc', board)).toEqual({ ok: true, value: position });
    expect(read('#1/play/p-0123abc').ok).toBe(false);
  });

  test('a board whose exit no short format can express keeps its vehicles in order', () => {
    const left = validate({ ...boardToSetup(board), exit: 'left' });
    if (!left.ok) throw new Error('the board is legal');
    fc.assert(
      fc.property(positions(left.value), (position) => {
        const hash = writeLink('play', position);
        expect(hash.length).toBeLessThan(160);
        expect(read(hash)).toEqual({ ok: true, value: position });
      }),
    );
  });

  test('the lab at a state', () => {
    const visited = startOf(board).map((_, index) => index);
    const position = { board, puzzle: undefined, moves: [], cursor: 0 };
    const hash = writeLabLink(position, visited);
    expect(hash).toBe(`#1/lab/${BOARD}//0/@0123456789ab`);
    expect(read(hash)).toEqual({ ok: true, value: position });
    expect(readState(board, '@0123456789ab')).toEqual({ ok: true, value: visited });
  });

  test('drafts', () => {
    const draft = boardToSetup(board);
    expect(writeEditLink(draft, board)).toBe(`#1/edit/${BOARD}`);
    expect(readDraftPart(BOARD)).toEqual({ ok: true, value: draft });
    const headless = { ...draft, vehicles: markPrimary(draft.vehicles, () => false) };
    const part = writeEditLink(headless, undefined).slice('#1/edit/'.length);
    expect(readDraftPart(part)).toEqual({ ok: true, value: headless });
  });
});

test('the link in a message is found', () => {
  expect(linkIn(`try <https://unjam.example/#1/play/${BOARD}> now`)).toBe(`#1/play/${BOARD}`);
  expect(linkIn('#2 in the list, #1/12')).toBeUndefined();
});

test('a kept link of Play is read, and any other text is not', () => {
  expect(readPlayLink(`#1/play/${BOARD}/11u1`)).toMatchObject({
    moves: [{ vehicle: 11, by: -1 }],
    cursor: 1,
  });
  expect([readPlayLink('#1/play/p-0123abc'), readPlayLink('#1/play'), readPlayLink('x')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
