import { describe, expect, it, test } from 'vitest';
import { MARGIN } from '../flat-board/flat-board.ts';
import { exitEvidence, type LaneEnd, laneEnds } from './exits.ts';

const [COLUMNS, ROWS] = [5, 4];
const WIDTH = COLUMNS + 2 * MARGIN;
const HEIGHT = ROWS + 2 * MARGIN;

/** What is said of the exit if the network is sure of it at one place, counted from the first cell of the board; or at none. */
function evidence(seen?: { readonly row: number; readonly column: number }) {
  const exits = new Float32Array(WIDTH * HEIGHT).fill(-20);
  if (seen) exits[(seen.row + MARGIN) * WIDTH + seen.column + MARGIN] = 20;
  const nothing = new Float32Array();
  const look = { exits, filled: nothing, right: nothing, below: nothing, aligned: 0 };
  return exitEvidence(look, COLUMNS, ROWS);
}

const lanes = [
  ...Array.from({ length: ROWS }, (_, lane) => ({ orientation: 'horizontal', lane }) as const),
  ...Array.from({ length: COLUMNS }, (_, lane) => ({ orientation: 'vertical', lane }) as const),
];
const places = lanes.flatMap(({ orientation, lane }) => laneEnds.map((end) => ({ orientation, lane, end })));

describe('an exit that is seen beside the board', () => {
  it.each<['horizontal' | 'vertical', number, LaneEnd, { row: number; column: number }]>([
    ['horizontal', 2, 1, { row: 2, column: COLUMNS }],
    ['horizontal', 0, 0, { row: 0, column: -1 }],
    ['vertical', 4, 1, { row: ROWS, column: 4 }],
    ['vertical', 1, 0, { row: -1, column: 1 }],
  ])('makes one end of a lane likely: %s, lane %i, end %i', (orientation, lane, end, seen) => {
    const exits = evidence(seen);
    for (const place of places) {
      const isSeen = place.orientation === orientation && place.lane === lane && place.end === end;
      // with equal chances an exit is seen, at one of 18 places, and no exit is seen
      const expected = Math.log(isSeen ? 0.5 + 0.5 * 18 : 0.5);
      expect(exits(place.orientation, place.lane, place.end)).toBeCloseTo(expected, 5);
    }
  });
});

test('without an exit that is seen all places are equally likely', () => {
  const exits = evidence();
  const values = places.map(({ orientation, lane, end }) => exits(orientation, lane, end));
  for (const value of values) expect(value).toBeCloseTo(values[0] ?? Number.NaN, 5);
});
