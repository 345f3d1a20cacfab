import { describe, expect, test } from 'vitest';
import { parseBoard } from '../../formats/reading/parse-board.ts';
import { scoreLeniently } from './reasoning-gym.ts';

// The scores are those of reasoning-gym's own rules, reasoning_gym/games/rush_hour.py.

const jam = parseBoard('oooooCoooooCAAoBoooooBoooooxoooDDDoo');

describe('the score of reasoning-gym', () => {
  test.each([
    ['solved step by step', 'B-2 A+4', 1, 2, 0],
    ['a slide that goes on until it is blocked', 'B-9 A+9', 1, 2, 2],
    ['the same within prose', 'First B-2, then the red car: A+4.', 1, 2, 0],
    ['an illegal move that changes nothing', 'A+2 B-2 A+4', 1, 3, 2],
    ['only the end counts', 'B-2 A+4 A-1', 0.01, 3, 0],
    ['lower case is not a move', 'b-2 a+4', 0.01, 0, 0],
    ['two letters: the second is the vehicle', 'XB-2 XA+4', 1, 2, 0],
    ['no cells', 'B-0 B-2 A+4', 1, 3, 0],
    ['the letter of a wall', 'E+1 B-2 A+4', 1, 3, 1],
    ['far beyond the last letter', 'Z+1 B-2 A+4', 1, 3, 1],
    ['the letter after the last wall', 'F+1 B-2 A+4', 0, 1, 1],
    ['nothing', '', 0, 0, 0],
    ['no move', 'no idea', 0.01, 0, 0],
  ] as const)('%s: %j', (_, text, score, found, altered) => {
    expect(scoreLeniently(jam, text)).toMatchObject({ ok: true, value: { score, found, altered } });
  });

  test('letters mean places in the alphabet, where a label is left out too', () => {
    const gap = parseBoard('ooooooooooooAADoooooDooooooxoxoooooo');
    expect(scoreLeniently(gap, 'D-2 A+4')).toMatchObject({ value: { score: 0.01 } });
    expect(scoreLeniently(gap, 'B-2 A+4')).toMatchObject({ value: { score: 1 } });
  });
});

test.each([
  ['XX..\n....\n....\n....', 'it is 4×4'],
  ['AA....\n......\n......\n......\n......\n......', 'the primary is horizontal and 2 cells long in lane 1'],
  ['......\n......\nXX.B..\n...B..\n......\n......', 'the primary is labelled X'],
  ['......\n......\nAA....\nBBBB..\n......\n......', 'B covers 4 cells'],
])('%j is refused', (text, message) => {
  const refused = scoreLeniently(parseBoard(text, { primary: text.includes('X') ? 'X' : 'A' }), 'A+1');
  expect(refused.ok ? '' : refused.error.message).toContain(message);
});
