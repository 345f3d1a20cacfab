// The English words of texts that were chosen with care: each says in few words what a player has to know, and the same
// thing has the same words on every page.

import type { Named } from '@unjam/board/languages/parts/vehicle-words';
import { tryParseNameless } from '@unjam/core/formats';
import { describe, expect, test } from 'vitest';
import { atlasText } from './english/atlas.ts';
import { commonText } from './english/common.ts';
import { editText } from './english/edit.ts';
import { hintText } from './english/hints.ts';
import { labText } from './english/lab.ts';
import { playText } from './english/play.ts';
import { problemText } from './english/problems.ts';
import { puzzlesText } from './english/puzzles.ts';
import { resultText } from './english/result.ts';
import { settingsText } from './english/settings.ts';

const truck: Named = { colour: 'blue', kind: 'truck', label: 'A' };
const red: Named = { colour: 'red', kind: 'car', label: '' };

describe('the result', () => {
  test.each([
    [resultText().fewest, "That's the fewest possible!"],
    [resultText().solvedIn(6), 'Solved in 6 moves.'],
    [resultText().solvedWithHelp(6), 'Solved with help in 6 moves.'],
    [`9 ${playText().best(6)}`, '9 · best 6'],
  ])('%s', (said, wording) => {
    expect(said).toBe(wording);
  });
});

describe('the first step of a hint', () => {
  const car: Named = { colour: 'green', kind: 'car', label: 'C' };

  test.each([
    [hintText().nothingBlocks(red), "Nothing is in the red car's way."],
    [hintText().block([truck], red), "Blue truck A is in the red car's way."],
    [hintText().block([truck, car], red), "Blue truck A and green car C are in the red car's way."],
    [
      hintText().block([truck, car, { ...truck, label: 'B' }], red),
      "Blue truck A, green car C and blue truck B are in the red car's way.",
    ],
  ])('%s', (said, wording) => {
    expect(said).toBe(wording);
  });
});

describe('the editor', () => {
  const problem = (code: 'no-primary' | 'bent-vehicle' | 'overlap', vehicle?: string): string =>
    problemText().inDrawing({ code, message: '', ...(vehicle && { at: { vehicle } }) });

  test.each([
    [editText().solvableIn(6), 'Solvable in 6 moves.'],
    [problem('no-primary'), 'Add a red car: draw a vehicle, then Make red'],
    [problem('bent-vehicle', 'C'), 'Vehicle C must lie in one row or column'],
    [problem('overlap'), 'Two vehicles share this square'],
  ])('%s', (said, wording) => {
    expect(said).toBe(wording);
  });

  test('the buttons are called as the advice calls them', () => {
    const { exit, makeRed, picture } = editText();
    expect(makeRed).toBe('Make red');
    for (const text of [picture.noRedCar, picture.byPlace]) expect(text).toContain(makeRed);
    expect(picture.exitNotSeen).toContain(exit);
    expect(picture.exitNotSeen).toContain(picture.turn);
    expect(picture.replaced).toContain(commonText().undo);
    expect(picture.noBoard).toContain(commonText().undo);
  });
});

describe('hints', () => {
  test.each([
    [hintText().reasons.path(red), "it clears the red car's path"],
    // "it" is the red car, which the sentence names first
    [
      hintText().stuck.never(red, [truck], false),
      'This board has no solution: the red car never gets nearer to the exit; blue truck A is in its way.',
    ],
    [
      hintText().stuck.farthest(red, 2, [truck], false),
      'This board has no solution: the red car never gets further than 2 cells; blue truck A is in its way.',
    ],
    // the first step of a hint is a sentence of its own, which must say whose way is meant
    [hintText().block([truck], red), "Blue truck A is in the red car's way."],
  ])('%s', (said, wording) => {
    expect(said).toBe(wording);
  });
});

test.each(['xyz', 'AA', '{}', ''])('what is said of the link of a board %j names no function', (text) => {
  const read = tryParseNameless(text);
  expect(read.ok ? '' : problemText().sentence(read.error)).toMatch(/^[^()]+$/);
});

describe('links, lists, lab and settings', () => {
  test.each([
    [playText().noSolution, 'no solution'],
    [problemText().newerVersion, 'This link was made by a newer version'],
    [labText().closer, 'One move closer'],
    [labText().hardest, 'Hardest position'],
    [labText().toStart, 'Back to start'],
    [`${labText().view}: ${labText().map} · ${labText().race}`, 'View: Map · Race'],
    [labText().notGuaranteed, 'not guaranteed'],
    [labText().rows.peakFrontier, 'Peak frontier'],
    [labText().outcomes.finished.moves(6), 'Finished: 6 moves.'],
    [puzzlesText().minMoves, 'Min moves'],
    [atlasText().least(atlasText().measures.moves), 'Min moves'],
    [puzzlesText().sortBy, 'Sort by'],
    [atlasText().sort, 'Sort by'],
    [puzzlesText().noneMatch, 'No puzzles match.'],
    [atlasText().none, 'No puzzles match.'],
    [settingsText().system, 'System'],
    [settingsText().themes.system, 'System'],
    [commonText().skip, 'Skip to content'],
  ])('%s', (said, wording) => {
    expect(said).toBe(wording);
  });
});
