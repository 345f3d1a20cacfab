// Boards that are one puzzle share a family and a split: other states of a cluster, and mirror images of all of them.
import { createHash } from 'node:crypto';
import { type Board, explore, parseBoard, solve } from '@unjam/core';
import { examine } from '@unjam/core/analysis';
import { mirror, transpose } from '@unjam/core/board';
import { hardestState } from '@unjam/core/engine';
import { compactText } from '@unjam/core/formats';
import { boardOfLayout, layoutOf } from '@unjam/core/generate';
import { expect, test } from 'vitest';
import { familyFrom, familyOf, splitOf } from './family.ts';

/** Puzzles of different clusters, those of 5×5 with the primary in the middle row, so that a twin is a puzzle of its own. */
const puzzles = [
  'AABBC/DD.EC/FXXE./F.GHH/IIG..',
  'ABBCD/A.ECD/XXE.F/GGG.F/HHH..',
  'ABCCD/ABE.D/XXE../..FGG/HHF..',
  'ABCCD/ABEFD/XXEFG/..H.G/..H..',
  'A..../ABBCD/XXECD/.FE.G/.FHHG',
  '..0..A/..0..A/XX0.../.RGGY./VR..Y./VR....',
].map((text) => parseBoard(text));

const upsideDown = (board: Board): Board => transpose(mirror(transpose(board)));

/** The positions of a shortest solution: other states of the cluster, from the first to one before the end. */
function mates(board: Board): Board[] {
  const answer = solve(board);
  if (answer.kind !== 'solved') throw new TypeError('a puzzle of this test has no solution');
  const found: Board[] = [];
  let vehicles = board.vehicles;
  for (const { vehicle, by } of answer.solution) {
    found.push({ ...board, vehicles });
    vehicles = vehicles.map((each, index) =>
      index === vehicle ? { ...each, offset: each.offset + by } : each,
    );
  }
  return found.slice(1).map((each) => parseBoard(compactText(each)));
}

/** Every board with the number of its puzzle. */
const boards = puzzles.flatMap((board, puzzle) =>
  [board, ...mates(board)].flatMap((each) => [each, upsideDown(each)].map((board) => ({ puzzle, board }))),
);

/** How many puzzles have boards under more than one key. */
function divided(keyOf: (board: Board) => unknown): number {
  const keys = puzzles.map(() => new Set<unknown>());
  for (const { puzzle, board } of boards) keys[puzzle]?.add(keyOf(board));
  return keys.filter((each) => each.size > 1).length;
}

/** The family from the hardest states that the analysis of a puzzle finds, as the export of tasks takes it. */
const examinedFamily = (board: Board): string => familyFrom(examine(board)?.hardest ?? []);

const canonical = (board: Board): string => compactText(boardOfLayout(layoutOf(board)));

test('the boards are twins and states of one cluster', () => {
  expect(boards.length).toBeGreaterThan(100);
  expect(new Set(boards.map(({ board }) => canonical(board))).size).toBeGreaterThan(boards.length * 0.9);
  puzzles.forEach((_, puzzle) => {
    const states = boards
      .filter((each) => each.puzzle === puzzle)
      .map(({ board }) => {
        const explored = explore(board);
        return explored.kind === 'explored' && explored.cluster.states;
      });
    expect(new Set(states).size).toBe(1);
  });
});

test('each puzzle has one family, however it is found, and other puzzles have other families', () => {
  const families = puzzles.map(examinedFamily);
  expect(new Set(families).size).toBe(puzzles.length);
  for (const { puzzle, board } of boards) expect(familyOf(board)).toBe(families[puzzle]);
  expect(divided(familyOf)).toBe(0);
});

test('families are divided about 80, 10 and 10 of 100', () => {
  const digits = ['00000000', 'cccccccc', 'cccccccd', 'e6666665', 'e6666667', 'ffffffff'];
  const found = digits.map((first) => splitOf(`${first}00000000`));
  expect(found).toEqual(['train', 'train', 'validation', 'validation', 'test', 'test']);
});

test.each<[string, (board: Board) => unknown]>([
  ['the board as it stands', canonical],
  [
    'the board or its image, whichever is less',
    (board) => [canonical(board), canonical(upsideDown(board))].sort()[0],
  ],
  [
    'the hardest state without its image',
    (board) => {
      const found = hardestState(board);
      return found.kind === 'found' && canonical(found.hardest.board);
    },
  ],
  [
    'the split of a digest of the board',
    (board) => splitOf(createHash('sha256').update(canonical(board)).digest('hex')),
  ],
])('with %s as the key the same check finds divided puzzles', (_, keyOf) => {
  expect(divided(keyOf)).toBe(puzzles.length);
});

test.each([
  ['ABBB.C/A..D.C/EXXD.F/EG...F/EGHHII/JJKKK.', '9291df6a359289af'],
  ['.ABB./CA.DE/CXXDE/..F../..FGG', '608cc7fee7480186'],
])('the family of %s stays %s, so that data sets of different versions agree', (board, family) => {
  expect(familyOf(parseBoard(board))).toBe(family);
});
