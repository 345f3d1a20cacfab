import { parseBoard } from '@unjam/core';
import { compactText } from '@unjam/core/formats';
import { beginHistory } from '@unjam/core/game';
import { describe, expect, test } from 'vitest';
import { beginAttempt, markSeen, playMove } from './attempt.ts';
import {
  mergeAttempts,
  readAttempt,
  readAttempts,
  type StoredAttempt,
  sharingHelp,
  wasShown,
  withAttempt,
  writeAttempt,
} from './kept-attempts.ts';

const board = parseBoard('......\n......\nXX..B.\n....B.\n......\n......');
const start = beginHistory(beginAttempt(board, 'Mine'));
const moved = playMove(start, { vehicle: 1 - board.primary, by: 1 }, false, 500);

test('what is written is read again', () => {
  const written = writeAttempt(markSeen(moved), 700);
  const read = readAttempt(JSON.parse(JSON.stringify(written)));
  expect(read?.clock).toBe(700);
  expect(read?.history.present).toMatchObject({ name: 'Mine', seen: true, hints: 0, times: [500] });
  expect(read?.history.present.moves).toHaveLength(1);
});

test.each(['2026-02-30', '2026-99-99'])('%s is the puzzle of no attempt', (puzzle) => {
  const read = readAttempt({ ...writeAttempt(moved, 0), puzzle });
  expect(read?.history.present.puzzle).toBeUndefined();
  expect(read?.history.present.moves).toHaveLength(1);
});

test.each(['1e345', '-1', '"7"'])('%s is no time and no number of hints', (number) => {
  const damaged = JSON.stringify({
    ...writeAttempt(moved, 7),
    times: ['#'],
    clock: '#',
    begun: '#',
    hints: '#',
  });
  const read = readAttempt(JSON.parse(damaged.replaceAll('"#"', number)));
  expect(read).toMatchObject({ clock: 0, history: { present: { times: [null], begun: 0, hints: 0 } } });
});

test.each([[null], [{}], [[7, { board: 'x' }, { link: 'x' }]], ['x']])('%j has no attempts', (stored) => {
  expect(readAttempts(stored)).toEqual([]);
});

const one = (name: string, moves = '1'): StoredAttempt => ({
  board: name,
  link: `#1/play/${name}/${moves}`,
  hints: 0,
});
const namesOf = (attempts: readonly StoredAttempt[]) =>
  attempts.map(({ link }) => link.slice('#1/play/'.length)).join(' ');

describe('withAttempt', () => {
  test.each([
    ['adds one at the end', ['a', 'b'], one('c'), 'a/1 b/1 c/1'],
    ['replaces that of the same board', ['a', 'b'], one('a', '2'), 'b/1 a/2'],
    ['drops one at which nothing is done', ['a', 'b'], { board: 'a', link: '#1/play/a', hints: 0 }, 'b/1'],
    [
      'keeps one without moves whose solution was seen',
      ['b'],
      { board: 'a', link: '#1/play/a', hints: 0, seen: true },
      'b/1 a',
    ],
  ])('%s', (_, before, added, expected) => {
    expect(
      namesOf(
        withAttempt(
          before.map((name) => one(name)),
          added,
        ),
      ),
    ).toBe(expected);
  });

  const SHORT = 'ooooooooooooAAooBoooooBooooooooooooo';
  const attempt = (moves: string, times: readonly (number | null)[]): StoredAttempt => ({
    board: SHORT,
    link: `#1/play/${SHORT}/${moves}`,
    hints: 0,
    times,
  });
  test.each([
    ['another one stays', attempt('1d1', [500]), attempt('1u1', []), '1d1'],
    ['a move makes it the present one', attempt('1d1', [500]), attempt('1u1.1u1', [null, 900]), '1u1.1u1'],
    ['a solved one stays', attempt('1d1.0r4', [500, 600]), attempt('1u1', []), '1d1.0r4'],
    ['all is undone', attempt('1d1', [500]), attempt('1d1/0', []), '1d1/0'],
  ])('moves that are only shown: %s', (_, kept, shown, moves) => {
    expect(namesOf(withAttempt([kept], shown))).toBe(`${SHORT}/${moves}`);
  });

  test('help that is taken at moves that are only shown counts', () => {
    expect(withAttempt([attempt('1d1', [500])], { ...attempt('1u1', []), seen: true })[0]?.later).toBe(true);
  });

  test('keeps a hundred, the oldest goes first', () => {
    let kept: readonly StoredAttempt[] = [];
    for (let i = 0; i < 130; i++) kept = withAttempt(kept, one(`b${i}`));
    expect([kept.length, kept[0]?.board, kept.at(-1)?.board]).toEqual([100, 'b30', 'b129']);
  });
});

test.each([
  ['both are kept', [one('a')], [one('b')], [], 'a/1 b/1'],
  ['this tab went on', [one('b'), one('a')], [one('a', '2')], [one('a')], 'b/1 a/2'],
  ['the other went on', [one('a', '2')], [one('a'), one('b')], [one('a')], 'a/2 b/1'],
  ['this tab dropped one', [one('a'), one('b')], [one('b', '2')], [one('a'), one('b')], 'b/2'],
  ['the other dropped one', [one('b')], [one('a'), one('b')], [one('a'), one('b')], 'b/1'],
])('mergeAttempts: %s', (_, stored, own, before, expected) => {
  const merged = mergeAttempts(stored, own, before);
  expect(namesOf(merged)).toBe(expected);
  expect(mergeAttempts(merged, merged, merged)).toEqual(merged);
});

describe('help that was taken in another tab', () => {
  const help = (hints: number, seen = false): StoredAttempt => ({ ...one('a', String(hints)), hints, seen });
  test.each([
    ['stays where this tab has moved', [help(3)], [help(0)], [], [3, false]],
    ['is added to that of this tab', [help(3)], [help(2)], [help(1)], [4, false]],
    ['a solution that was seen stays seen', [help(0, true)], [help(1)], [], [1, true]],
    ['help at an attempt before is none', [help(3, true)], [one('a', '7')], [help(3, true)], [0, false]],
  ])('%s', (_, stored, own, before, expected) => {
    const [merged] = mergeAttempts(stored, own, before);
    expect([merged?.hints, merged?.seen === true]).toEqual(expected);
  });

  test('is taken over by the present attempt, with what undo brings back', () => {
    const kept = { ...writeAttempt(start, 0), hints: 3, seen: true };
    const shared = sharingHelp(moved, [kept]);
    expect([shared.present, ...shared.past].map(({ hints, seen }) => [hints, seen])).toEqual([
      [3, true],
      [3, true],
    ]);
    expect(sharingHelp(shared, [kept])).toBe(shared);
    expect(sharingHelp(moved, [{ ...kept, board: 'another' }])).toBe(moved);
  });
});

test('a solved attempt keeps its help when another tab takes some', () => {
  const solved = playMove(moved, { vehicle: board.primary, by: 4 }, false, 900);
  const kept = { ...writeAttempt(solved, 0), hints: 3, seen: true };
  expect(sharingHelp(solved, [kept])).toBe(solved);
});

test('a solution that was shown of a later board of a game is known', () => {
  const later = {
    ...one(compactText(parseBoard('......\n......\nXX....\n....B.\n....B.\n......'))),
    seen: true,
  };
  expect(wasShown([later], moved.present)).toBe(true);
  expect(wasShown([later], start.present)).toBe(false);
  expect(wasShown([{ ...later, seen: false }], moved.present)).toBe(false);
});
