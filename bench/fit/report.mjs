// The result of a fit: printed, and written into docs/difficulty.md and the coefficients of core.

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is written between two lines of docs/difficulty.md. */
const blocks = [
  ['<!-- written by npm run fit -->', '<!-- end of what npm run fit writes -->', tablesOf],
  ['<!-- traps, by npm run fit -->', '<!-- end of traps -->', trapsTable],
  ['<!-- measures of others, by npm run fit -->', '<!-- end of measures -->', measuresTable],
];

const fixed = (value, digits = 2) => value.toFixed(digits);
const inRange = ({ mean, least, most }, digits = 2) =>
  `${fixed(mean, digits)} (${fixed(least, digits)} to ${fixed(most, digits)})`;

const table = (head, rows) =>
  [
    `| ${head.join(' | ')} |`,
    `|---${'|---:'.repeat(head.length - 1)}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

function tablesOf(report) {
  const { coefficients, samples, validated, scores, byPerson, ranges } = report;
  const { player, time, givesUp, length } = coefficients;
  const halves = (name) =>
    Object.keys(player)
      .map((trait, i) => [trait, i])
      .find(([trait]) => trait === name)[1];
  const mean = (name) => byPerson.reduce((sum, half) => sum + half[name], 0) / byPerson.length;
  return [
    `${report.boards} boards, ${report.people} people, ${report.plays} times a person on a board, ${report.choices} moves.`,
    '### Boards that the model was not fitted to',
    'Fitted to one half of the boards, measured on the other, in 200 random cuts: the mean, and in brackets the range of nine in ten halves.',
    table(
      ['model', 'rank correlation', 'within equal length', 'median factor'],
      validated.map(({ name, used, halves: { centred, centredWithin, factor } }) => [
        used ? `**${name}**` : name,
        ...[centred, centredWithin, factor].map((range) => inRange(range)),
      ]),
    ),
    'The same against two other measures of the time: the pace, and the median of those who solved the board.',
    table(
      ['model', 'pace', 'pace, within equal length', 'median of solvers'],
      validated.map(({ name, used, halves: { pace, paceWithin, medianOfSolvers } }) => [
        used ? `**${name}**` : name,
        ...[pace, paceWithin, medianOfSolvers].map((range) => inRange(range)),
      ]),
    ),
    'The rank correlation by other protocols: each board in turn is left out and ranked among the others by the fit to the others; the mean over fifths and over tenths of the boards, in 40 random cuts each; and on the boards that the model was fitted to.',
    table(
      ['model', 'left out', 'within equal length', 'fifths', 'tenths', 'fitted', 'within equal length'],
      validated.map(({ name, used, leftOut, fifths, tenths, fitted }) => [
        used ? `**${name}**` : name,
        ...[leftOut.centred, leftOut.centredWithin, fifths, tenths, fitted.centred, fitted.centredWithin].map(
          (value) => fixed(value, 3),
        ),
      ]),
    ),
    '### People that the model was not fitted to',
    'Fitted to every second person, measured on the others; below it how well the first half of the people predicts the second by their own times.',
    table(
      ['', 'rank correlation', 'within equal length'],
      [
        ['model', fixed(mean('overall')), fixed(mean('within'))],
        ['people', fixed(mean('agreement')), fixed(mean('agreementWithin'))],
      ],
    ),
    '### The simulated player',
    'Which slide comes next, on boards that the player was not fitted to:',
    table(
      ['', 'log-likelihood a move', 'likeliest slide was made'],
      [
        ['any slide alike', scores.uniform],
        ['nearer to the exit', scores.closer],
        ['simulated player', scores.player],
        ['the same, and it avoids the vehicle that moved last', scores.memory],
      ].map(([name, { likelihood, first }]) => [name, fixed(likelihood, 3), `${fixed(100 * first, 1)} %`]),
    ),
    '### Coefficients',
    table(
      ['coefficient', 'value', 'range'],
      [
        ...Object.entries(player).map(([name, value]) => [
          `player: ${name}`,
          fixed(value, 3),
          `${ranges.player.map((half) => fixed(half[halves(name)], 3)).join(' and ')} by halves of the people`,
        ]),
        ...Object.keys(time)
          .slice(0, -1)
          .map((name, i) => [
            `time: ${name}`,
            fixed(time[name], 3),
            `${fixed(ranges.time[i].least, 3)} to ${fixed(ranges.time[i].most, 3)}`,
          ]),
        ['time: spread', fixed(time.spread, 3), ''],
        ...['constant', 'logSeconds'].map((name, i) => [
          `gives up: ${name}`,
          fixed(givesUp[name], 3),
          `${fixed(ranges.givesUp[i].least, 3)} to ${fixed(ranges.givesUp[i].most, 3)}`,
        ]),
        ['gives up: spread', fixed(givesUp.spread, 3), ''],
        ['length: constant', fixed(length.constant, 3), ''],
        ['length: exponent', fixed(length.exponent, 3), ''],
        ['length: spread', fixed(length.spread, 3), ''],
      ],
    ),
    'Ranges of time and giving up: nine of ten fits to boards drawn again with replacement.',
    '### The boards',
    'Median: of all players, those who gave up counting as still trying; solved: of those who solved it. Fitted: the model in use, which has seen these boards.',
    table(
      [
        'board',
        'moves',
        'players',
        'median',
        'solved',
        'gave up',
        'simulated players that solve it',
        'their moves',
        'hidden moves',
        'farthest',
        'involved',
        'fitted',
        'fitted to give up',
      ],
      samples.map((sample) => [
        sample.id,
        sample.moves,
        sample.players,
        `${fixed(sample.median, 1)} s`,
        `${fixed(sample.medianOfSolvers, 1)} s`,
        `${fixed(100 * sample.gaveUp, 0)} %`,
        `${fixed(100 * sample.share, 1)} %`,
        fixed(sample.meanMoves, 1),
        sample.hidden,
        sample.farthest,
        sample.involved,
        `${fixed(sample.seconds, 0)} s`,
        `${fixed(100 * sample.predictedGivesUp, 0)} %`,
      ]),
    ),
  ].join('\n\n');
}

const signed = (value) => `${value < 0 ? '-' : '+'}${fixed(Math.abs(value), 3)}`;

function trapsTable({ traps }) {
  return table(
    [
      'candidate',
      'alone, within equal length',
      'gain within equal length',
      'halves with a gain',
      'gain over all boards',
      'pace: gain within',
      'halves',
      'over all',
    ],
    traps.map(({ name, alone, centred, pace }) => [
      name,
      fixed(alone),
      ...[centred, pace].flatMap(({ overall, within, wins }) => [
        signed(within),
        `${fixed(100 * wins, 0)} %`,
        signed(overall),
      ]),
    ]),
  );
}

function measuresTable({ measures }) {
  return table(
    ['measure', 'rank correlation', 'within equal length'],
    measures.map(({ name, overall, within }) => [name, fixed(overall), fixed(within)]),
  );
}

export function printReport(report) {
  console.log(blocks.map(([, , tables]) => tables(report)).join('\n\n'));
}

/** Writes both files whole or not at all. */
export async function writeReport(root, report) {
  const docs = join(root, 'docs/difficulty.md');
  let text = readFileSync(docs, 'utf8');
  for (const [start, end, tables] of blocks) {
    const [before, rest] = text.split(start);
    const after = rest?.split(end)[1];
    if (after === undefined) throw new Error(`${docs} lacks the lines ${start} and ${end}`);
    text = `${before}${start}\n\n${tables(report)}\n\n${end}${after}`;
  }
  replace(docs, text);
  replace(join(root, 'packages/core/src/difficulty/coefficients.ts'), coefficientsOf(report));
}

function replace(file, text) {
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

function coefficientsOf({ coefficients, boards, people }) {
  const object = (values) =>
    `{ ${Object.entries(values)
      .map(([name, value]) => `${name}: ${Number(value.toFixed(4))}`)
      .join(', ')} }`;
  return `// Written by \`npm run fit -- --write\` from what ${people} people did on ${boards} boards: docs/difficulty.md. Do not edit by hand.
//
// Data: experiment of the Ma lab, New York University, sherrybao222/RushHour, MIT licence, copyright (c) 2018 Yichen Li.

import type { DifficultyCoefficients } from './model.ts';

export const coefficients: DifficultyCoefficients = {
${Object.entries(coefficients)
  .map(([name, values]) => `  ${name}: ${object(values)},`)
  .join('\n')}
};
`;
}
