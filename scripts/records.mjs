// Writes docs/records.md: what is largest, longest and hardest in atlases, each record with its board.
//
//     node scripts/records.mjs ATLAS... -o docs/records.md
//
// The atlases may come in any order and have any numbers of walls; of two that hold the same boards the first is used.
import { writeFileSync } from 'node:fs';
import { Atlas, boardOf } from '@unjam/atlas';
import { parseBoard, renderText, solve, validate } from '@unjam/core';
import { counted, grouped } from '@unjam/core/basics';
import { boardToSetup } from '@unjam/core/board';
import { compactText, readDraft, relabelFor, writeDraft } from '@unjam/core/formats';
import { readOptions } from './read-options.mjs';

/** The hardest boards that we know of sizes that we have not enumerated, and how they were found. */
const BEST_KNOWN = [
  { text: 'AA.BCC/D..BEE/DXXFGH/IJJFGH/I.KLLM/NNK..M/OOK.PP', found: climbed('6x7', 59, 100_000, 10) },
  { text: 'ABBCDDD/AEEC..F/GHXX..F/GHIIJJF/KKL.M../NNL.MOO', found: climbed('7x6', 70, 100_000, 105) },
  {
    text: 'BBBCCKDAEooFKDAEXXFoHIIoPJJHGLLPNNHGoMOOQQRRMSSoo',
    found: '`node bench/climb.mjs --seed 1 --cluster 200000 --minutes 60 --from bench/climb-7x7.txt`',
  },
];

/** The command with which the generator finds a board. */
function climbed(size, moves, cluster, seed) {
  return `\`unjam generate --size ${size} --moves ${moves}.. --limit-cluster ${cluster} --limit-time 1h --seed ${seed}\``;
}

/** Lengths of shortest solutions of a board, in each metric, as the engine finds them. */
function lengthsOf(board) {
  const lengthIn = (metric) => {
    const result = solve(board, { metric });
    if (result.kind !== 'solved') throw new Error(`${compactText(board)}: no solution found`);
    return metric === 'moves'
      ? result.solution.length
      : result.solution.reduce((sum, { by }) => sum + Math.abs(by), 0);
  };
  return { moves: lengthIn('moves'), steps: lengthIn('steps') };
}

/** Rows of an answer as objects; counts as numbers. */
async function ask(atlas, sql) {
  const answer = await atlas.query(sql);
  if (!answer.ok) throw new Error(`${atlas.folder}: ${answer.error.message}`);
  const { columns, rows } = answer.value;
  return rows.map((row) =>
    Object.fromEntries(
      columns.map((name, i) => [name, typeof row[i] === 'bigint' ? Number(row[i]) : row[i]]),
    ),
  );
}

/** What an atlas says about the boards with exactly so many walls. */
async function recordsOf(atlas, walls) {
  const { width, height } = atlas.manifest.size;
  const from = `from puzzles where walls = ${walls}`;
  const [totals] = await ask(
    atlas,
    `select count(*) puzzles, sum(states) states, max(moves) moves, max(steps) steps, max(states) largest ${from}`,
  );
  const record = (text) => {
    const labelled = relabelFor(boardOf(text, width), 'grid');
    if (!labelled.ok) throw new Error(`${text}: ${labelled.error.message}`);
    const board = labelled.value;
    return { text: linkText(board), board, ...lengthsOf(board) };
  };
  const one = async (column, condition, order) => {
    const [row] = await ask(
      atlas,
      `select ${column} board ${from} and ${condition} order by ${order} limit 1`,
    );
    return record(row.board);
  };
  const inSteps = (
    await ask(atlas, `select hardest_in_steps board ${from} and steps = ${totals.steps} order by 1`)
  )
    .map(({ board }) => record(board))
    .toSorted((a, b) => a.moves - b.moves);
  const byVehicles = await ask(
    atlas,
    `select vehicles, count(*) puzzles, max(moves) moves, max(steps) steps,
       arg_min(hardest, (-moves, hardest)) in_moves, arg_min(hardest_in_steps, (-steps, hardest_in_steps)) in_steps
     ${from} group by vehicles order by vehicles`,
  );
  return {
    size: `${width}×${height}`,
    width,
    height,
    walls,
    ...totals,
    hardestInMoves: await one('hardest', `moves = ${totals.moves}`, 'hardest'),
    hardestInSteps: inSteps[0],
    largestCluster: await one('hardest', `states = ${totals.largest}`, 'hardest'),
    byVehicles: byVehicles.map((row) => ({
      ...row,
      inMoves: record(row.in_moves),
      inSteps: record(row.in_steps),
    })),
  };
}

