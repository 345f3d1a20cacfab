import { describe, expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { createBoardReader } from '../reading/reader.ts';

const first = ['AA...O', 'P..Q.O', 'PXXQ.O', 'P..Q..', 'B...CC', 'B.RRR.'];
const second = ['AABBC.', 'D..EC.', 'DXXEC.', 'D.FGGG', '..FHHH', 'IIIJJ.'];

/** The heights of the boards of a text, or false where one is refused. */
function heights(text: string): (number | false)[] {
  const reader = createBoardReader({ formats: allFormats() });
  return [...reader.push(text), ...reader.end()].map(({ result }) => result.ok && result.value.height);
}

const spaced = (rows: readonly string[]) => rows.map((row) => [...row].join(' '));
const boxed = (rows: readonly string[]) => ['+------+', ...rows.map((row) => `|${row}|`), '+------+'];

describe('a board with a line between two of its rows, beside another one', () => {
  test.each([
    ['rows', (rows: readonly string[]) => rows],
    ['rows with blanks', spaced],
    ['rows in a border', boxed],
  ])('%s', (_, write) => {
    for (const between of ['', '# to do'])
      for (const heading of ['', 'The hard one:\n'])
        for (let at = 2; at < 5; at++) {
          const torn = write(second).toSpliced(at, 0, between).join('\n');
          expect(heights(`${write(first).join('\n')}\n\n${heading}${torn}\n`), torn).toEqual([6, 6]);
        }
  });
});

test('two boards that are less high than wide stay two', () => {
  const flat = (rows: readonly string[]) => rows.slice(0, 3).join('\n');
  const wide = ['AABB..', 'XX..C.', 'D...C.', 'D.EE..'];
  expect(heights(`${first.join('\n')}\n\n${wide.join('\n')}\n\n${wide.join('\n')}\n`)).toEqual([6, 4, 4]);
  // three rows with vehicles that are cut are refused, whatever stands below them
  expect(heights(`${first.join('\n')}\n\n${flat(second)}\n\n\n${flat(second)}\n`)[0]).toBe(6);
});
