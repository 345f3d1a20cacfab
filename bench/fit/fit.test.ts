import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fitPlayer, scorePlayer, TRAITS } from './choices.mjs';
import { readExperiment } from './experiment.mjs';
import { medianTime, targetsOf } from './people.mjs';
import { Problems } from './problems.mjs';
import { readSolveLog } from './solve-log.mjs';
import { evaluate, leastSquares, quantile, randomFrom, spearman, spearmanWithin } from './statistics.mjs';

const folder = mkdtempSync(join(tmpdir(), 'unjam-fit-'));
afterAll(() => rmSync(folder, { recursive: true }));

const BOARD = 'ooAo/ooAo/XXAo/oooo/oooo/oooo';
const HEAD = 'player,board,seconds,event,vehicle,by';

function log(...rows: readonly string[]) {
  const file = join(folder, 'log.csv');
  writeFileSync(file, [HEAD, ...rows].map((row) => row.replaceAll('BOARD', BOARD)).join('\n'));
  const problems = new Problems();
  return {
    ...readSolveLog(file, problems),
    problems: problems.describe().map((line) => line.replace(file, 'log.csv')),
  };
}

describe('a solve log', () => {
  test('reads a play that is solved, and one that is given up', () => {
    const { plays, walks, problems } = log(
      'Ada,BOARD,0,open,,',
      'Ada,BOARD,2.5,move,A,3',
      'Bob,BOARD,0,open,,',
      'Ada,BOARD,4,move,X,2',
      'Bob,BOARD,1,move,A,1',
      'Bob,BOARD,2,restart,,',
      'Bob,BOARD,9,gave-up,,',
    );
    expect(problems).toEqual([]);
    expect(plays).toEqual([
      { person: 'Ada', board: BOARD, seconds: 4, solved: true },
      { person: 'Bob', board: BOARD, seconds: 9, solved: false },
    ]);
    expect(walks.map(({ person, slides }) => [person, slides.length])).toEqual([
      ['Ada', 2],
      ['Bob', 1],
      ['Bob', 0],
    ]);
  });

  test.each<[string, string, string]>([
    [
      'a move that is not legal',
      'Ada,BOARD,3,move,X,2',
      "log.csv:3: 'X' by '2'; expected a legal move; the rest of this play is left out",
    ],
    [
      'an unknown vehicle',
      'Ada,BOARD,3,move,Q,1',
      "log.csv:3: 'Q' by '1'; expected a legal move; the rest of this play is left out",
    ],
    [
      'a move without a number',
      'Ada,BOARD,3,move,A,far',
      "log.csv:3: 'A' by 'far'; expected a legal move; the rest of this play is left out",
    ],
    [
      'a time that is not a number',
      'Ada,BOARD,soon,move,A,1',
      "log.csv:3: 'soon' seconds; expected a number, 0 or more",
    ],
    [
      'an unknown event',
      'Ada,BOARD,3,think,,',
      "log.csv:3: event 'think'; expected open, move, restart, solved, gave-up",
    ],
    ['too few columns', 'Ada,BOARD,3,move', `log.csv:3: 4 columns; expected 6: ${HEAD}`],
    [
      'a board that was not opened',
      'Bob,BOARD,3,move,A,1',
      'log.csv:3: move on a board that Bob has not opened; expected an open row first',
    ],
    [
      'solved, but the primary is not at the exit',
      'Ada,BOARD,3,solved,,',
      'log.csv:3: solved; expected the primary at the exit after the moves above',
    ],
    [
      'a board without a solution',
      'Ada,XXx/ooo,0,open,,',
      "log.csv:3: board 'XXx/ooo': no solution; expected a board that can be solved; its rows are left out",
    ],
  ])('names %s, and uses the rest', (_, row, problem) => {
    const { problems, plays } = log(
      'Ada,BOARD,0,open,,',
      row,
      'Cleo,BOARD,0,open,,',
      'Cleo,BOARD,5,move,A,3',
    );
    expect(problems).toEqual([problem]);
    expect(plays).toContainEqual({ person: 'Cleo', board: BOARD, seconds: 5, solved: false });
  });

  test('names a clock that runs backwards, and goes on from the time before', () => {
    const { problems, plays } = log(
      'Ada,BOARD,0,open,,',
      'Ada,BOARD,9,move,A,1',
      'Ada,BOARD,4,move,A,2',
      'Ada,BOARD,10,move,A,2',
      'Ada,BOARD,12,move,X,2',
    );
    expect(problems).toEqual(['log.csv:4: 4 s after 9 s; expected seconds that do not run backwards']);
    expect(plays).toEqual([{ person: 'Ada', board: BOARD, seconds: 12, solved: true }]);
  });

  test('is refused as a whole if its first line is wrong', () => {
    const file = join(folder, 'other.csv');
    writeFileSync(file, 'name,time\nAda,3\n');
    const problems = new Problems();
    expect(readSolveLog(file, problems).plays).toEqual([]);
    expect(problems.describe()).toEqual([`${file}:1: 'name,time'; expected the columns ${HEAD}`]);
  });

  test('names every line that is wrong', () => {
    const { problems } = log(
      'Ada,BOARD,0,open,,',
      ...Array.from({ length: 25 }, () => 'Ada,BOARD,x,move,A,1'),
    );
    expect(problems).toHaveLength(25);
    expect(problems.at(-1)).toBe("log.csv:27: 'x' seconds; expected a number, 0 or more");
  });
});