/** All records of some atlases, small boards first. */
async function allRecords(folders) {
  const all = new Map();
  const enumerated = new Map();
  for (const folder of folders) {
    const opened = await Atlas.open(folder);
    if (!opened.ok) throw new Error(opened.error.message);
    const atlas = opened.value;
    const { size, shards, finished } = atlas.manifest;
    if (finished.length < shards) throw new Error(`${folder} is unfinished: build it to its end first`);
    const name = `${size.width}×${size.height}`;
    enumerated.set(name, Math.max(size.maxWalls, enumerated.get(name) ?? 0));
    const present = await ask(atlas, 'select distinct walls from puzzles order by walls');
    for (const { walls } of present) {
      const key = `${size.width}x${size.height},${walls}`;
      if (!all.has(key)) all.set(key, await recordsOf(atlas, walls));
    }
    atlas.close();
  }
  const area = ({ width, height }) => width * height;
  const records = [...all.values()].sort(
    (a, b) => area(a) - area(b) || a.width - b.width || a.walls - b.walls,
  );
  return { records, enumerated };
}

/** `up to 2 walls: 3×3, 3×4; no walls: 6×6`. */
function scope(enumerated) {
  const most = [...new Set(enumerated.values())].sort((a, b) => b - a);
  const sizes = (walls) => [...enumerated].flatMap(([size, max]) => (max === walls ? [size] : []));
  return most
    .map(
      (walls) =>
        `${walls === 0 ? 'no walls' : `up to ${counted(walls, 'wall')}`}: ${sizes(walls).join(', ')}`,
    )
    .join('; ');
}

const wallsOf = (walls) => (walls === 0 ? 'no walls' : counted(walls, 'wall'));

/** A board as links name it: on one line, or as `!` and a draft where one line cannot express it. */
function linkText(board) {
  const text = compactText(board);
  return text.startsWith('{') ? `!${writeDraft(boardToSetup(board))}` : text;
}

const link = ({ text }) => `\`#1/play/${text}\``;
/** A board that can be played on the documentation's site. */
const live = ({ text }) => `<unjam-board board="${text}" interactive></unjam-board>`;

/** Drawings side by side under their captions, as a block of code. */
function drawings(items) {
  const A_ROW = 4;
  const blocks = items.map(({ caption, board }) => [...caption, ...renderText(board).trimEnd().split('\n')]);
  const rows = [];
  for (let i = 0; i < blocks.length; i += A_ROW) {
    const row = blocks.slice(i, i + A_ROW);
    const widths = row.map((lines) => Math.max(...lines.map((line) => [...line].length)) + 3);
    const height = Math.max(...row.map((lines) => lines.length));
    for (let line = 0; line < height; line++) {
      rows.push(
        row
          .map((lines, at) => {
            const text = lines[line] ?? '';
            return text + ' '.repeat(widths[at] - [...text].length);
          })
          .join('')
          .trimEnd(),
      );
    }
    rows.push('');
  }
  return ['```text', ...rows.slice(0, -1), '```'];
}

