import { describe, expect, test } from 'vitest';
import { readBoard } from '../../board/board-text.ts';
import {
  advance,
  begin,
  comingMoves,
  countOf,
  isWon,
  play,
  redo,
  restart,
  stateOf,
  type Timeline,
  timelineAt,
  timelineOf,
  undo,
} from './timeline.ts';

const read = readBoard('......\n......\nXX..B.\n....B.\n......\n......');
if (!read.ok) throw new Error(read.error.message);
const board = read.value;
const X = board.primary;
const B = 1 - X;

const start = timelineOf(begin(board, 'Test'));
const after = (timeline: Timeline, ...moves: [number, number][]) =>
  moves.reduce((now, [vehicle, by]) => play(now, { vehicle, by }), timeline);
const offsets = ({ present }: Timeline) => {
  const state = stateOf(present);
  return [state[X], state[B]];
};

describe('what undo restores', () => {
  const played = after(start, [B, 2], [X, 1]);
  const restarted = restart(played);
  const another = advance(restarted, begin(board, 'Another'));
  test.each([
    ['after two moves', played, [1, 4]],
    ['one undone', undo(played), [0, 4]],
    ['both undone', undo(undo(played)), [0, 2]],
    ['undone beyond the beginning', undo(undo(undo(played))), [0, 2]],
    ['undone and redone', redo(undo(played)), [1, 4]],
    ['redone beyond the end', redo(played), [1, 4]],
    ['restarted', restarted, [0, 2]],
    ['the restart undone', undo(restarted), [1, 4]],
    ['the restart undone and redone', redo(undo(restarted)), [0, 2]],
    ['another puzzle', another, [0, 2]],
    ['back through puzzle and restart', undo(undo(another)), [1, 4]],
  ])('%s', (_, timeline, expected) => {
    expect(offsets(timeline)).toEqual(expected);
  });
  test('the name comes back with the puzzle', () => {
    expect([another.present.name, undo(another).present.name]).toEqual(['Another', 'Test']);
  });
  test('a restart of an untouched puzzle is nothing to undo', () => {
    expect(restart(start)).toBe(start);
  });
  test('a move after undo forgets what could be redone', () => {
    expect(play(undo(played), { vehicle: X, by: 2 }).future).toEqual([]);
  });
});

test('moves and steps: neighbouring slides of one vehicle in one direction are one move', () => {
  expect(countOf(after(start, [X, 1], [X, 1], [B, 2], [B, -1]).present)).toEqual({ moves: 3, steps: 5 });
});

test('won when the red car is at the exit', () => {
  expect(isWon(after(start, [B, 2], [X, 3]).present)).toBe(false);
  expect(isWon(after(start, [B, 2], [X, 4]).present)).toBe(true);
});

test('moves of the page mark the attempt as watched until they are undone', () => {
  const watched = play(start, { vehicle: B, by: 1 }, true);
  expect([watched.present.watched, play(watched, { vehicle: B, by: 1 }).present.watched]).toEqual([
    true,
    true,
  ]);
  expect(undo(watched).present.watched).toBe(false);
});

test('a linked attempt stands at its cursor with every move to be undone or redone', () => {
  const moves = [
    { vehicle: B, by: 2 },
    { vehicle: X, by: 4 },
  ];
  const linked = timelineAt(begin(board, 'Linked'), moves, 1);
  expect([linked.past.length, linked.present.moves.length, linked.future.length]).toEqual([1, 1, 1]);
  expect(comingMoves(linked)).toEqual([moves[1]]);
  expect(comingMoves(undo(linked))).toEqual(moves);
  expect(comingMoves(restart(linked))).toEqual([]);
});
