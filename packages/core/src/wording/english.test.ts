import { describe, expect, test } from 'vitest';
import { boardOf } from '../testing/drawn.ts';
import { englishHints } from './english.ts';
import { speakOfHints } from './wording.ts';

// two vehicles are labelled p: one in a row, one in a column
const board = boardOf(['...q..', 'pp.q..', 'XX.q..', '.....c', 'p....c', 'p.....']);
const indexOf = (label: string, orientation: string) =>
  board.vehicles.findIndex((vehicle) => vehicle.label === label && vehicle.orientation === orientation);
const [q, c, p] = [indexOf('q', 'vertical'), indexOf('c', 'vertical'), indexOf('p', 'horizontal')] as const;
const english = speakOfHints(englishHints, board);

describe('English', () => {
  test.each([
    ['no blocker', english.blockers([]), "Nothing is in the red car's way."],
    ['one blocker', english.blockers([q]), "Truck q is in the red car's way."],
    [
      'blockers',
      english.blockers([q, c, p]),
      "Truck q, car c and horizontal car p are in the red car's way.",
    ],
    [
      'what to move',
      english.next({ vehicle: q, by: 3 }, { kind: 'path' }),
      "Move truck q: it clears the red car's path.",
    ],
    [
      'the red car',
      english.next({ vehicle: 0, by: 4 }, { kind: 'exit' }),
      'Move the red car: it reaches the exit.',
    ],
    [
      'at most',
      english.move({ vehicle: c, by: -1 }, { kind: 'room', vehicle: q, blocks: 0 }, 1, false, 'steps'),
      'Car c up 1: it makes room for truck q, which blocks the red car; at most 1 step remains.',
    ],
    [
      'stuck behind two things',
      english.stuck({ cells: 1, vehicles: [q, c], wall: true }),
      'This board has no solution: the red car never gets further than 1 cell; truck q, car c or a wall is in its way.',
    ],
    [
      'never nearer',
      english.stuck({ cells: 0, vehicles: [q], wall: false }),
      'This board has no solution: the red car never gets nearer to the exit; truck q is in its way.',
    ],
  ])('%s', (_, said, sentence) => {
    expect(said).toBe(sentence);
  });
});

test('vehicles are named as the caller names them', () => {
  const inBlue = speakOfHints(englishHints, board, (_, index) => ({
    colour: 'blue',
    kind: 'truck',
    label: String(index),
  }));
  expect(inBlue.reason({ kind: 'room', vehicle: 2 })).toBe('it makes room for blue truck 2');
});