function table(titles, rows) {
  return [
    `| ${titles.join(' | ')} |`,
    `|${titles.map(() => '---').join('|')}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ];
}

function totals(records) {
  return table(
    [
      'board',
      'walls',
      'puzzles',
      'states in their clusters',
      'hardest in moves',
      'in steps',
      'largest cluster',
    ],
    records.map(({ size, walls, puzzles, states, moves, steps, largest }) => [
      size,
      walls,
      ...[puzzles, states, moves, steps, largest].map(grouped),
    ]),
  );
}

function gallery(records, name, of) {
  const caption = ({ size, walls }, { moves, steps }) => [
    `${size}, ${wallsOf(walls)}`,
    `${counted(moves, 'move')}, ${counted(steps, 'step')}`,
  ];
  return [
    ...drawings(records.map((record) => ({ caption: caption(record, of(record)), board: of(record).board }))),
    '',
    ...table(
      ['board', 'walls', 'moves', 'steps', name],
      records.map((record) => {
        const found = of(record);
        return [record.size, record.walls, found.moves, found.steps, link(found)];
      }),
    ),
  ];
}

function byVehicles(records) {
  return records.flatMap(({ size, walls, byVehicles: rows }) => [
    `### ${size}, ${wallsOf(walls)}`,
    '',
    ...table(
      ['vehicles', 'puzzles', 'hardest in moves', 'board', 'hardest in steps', 'board'],
      rows.map(({ vehicles, puzzles, moves, steps, inMoves, inSteps }) => [
        vehicles,
        grouped(puzzles),
        moves,
        link(inMoves),
        steps,
        link(inSteps),
      ]),
    ),
    '',
  ]);
}

/** The values of the square boards without walls, one for each side from 3. */
function sequences(records) {
  const squares = records.filter(({ width, height, walls }) => width === height && walls === 0);
  // without separators, as the encyclopedia of integer sequences writes them
  const values = (of) => squares.map((record) => record[of]).join(', ');
  const row = (name, of) => [name, squares.map(({ width }) => width).join(', '), values(of)];
  return table(
    ['a(n), for boards of n×n cells', 'n', 'terms'],
    [
      row('number of minimal puzzles', 'puzzles'),
      row('number of states in their clusters', 'states'),
      row('most moves that a puzzle takes', 'moves'),
      row('most steps that a puzzle takes', 'steps'),
      row('states of the largest cluster of a minimal puzzle', 'largest'),
    ],
  );
}

/** The hardest boards of a size, to be played. */
const hardestOf = (record) =>
  record === undefined
    ? []
    : [
        `The hardest of ${record.size} without walls, in moves and in steps:`,
        '',
        live(record.hardestInMoves),
        '',
        live(record.hardestInSteps),
        '',
      ];

