import { type Board, parseBoard } from '@unjam/core';
import { expect, test } from 'vitest';
import { BoardInput } from './board-input.ts';

/** A board that notes which vehicle is chosen, and a pointer that clicks vehicles: undefined is a cell on which none stands. */
function clicked(board: Board, ...vehicles: readonly (number | undefined)[]): (number | undefined)[] {
  const stage = new EventTarget();
  const chosen: (number | undefined)[] = [];
  let under: number | undefined;
  const drawn = {
    box: () => ({ width: 100, height: 100 }),
    vehicleUnder: () => under,
    targetUnder: () => undefined,
    choose: (_: unknown, vehicle: number | undefined) => void chosen.push(vehicle),
    hold: () => {},
    put: () => {},
    settle: () => {},
  };
  const state = board.vehicles.map(({ offset }) => offset);
  const game = { board, state, movable: undefined, make: () => {}, refuse: () => {} };
  new BoardInput(stage as never, drawn as never, game as never);
  return vehicles.map((vehicle) => {
    under = vehicle;
    for (const type of ['pointerdown', 'pointerup'])
      stage.dispatchEvent(
        Object.assign(new Event(type), { pointerId: 1, button: 0, clientX: 10, clientY: 10 }),
      );
    return chosen.at(-1);
  });
}

const board = parseBoard('......\n...a..\nXX.a..\n......\n......\n......');

test('a click chooses a vehicle, a second one on it or one beside it lets it go, and one on another chooses that', () => {
  expect(clicked(board, 0, 0, 1, 0, undefined)).toEqual([0, undefined, 1, 0, undefined]);
});

/** What a board does while vehicle 0, held by a press, gets these events: `move` for a move that is made. */
function heldDuring(...types: readonly string[]) {
  const stage = new EventTarget();
  const done: string[] = [];
  const drawn = {
    box: () => ({ width: 100, height: 200 }),
    vehicleUnder: () => 0,
    targetUnder: () => undefined,
    choose: () => {},
    hold: (_: number, pointer?: number) => void done.push(pointer === undefined ? 'let go' : 'held'),
    put: () => {},
    nudge: () => {},
    settle: () => void done.push('settled'),
  };
  const board = parseBoard('......\n...a..\nXX.a..\n......\n......\n......');
  const state = board.vehicles.map(({ offset }) => offset);
  const game = { board, state, movable: undefined, make: () => void done.push('move'), refuse: () => {} };
  new BoardInput(stage as never, drawn as never, game as never);
  const events = ['pointerdown', 'pointermove', ...types].map((type, i) =>
    Object.assign(new Event(type, { cancelable: true }), {
      pointerId: 1,
      button: 0,
      clientX: i > 0 ? 110 : 10,
      clientY: i > 0 ? 110 : 10,
    }),
  );
  for (const event of events) stage.dispatchEvent(event);
  return { done, prevented: events.map(({ defaultPrevented }) => defaultPrevented) };
}

test('a pointer that the browser takes away, as for its menu, lets go of the vehicle without a move', () => {
  expect(heldDuring('lostpointercapture', 'pointermove', 'pointerup').done).toEqual([
    'held',
    'let go',
    'settled',
  ]);
  // browsers send it after every drag
  expect(heldDuring('pointerup', 'lostpointercapture').done).toEqual(['held', 'let go', 'move']);
});

test('a selection that covers the board is not dragged in place of the vehicle', () => {
  expect(heldDuring('dragstart').prevented).toEqual([false, false, true]);
});
