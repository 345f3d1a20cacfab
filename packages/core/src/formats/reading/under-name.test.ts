import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legalBoards, letterLabels } from '../../testing/arbitraries.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { formatById } from '../registry.ts';
import { createBoardReader } from './reader.ts';
import { underName } from './under-name.ts';

const rows = 'XX..\n....';

test.each([
  ['Card 1', `Card 1\n${rows}`],
  ['Jam-36:', `Jam-36:\n${rows}`],
  [' padded ', `padded\n${rows}`],
  ['', rows],
  ['\n', `# \\u000a\n${rows}`],
  ['AA..', `# AA..\n${rows}`],
  ['# hidden', `# # hidden\n${rows}`],
  ['Good\n\nForged\nXX..', `Good\\u000a\\u000aForged\\u000aXX..\n${rows}`],
  ['IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM', `# IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM\n${rows}`],
  ['[{"width": 6', `# [{"width": 6\n${rows}`],
])('%j', (name, text) => {
  expect(underName(rows, name)).toBe(text);
});

test('a comment that would be the first row of a drawing has its name in quotes', () => {
  const drawn = '. x .\n@ @ .';
  const text = underName(drawn, 'x .');
  expect(text).toBe(`# "x ."\n${drawn}`);
  expect(readAll(text).map(({ name, result }) => [name, result])).toEqual([
    [undefined, readAll(drawn)[0]?.result],
  ]);
});

test('with any name exactly one board is read back, and it is the same board', () => {
  const name = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[XAox.\-/[({"#1 \n|+]{1,20}$/));
  fc.assert(
    fc.property(legalBoards({ labels: letterLabels }), name, (board, named) => {
      for (const format of [formatById('grid'), formatById('framed'), formatById('drawing')]) {
        const printed = format.print(board);
        if (!printed.ok) continue;
        const alone = readAll(printed.value);
        if (alone.length !== 1 || !alone[0]?.result.ok) continue; // a board that is not recognised without a name
        const [read, ...others] = readAll(underName(printed.value, named));
        expect(others).toEqual([]);
        expect(read?.result).toEqual(alone[0].result);
      }
    }),
    { numRuns: randomRuns(300) },
  );
});

function readAll(text: string) {
  const reader = createBoardReader();
  return [...reader.push(text), ...reader.end()];
}
