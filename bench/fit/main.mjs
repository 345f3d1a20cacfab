// Fits the difficulty model to people's data, and prints how well it predicts boards that it was not fitted to:
//
//   npm run fit [-- [--write] [--alone] FILE...]
//
// It reads the experiment's data from the folder people/ of UNJAM_DATA or of ../shared/data, and solve logs from FILE...
// (docs/difficulty.md describes them); with --alone only the files. --write puts the coefficients into
// packages/core/src/difficulty/coefficients.ts and the tables into docs/difficulty.md. The same data give the same
// output, digit for digit.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { shareSolved } from '@unjam/core/difficulty';
import { asCoefficients, choicesOf, fitPlayer, scorePlayer } from './choices.mjs';
import { readExperiment } from './experiment.mjs';
import { candidates, fitGivesUp, fitTime, inUse, logitOfGivingUp } from './model.mjs';
import { groupBy, mean, targetsOf } from './people.mjs';
import { Problems } from './problems.mjs';
import { printReport, writeReport } from './report.mjs';
import { readSolveLog } from './solve-log.mjs';
import { evaluate, leastSquares, spearman, spearmanWithin } from './statistics.mjs';
import { bootstrap, crossValidate } from './validate.mjs';

const LEAST_PLAYERS = 5;
const LEAST_BOARDS = 12;
const FOLDS = 5;

const { values, positionals: files } = orFail(() =>
  parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean' }, alone: { type: 'boolean' } },
  }),
);
const root = fileURLToPath(new URL('../..', import.meta.url));
const data = join(
  process.env.UNJAM_DATA ? resolve(process.env.UNJAM_DATA) : join(root, '../shared/data'),
  'people',
);
for (const file of files) if (!existsSync(file)) fail(`${file}: no such file`);
const problems = new Problems();
const sources = orFail(() => [
  ...(values.alone || !existsSync(data) ? [] : [readExperiment(data, problems)]),
  ...files.map((file) => readSolveLog(file, problems)),
]);
if (sources.length === 0) fail(`no data: neither ${data} nor a FILE`);
for (const line of problems.describe()) console.error(line);

const studies = new Map(sources.flatMap((source) => [...source.studies]));
const plays = sources.flatMap((source) => source.plays);
const choices = choicesOf(
  sources.flatMap((source) => source.walks),
  studies,
);
const players = groupBy(plays, ({ board }) => board);
const usable = [...studies.values()]
  .filter(({ id }) => (players.get(id)?.length ?? 0) >= LEAST_PLAYERS)
  .sort((a, b) => a.moves - b.moves || (a.id < b.id ? -1 : 1));
if (usable.length < LEAST_BOARDS) {
  fail(`${usable.length} boards with ${LEAST_PLAYERS} players or more; ${LEAST_BOARDS} are needed`);
}

const samplesOf = (some, shares) => {
  const targets = targetsOf(some);
  return usable.flatMap((study) => {
    const target = targets.get(study.id);
    const { graph: _graph, board: _board, ...features } = study;
    return target ? [{ ...features, ...target, share: shares.get(study.id) }] : [];
  });
};
const sharesOf = (weights, some) =>
  some.map(({ id, board, graph }) => [id, shareSolved(board, graph, asCoefficients(weights))]);

const player = fitPlayer(choices);
const samples = samplesOf(plays, new Map(sharesOf(player, usable)));

// the player for a board is fitted only to moves on other boards
const foldOf = new Map(usable.map(({ id }, i) => [id, i % FOLDS]));
const unseen = new Map();
const scores = { unseen: [], closer: [] };
for (let fold = 0; fold < FOLDS; fold++) {
  const others = choices.filter(({ board }) => foldOf.get(board) !== fold);
  const own = choices.filter(({ board }) => foldOf.get(board) === fold);
  const weights = fitPlayer(others);
  scores.unseen.push({ ...scorePlayer(own, weights), count: own.length });
  scores.closer.push({
    ...scorePlayer(own, fitPlayer(others, [false, true, false, false, false])),
    count: own.length,
  });
  const boards = usable.filter(({ id }) => foldOf.get(id) === fold);
  for (const [id, share] of sharesOf(weights, boards)) unseen.set(id, share);
}
const pooled = (some) => {
  const count = some.reduce((sum, one) => sum + one.count, 0);
  const of = (name) => some.reduce((sum, one) => sum + one[name] * one.count, 0) / count;
  return { likelihood: of('likelihood'), first: of('first') };
};