test('the tables of an experiment: impossible rows are reported, the rest is used', () => {
  const tables = {
    'boards.tsv': ['id\tboard', `one\t${BOARD}`, 'two\tXXx/ooo'],
    'attempts.tsv': [
      'person\tboard\tseconds\tsolved\tgave_up',
      '1\tone\t8\t0\t0',
      '1\tone\t4\t1\t0',
      '2\tone\t-3\t1\t0',
      '2\tthree\t5\t1\t0',
    ],
    'moves.tsv': [
      'person\tboard\tattempt\tvehicle\tfirst_cell\tseconds',
      '1\tone\t1\tA\t2\t1', // a touch
      '1\tone\t1\tA\t14\t1',
      '1\tone\t1\tX\t11\t1',
      '1\tone\t2\tA\t14\t1',
      '1\tone\t2\tA\tundefined\t1',
      '1\tone\t2\tX\t8\t1',
    ],
  };
  for (const [name, lines] of Object.entries(tables))
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
  const problems = new Problems();
  const { studies, plays, walks } = readExperiment(folder, problems);
  expect([...studies.keys()]).toEqual(['one']);
  expect(plays).toEqual([{ person: '1', board: 'one', seconds: 12, solved: true }]);
  expect(walks.map(({ slides }) => slides.length)).toEqual([1, 1]);
  expect(problems.describe().map((line) => line.replace(`${folder}/`, ''))).toEqual([
    'boards.tsv:3: no solution; expected a board that can be solved',
    "attempts.tsv:4: '-3' seconds; expected a number, 0 or more",
    "attempts.tsv:5: board 'three'; expected a board of boards.tsv",
    'moves.tsv:4: X cannot go to cell 11; expected a legal move; the rest of the attempt is left out',
    "moves.tsv:6: 'A' on cell 'undefined'; expected a vehicle on a cell of its lane",
  ]);
});

describe('the targets of the fit', () => {
  test.each<[string, readonly [number, boolean][], number]>([
    [
      'all solved it',
      [
        [1, true],
        [2, true],
        [9, true],
      ],
      2,
    ],
    [
      'players who gave up early count as still trying',
      [
        [1, false],
        [2, true],
        [4, true],
        [9, true],
      ],
      4,
    ],
    [
      'players who gave up late do not change the median',
      [
        [2, true],
        [4, true],
        [9, false],
      ],
      4,
    ],
    ['nobody solved it', [[2, false]], 0],
  ])('median: %s', (_, times, median) => {
    expect(medianTime(times.map(([seconds, solved]) => ({ seconds, solved })))).toBe(median);
  });

  test('the pace allows for slow people: board b takes twice as long as board a', () => {
    const times: [string, string, number][] = [
      ['quick', 'a', 10],
      ['quick', 'b', 20],
      ['slow', 'b', 80],
    ];
    const targets = targetsOf(
      times.map(([person, board, seconds]) => ({ person, board, seconds, solved: true })),
    );
    expect((targets.get('b')?.pace ?? 0) - (targets.get('a')?.pace ?? 0)).toBeCloseTo(Math.LN2, 6);
  });
});

describe('statistics', () => {
  test('rank correlation, with ties, and within groups', () => {
    expect(spearman([1, 2, 3, 4], [10, 20, 30, 40])).toBeCloseTo(1, 12);
    expect(spearman([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1, 12);
    expect(spearman([1, 1, 2, 2], [1, 2, 1, 2])).toBeCloseTo(0, 12);
    expect(spearman([1, 1, 1], [1, 2, 3])).toBe(0);
    expect(spearmanWithin([1, 1, 1, 2, 2, 2], [1, 2, 3, 1, 2, 3], [1, 2, 3, 3, 2, 1])).toBeCloseTo(0, 12);
  });

  test('least squares finds the line that the values lie on', () => {
    const rows = [
      [1, 0],
      [2, 1],
      [3, 5],
      [4, 2],
    ];
    const weights = leastSquares(
      rows,
      rows.map(([a, b]) => 3 + 2 * (a ?? 0) - (b ?? 0)),
    );
    expect(weights.map((weight) => Math.round(weight * 1e6) / 1e6)).toEqual([3, 2, -1]);
    expect(evaluate(weights, [5, 5])).toBeCloseTo(8, 6);
    expect(quantile([3, 1, 2], 0.25)).toBe(1.5);
  });

  test('the fit recovers the coefficients of a player from slides that it chose', () => {
    const random = randomFrom(3);
    const truth = [1, -0.5, 2, 0.3, -1];
    const choices = Array.from({ length: 4000 }, () => {
      const traits = Float64Array.from({ length: 6 * TRAITS }, () => (random() < 0.4 ? 1 : 0));
      const weights = Array.from({ length: 6 }, (_, i) =>
        Math.exp(truth.reduce((sum, weight, k) => sum + weight * (traits[i * TRAITS + k] ?? 0), 0)),
      );
      let left = random() * weights.reduce((a, b) => a + b, 0);
      let chosen = 0;
      for (; chosen < 5; chosen++) {
        left -= weights[chosen] ?? 0;
        if (left <= 0) break;
      }
      return { traits, chosen };
    });
    const found = fitPlayer(
      choices,
      truth.map(() => true),
    );
    truth.forEach((weight, i) => {
      expect(Math.abs((found[i] ?? 0) - weight)).toBeLessThan(0.15);
    });
    expect(scorePlayer(choices, found).likelihood).toBeGreaterThan(
      scorePlayer(choices, truth).likelihood - 1e-9,
    );
  });
});
