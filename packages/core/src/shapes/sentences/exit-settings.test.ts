import { expect, test } from 'vitest';
import { exitSet } from './exit-settings.ts';
import { unclearIn } from './unclear.ts';

test.each([
  [
    'the name of a vehicle',
    '{"cars":[{"id":"target","x":0,"y":2,"len":2,"dir":"H"},{"id":"a","x":5,"len":3}]}',
  ],
  ['its mark', '[{"target":true,"x":0,"y":2,"length":2},{"target":false,"x":0,"y":3,"length":2}]'],
  ['its key', '{"goal":{"x":0,"y":2,"len":2,"dir":"H"},"cars":[]}'],
  ['a call', 'cars = [Car("target", x=0, y=2, length=2), Car("b", x=5, y=1, length=3)]'],
  ['a rectangle', '[{"id":"target","left":0,"top":2,"width":2,"height":1}]'],
  ['another record', '[{"x":5,"y":2,"len":2,"name":"a","target":true},{"name":"b","x":0,"y":1,"len":2}]'],
  ['a kind', "{ id: 'target', x: 0, y: 2, type: 'car', dir: 'h' }"],
  ['a place of its own', '{ name: "target", pos: { x: 0, y: 2 }, size: 2, vertical: false }'],
  ['a name without quotes', 'id=target x=0 y=2 len=2 dir=H'],
  ['a bullet', '- target: col 0, row 2, len 2, direction h'],
  ['a dash', 'target - x: 0, y: 2, length: 2'],
  ['one of several', 'id=a,x=4,y=0,size=2;id=target,x=0,y=2,size=2,dir=H;id=b,x=1,y=1,size=2'],
])('no exit is set by %s', (_, text) => {
  expect(exitSet(text)).toBeUndefined();
  expect(unclearIn(text)).toEqual([]);
});

test.each([
  ['the square of a goal', '{"goal":{"x":0,"y":2},"cars":[{"x":4,"y":2,"len":2}]}'],
  ['a goal without a length', '[{"type":"goal","x":0,"y":2,"width":1,"height":1}]'],
  ['a goal beside the size', '{"width":6,"height":6,"target":"col 0"}'],
  ['a line of a program', 'TARGET_COL = -1'],
  ['a column behind a word', 'size=6 target_x=0'],
  ['a goal with an edge', '{"goal":{"x":0,"y":2,"dir":"left"}}'],
  ['a test of a program', 'if target.x == 0 and target.length == 2'],
])('an exit at the left may be set by %s', (_, text) => {
  expect(exitSet(text)).toEqual({ edges: ['left', 'top', 'bottom'] });
});