const unseenSamples = samplesOf(plays, unseen);
const validated = candidates.map(({ name, features, used }) => ({
  name,
  used,
  ...crossValidate(unseenSamples, features),
}));
const used = validated.find((one) => one.used);

// the model that core uses
const time = fitTime(samples, inUse.features);
const logs = samples.map((sample) => evaluate(time, inUse.features(sample)));
const givesUp = fitGivesUp(samples, logs);
const length = leastSquares(
  samples.map(({ moves }) => [Math.log(moves)]),
  samples.map(({ median }) => Math.log(median)),
);
const spreadOf = (misses) => Math.sqrt(mean(misses.map((miss) => miss * miss)));

/** Half of the people fit the model, the other half's times are predicted. */
const people = [...groupBy(plays, ({ person }) => person).keys()];
const byPerson = [0, 1].map((half) => {
  const isIn = (person) => people.indexOf(person) % 2 === half;
  const own = fitPlayer(choices.filter(({ person }) => isIn(person)));
  const shares = new Map(sharesOf(own, usable));
  const train = samplesOf(
    plays.filter(({ person }) => isIn(person)),
    shares,
  );
  const test = samplesOf(
    plays.filter(({ person }) => !isIn(person)),
    shares,
  );
  const weights = fitTime(train, inUse.features);
  const predicted = test.map((sample) => evaluate(weights, inUse.features(sample)));
  const pace = test.map((sample) => sample.pace);
  const halves = train.filter(({ id }) => test.some((other) => other.id === id));
  return {
    overall: spearman(predicted, pace),
    within: spearmanWithin(
      test.map(({ moves }) => moves),
      predicted,
      pace,
    ),
    agreement: spearman(
      halves.map((sample) => sample.pace),
      pace,
    ),
    agreementWithin: spearmanWithin(
      test.map(({ moves }) => moves),
      halves.map((sample) => sample.pace),
      pace,
    ),
    player: own,
  };
});

const report = {
  boards: samples.length,
  people: people.length,
  plays: plays.length,
  choices: choices.length,
  problems: problems.count,
  samples: samples.map((sample, i) => ({
    ...sample,
    seconds: Math.exp(logs[i]),
    predictedGivesUp: 1 / (1 + Math.exp(-evaluate(givesUp, [logs[i]]))),
  })),
  scores: {
    uniform: scorePlayer(
      choices,
      player.map(() => 0),
    ),
    closer: pooled(scores.closer),
    player: pooled(scores.unseen),
  },
  validated,
  byPerson,
  ranges: {
    player: byPerson.map((half) => half.player),
    time: bootstrap(samples, (drawn) => fitTime(drawn, inUse.features)),
    givesUp: bootstrap(samples, (drawn) =>
      fitGivesUp(
        drawn,
        drawn.map((sample) => evaluate(time, inUse.features(sample))),
      ),
    ),
  },
  coefficients: {
    player: asCoefficients(player),
    time: { constant: time[0], unsolved: time[1], hidden: time[2], spread: used.spread },
    length: {
      constant: length[0],
      exponent: length[1],
      spread: spreadOf(
        samples.map(({ moves, median }) => evaluate(length, [Math.log(moves)]) - Math.log(median)),
      ),
      shortest: Math.min(...samples.map(({ moves }) => moves)),
      longest: Math.max(...samples.map(({ moves }) => moves)),
    },
    givesUp: {
      constant: givesUp[0],
      logSeconds: givesUp[1],
      spread: spreadOf(samples.map((sample, i) => evaluate(givesUp, [logs[i]]) - logitOfGivingUp(sample))),
    },
  },
};
printReport(report);
if (values.write) await writeReport(root, report);

function fail(line) {
  console.error(line);
  process.exit(2);
}

/** Runs `work`; a file that cannot be read and a wrong option give one line. */
function orFail(work) {
  try {
    return work();
  } catch (error) {
    if (!error.code) throw error;
    return fail(error.message);
  }
}