/** The page. */
export async function recordsPage(folders) {
  const { records, enumerated } = await allRecords(folders);
  const squares = records.filter(({ width, height }) => width === height && width > 3);
  const largest = records.findLast(({ width, height, walls }) => width === height && walls === 0);
  return `${[
    '# Records',
    '',
    'The largest, longest and hardest among all puzzles, from atlases that hold every one of them. [atlas.md](atlas.md)',
    'defines puzzle, cluster, move and step. `node scripts/records.mjs ATLAS... -o FILE` makes this page, and a test',
    'solves every board on it again. The red car is X and leaves at the right. Beside a board stand the lengths of two solutions: one',
    'that is shortest in moves, and one that is shortest in steps. To play a board, append its link, such as `#1/play/BOARD`, to the',
    'address of the app, for instance the one that `unjam serve` prints.',
    '',
    '## All sizes',
    '',
    'A row counts the puzzles with exactly so many walls. Where a size was enumerated with so many walls and has no row, it has no such',
    'puzzle. Enumerated with',
    `${scope(enumerated)}.`,
    '',
    ...totals(records),
    '',
    ...hardestOf(largest),
    '## Hardest in moves',
    '',
    'If several puzzles take equally many moves, the board that sorts first.',
    '',
    ...gallery(records, 'board', ({ hardestInMoves }) => hardestInMoves),
    '',
    '## Hardest in steps',
    '',
    'If several puzzles take equally many steps, the one that takes the fewest moves.',
    '',
    ...gallery(records, 'board', ({ hardestInSteps }) => hardestInSteps),
    '',
    '## Largest clusters',
    '',
    'The hardest board in moves of the cluster with the most states. If several clusters are equally large, the one whose board sorts first.',
    '',
    ...table(
      ['board', 'walls', 'states', 'moves', 'steps', 'hardest board of the cluster'],
      records.map(({ size, walls, largest, largestCluster }) => [
        size,
        walls,
        grouped(largest),
        largestCluster.moves,
        largestCluster.steps,
        link(largestCluster),
      ]),
    ),
    '',
    '## By number of vehicles',
    '',
    ...byVehicles(squares),
    '## Best known',
    '',
    ...bestKnown(),
    '',
    '## Sequences',
    '',
    'A minimal puzzle is a cluster whose hardest state takes fewer moves if any one vehicle is removed. The red car is on the third',
    'row, so on boards of five rows a board and its mirror image count as two puzzles. The moves and steps of a puzzle are those of its',
    'hardest states.',
    '',
    ...sequences(records),
  ].join('\n')}\n`;
}

/** The section on sizes that we have not enumerated. */
export function bestKnown() {
  return [
    'We know of nobody who has enumerated these sizes wholly, nor of harder boards of them; we have not searched the boards of other',
    'programs. For 6×7 and 7×6 these are the hardest boards that `unjam generate` found in half an hour for each size, when asked for',
    'ever more moves. For 7×7 a longer search began at a board of 67 moves that it had made, and found this one after 615 boards. The',
    'command in the last column finds the board again, within minutes. That no solution is shorter is proved. Harder boards very likely exist.',
    '',
    ...table(
      ['board', 'walls', 'moves', 'steps', 'board', 'found by'],
      BEST_KNOWN.map(({ text, found }) => {
        const board = parseBoard(text);
        const { width, height, walls } = board;
        const { moves, steps } = lengthsOf(board);
        return [`${width}×${height}`, walls.length, moves, steps, link({ text }), found];
      }),
    ),
  ];
}

/** Every board of a page with its lengths: `[{ text, moves, steps }]`, steps or moves undefined where a table has one. */
export function boardsOn(page) {
  return [...page.matchAll(/^\| .*`#1\/play\/.*$/gm)].flatMap(([line]) => {
    const cells = line.split('|').map((cell) => cell.trim());
    return cells.flatMap((cell, at) => {
      const text = /^`#1\/play\/(.+)`$/.exec(cell)?.[1];
      if (text === undefined) return [];
      // in the tables by vehicles each board stands beside its one length
      const isOnlyOne = cells.filter((other) => other.startsWith('`#1/play/')).length > 1;
      if (!isOnlyOne) return [{ text, moves: Number(cells[at - 2]), steps: Number(cells[at - 1]) }];
      const length = Number(cells[at - 1]);
      return [at === 4 ? { text, moves: length } : { text, steps: length }];
    });
  });
}

/** The lengths of a board on a page, found again. */
export const provenLengths = (text) => lengthsOf(boardInLink(text));

/** The board that `linkText` wrote. */
function boardInLink(text) {
  if (!text.startsWith('!')) return parseBoard(text);
  const draft = readDraft(text.slice(1));
  const board = draft.ok ? validate(draft.value) : draft;
  if (!board.ok) throw new Error(`${text}: not a board`);
  return board.value;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { values, positionals } = readOptions(import.meta.url, {
    allowPositionals: true,
    options: { out: { type: 'string', short: 'o' } },
  });
  if (positionals.length === 0 || !values.out) {
    console.error('usage: node scripts/records.mjs ATLAS... -o FILE');
    process.exitCode = 2;
  } else writeFileSync(values.out, await recordsPage(positionals));
}
