import { expect, test } from 'vitest';
import { beginHistory, canRedo, canUndo, record, redo, undo } from './history.ts';

const abc = record(record(beginHistory('A'), 'B'), 'C');

test.each([
  ['what was recorded', abc, ['A', 'B'], 'C', []],
  ['one undone', undo(abc), ['A'], 'B', ['C']],
  ['all undone', undo(undo(abc)), [], 'A', ['B', 'C']],
  ['undo beyond the beginning', undo(undo(undo(abc))), [], 'A', ['B', 'C']],
  ['undo, then redo', redo(undo(abc)), ['A', 'B'], 'C', []],
  ['redo beyond the end', redo(abc), ['A', 'B'], 'C', []],
  ['a new value after an undo', record(undo(abc), 'D'), ['A', 'B'], 'D', []],
  ['the present value again', record(undo(abc), 'B'), ['A'], 'B', ['C']],
  ['a limit, beyond which the oldest is forgotten', record(abc, 'D', 2), ['B', 'C'], 'D', []],
])('%s', (_, history, past, present, future) => {
  expect(history).toEqual({ past, present, future });
  expect([canUndo(history), canRedo(history)]).toEqual([past.length > 0, future.length > 0]);
});

test('where nothing changes, the history is the same object', () => {
  const start = beginHistory(undefined);
  expect([undo(start), redo(start), record(start, undefined)]).toEqual([start, start, start]);
  expect(undo(start)).toBe(start);
  expect(redo(abc)).toBe(abc);
  expect(record(abc, 'C')).toBe(abc);
});

test('a value may be undefined and is undone like any other', () => {
  const history = record(beginHistory<number | undefined>(undefined), 1);
  expect(undo(history)).toEqual({ past: [], present: undefined, future: [1] });
});
