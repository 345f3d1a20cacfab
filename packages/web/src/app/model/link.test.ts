import { moves as movesOf, startOf, tryParseBoard, validate } from '@unjam/core';
import { boardToSetup, markPrimary } from '@unjam/core/board';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Position,
  puzzleIn,
  readLink,
  writeEditLink,
  writeLabLink,
  writeLink,
  writeListLink,
} from './link.ts';

const BOARD = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';
const read = tryParseBoard(BOARD);
if (!read.ok) throw new Error(read.error.message);
const board = read.value;
const none = () => undefined;

describe('a link of version 1 is read', () => {
  test.each([
    ['', 'play', undefined],
    ['#', 'play', undefined],
    ['#1/puzzles', 'puzzles', undefined],
    [`#1/play/${BOARD}`, 'play', { moves: 0, cursor: 0 }],
    [`#1/lab/${BOARD}/11u1.11d1`, 'lab', { moves: 2, cursor: 2 }],
    [`#1/play/${BOARD}/11u1.11d1/1`, 'play', { moves: 2, cursor: 1 }],
    [`#1/play/${BOARD}/11u1.11d1/0`, 'play', { moves: 2, cursor: 0 }],
  ])('%s', (hash, page, position) => {
    const link = readLink(hash, none);
    expect(link.ok && link.value.page).toBe(page);
    const found = link.ok ? link.value.position : undefined;
    expect(found && { moves: found.moves.length, cursor: found.cursor }).toEqual(position);
  });
});

describe('a wrong link is refused with the reason', () => {
  test.each([
    ['#2/play', 'this link was made by a newer version'],
    ['#x/play', 'the link begins with "x"'],
    ['#1/cheat', 'the link names the page "cheat"'],
    ['#1/play/%', 'the link is damaged: a % without two digits'],
    ['#1/play/@', 'this is not a board in any known format'],
    [`#1/play/${BOARD}/2u1`, 'move 1 of the link is "2u1"'],
    [`#1/play/${BOARD}/99r1`, 'move 1 of the link is "99r1"'],
    [`#1/play/${BOARD}/11u1.x`, 'move 2 of the link is "x"'],
    [`#1/play/${BOARD}/11u1.11d1/3`, 'the link stands at move "3"'],
    [`#1/play/${BOARD}/11u1/-1`, 'the link stands at move "-1"'],
    [`#1/play/${BOARD}/11u1/1/more`, 'the link has too many parts'],
    ['#1/play/p-0123abc', 'there is no puzzle "p-0123abc"'],
    ['#1/play/!6x6', 'the draft in the link is damaged'],
    ['#1/play/!6x6.', 'no vehicle is the primary'],
    ['#1/puzzles/0', 'the link names page "0" of the list'],
    ['#1/puzzles/2/3', 'the link names page'],
    [`#1/lab/${BOARD}/11u1/1/@12`, 'the link names the state "@12"'],
    [`#1/play/${BOARD}/0r9`, 'move 1 is illegal'],
    [`#1/play/${'A'.repeat(70_000)}`, 'the link has 70007 characters'],
  ])('%s', (hash, message) => {
    const link = readLink(hash, none);
    expect(link.ok ? '' : link.error.message).toContain(message.slice(0, 40));
  });
  test('any text is read or refused without an exception', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `#1/play/${text}`),
        ),
        (hash) => {
          expect(typeof readLink(hash, none).ok).toBe('boolean');
        },
      ),
    );
  });
});

const positions = (of: typeof board): fc.Arbitrary<Position> =>
  fc.tuple(fc.constantFrom(...movesOf(of, startOf(of))), fc.boolean()).map(([{ vehicle, by }, made]) => ({
    board: of,
    puzzle: undefined,
    moves: [{ vehicle, by }],
    cursor: made ? 1 : 0,
  }));

describe('a written link reads back', () => {
  test.each(['play', 'solve', 'lab'] as const)('%s', (page) => {
    fc.assert(
      fc.property(positions(board), (position) => {
        expect(readLink(writeLink(page, position), none)).toEqual({ ok: true, value: { page, position } });
      }),
    );
  });

  test('a replay begins at its first move', () => {
    fc.assert(
      fc.property(positions(board), (position) => {
        const link = readLink(writeLink('replay', position), none);
        expect(link).toEqual({
          ok: true,
          value: { page: 'play', replay: true, position: { ...position, cursor: 0 } },
        });
      }),
    );
  });

  test('a puzzle of the catalogue', () => {
    const position = { board, puzzle: 'p-0123abc', moves: [], cursor: 0 };
    expect(writeLink('play', position)).toBe('#1/play/p-0123abc');
    expect(puzzleIn('#1/play/p-0123abc')).toBe('p-0123abc');
    expect(puzzleIn(writeLink('play', { ...position, puzzle: undefined }))).toBeUndefined();
    const known = (id: string) => (id === 'p-0123abc' ? board : undefined);
    expect(readLink('#1/play/p-0123abc', known)).toEqual({ ok: true, value: { page: 'play', position } });
  });

  test('a board whose exit no short format can express keeps its vehicles in order', () => {
    const left = validate({ ...boardToSetup(board), exit: 'left' });
    if (!left.ok) throw new Error('the board is legal');
    fc.assert(
      fc.property(positions(left.value), (position) => {
        const hash = writeLink('play', position);
        expect(hash.length).toBeLessThan(160);
        expect(readLink(hash, none)).toEqual({ ok: true, value: { page: 'play', position } });
      }),
    );
  });

  test('the lab at a state', () => {
    const visited = startOf(board).map((_, index) => index);
    const position = { board, puzzle: undefined, moves: [], cursor: 0 };
    expect(readLink(writeLabLink(position, visited), none)).toEqual({
      ok: true,
      value: { page: 'lab', position, visited },
    });
  });

  test('drafts and pages of the list', () => {
    const draft = boardToSetup(board);
    expect(readLink(writeEditLink(draft, board), none)).toEqual({ ok: true, value: { page: 'edit', draft } });
    const headless = { ...draft, vehicles: markPrimary(draft.vehicles, () => false) };
    expect(readLink(writeEditLink(headless, undefined), none)).toEqual({
      ok: true,
      value: { page: 'edit', draft: headless },
    });
    expect([writeListLink(0), writeListLink(4)]).toEqual(['#1/puzzles', '#1/puzzles/5']);
    expect(readLink('#1/puzzles/5', none)).toEqual({ ok: true, value: { page: 'puzzles', list: 4 } });
  });
});
