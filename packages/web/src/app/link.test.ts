import { moves as movesOf, startOf, tryParseBoard } from '@unjam/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pages, readLink, writeLink } from './link.ts';

const BOARD = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';
const read = tryParseBoard(BOARD);
if (!read.ok) throw new Error(read.error.message);
const board = read.value;

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
    const link = readLink(hash);
    expect(link.ok && link.value.page).toBe(page);
    const found = link.ok ? link.value.position : undefined;
    expect(found && { moves: found.moves.length, cursor: found.cursor }).toEqual(position);
  });
});

describe('a wrong link is refused with the reason', () => {
  test.each([
    ['#2/play', 'the link is of version "2"'],
    ['#1/cheat', 'the link names the page "cheat"'],
    ['#1/play/%', 'the link is damaged: a % without two digits'],
    ['#1/play/@', 'this is no board in any known format'],
    [`#1/play/${BOARD}/2u1`, 'move 1 of the link is "2u1"'],
    [`#1/play/${BOARD}/99r1`, 'move 1 of the link is "99r1"'],
    [`#1/play/${BOARD}/11u1.x`, 'move 2 of the link is "x"'],
    [`#1/play/${BOARD}/11u1.11d1/3`, 'the link stands at move "3"'],
    [`#1/play/${BOARD}/11u1/-1`, 'the link stands at move "-1"'],
    [`#1/play/${BOARD}/11u1/1/more`, 'the link has too many parts'],
    [`#1/play/${BOARD}/0r9`, 'move 1 is illegal'],
    [`#1/play/${'A'.repeat(70_000)}`, 'the link has 70007 characters'],
  ])('%s', (hash, message) => {
    const link = readLink(hash);
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
          expect(typeof readLink(hash).ok).toBe('boolean');
        },
      ),
    );
  });
});

test('a written link reads back', () => {
  const legal = movesOf(board, startOf(board));
  fc.assert(
    fc.property(fc.constantFrom(...pages), fc.constantFrom(...legal), fc.boolean(), (page, move, made) => {
      const position = { board, moves: [move], cursor: made ? 1 : 0 };
      const link = readLink(writeLink(page, position));
      const found = link.ok ? link.value.position : undefined;
      expect(link.ok && link.value.page).toBe(page);
      expect([found?.moves, found?.cursor]).toEqual([position.moves, position.cursor]);
      expect(found?.board).toEqual(board);
    }),
  );
});
