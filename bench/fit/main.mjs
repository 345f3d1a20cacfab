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
import { patienceFor, walk } from '@unjam/core/difficulty';
import { readOptions } from '../../scripts/read-options.mjs';
import { asCoefficients, choicesOf, fitPlayer, playerTraits, scorePlayer } from './choices.mjs';
import { readExperiment } from './experiment.mjs';
import { candidates, fitGivesUp, fitTime, inUse, logitOfGivingUp } from './model.mjs';
import { othersOf } from './others.mjs';
import { groupBy, mean, targetsOf } from './people.mjs';
import { Problems } from './problems.mjs';
import { printReport, writeReport } from './report.mjs';
import { readSolveLog } from './solve-log.mjs';
import { graphOf } from './state-graph.mjs';
import { evaluate, leastSquares } from './statistics.mjs';
import { trapNames, trapsOf } from './traps.mjs';
import { bootstrap, compareHalves, correlation, correlationWithin, crossValidate } from './validate.mjs';

const LEAST_PLAYERS = 5;
const LEAST_BOARDS = 12;
const FOLDS = 5;

const { values, positionals: files } = orFail(() =>
  readOptions(import.meta.url, {
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

const lengths = usable.map(({ moves }) => moves);
const measured = { shortest: Math.min(...lengths), longest: Math.max(...lengths) };

const samplesOf = (some, walks) => {
  const targets = targetsOf(some);
  return usable.flatMap((study) => {
    const target = targets.get(study.id);
    const { cluster: _cluster, reader: _reader, board: _board, ...features } = study;
    if (!target) return [];
    // the experiment's own measure of people's time; a solve log has only the one computed here
    const centred = study.centred ?? target.pace;
    return [{ ...features, ...target, ...walks.get(study.id), centred }];
  });
};
const walksOf = (weights, some) =>
  some.map(({ id, board, cluster, moves }) => {
    const patience = patienceFor(moves, { length: measured });
    const { solvedShare, meanMoves } = walk(board, cluster, asCoefficients(weights), patience);
    return [id, { share: solvedShare, meanMoves }];
  });

const player = fitPlayer(choices);
const samples = samplesOf(plays, new Map(walksOf(player, usable)));

// the player for a board is fitted only to moves on other boards
const foldOf = new Map(usable.map(({ id }, i) => [id, i % FOLDS]));
const unseen = new Map();
const compared = {
  player: playerTraits,
  closer: [false, true, false, false, false],
  memory: playerTraits.map(() => true),
};
const scores = { player: [], closer: [], memory: [] };
for (let fold = 0; fold < FOLDS; fold++) {
  const others = choices.filter(({ board }) => foldOf.get(board) !== fold);
  const own = choices.filter(({ board }) => foldOf.get(board) === fold);
  const weights = fitPlayer(others);
  for (const [name, traits] of Object.entries(compared)) {
    scores[name].push({ ...scorePlayer(own, fitPlayer(others, traits)), count: own.length });
  }
  const boards = usable.filter(({ id }) => foldOf.get(id) === fold);
  const closer = fitPlayer(others, compared.closer);
  for (const [id, found] of walksOf(weights, boards)) {
    const study = studies.get(id);
    const graph = graphOf(study);
    const traps = trapsOf(study, graph, weights);
    unseen.set(id, { ...found, traps, others: othersOf(study, graph, closer) });
  }
}
const pooled = (some) => {
  const count = some.reduce((sum, one) => sum + one.count, 0);
  const of = (name) => some.reduce((sum, one) => sum + one[name] * one.count, 0) / count;
  return { likelihood: of('likelihood'), first: of('first') };
};

const unseenSamples = samplesOf(plays, unseen);
const validated = candidates.map((candidate) => ({
  ...candidate,
  ...crossValidate(unseenSamples, candidate),
}));
const used = validated.find((one) => one.used);

/** Each candidate for traps beside the features of the model, compared with the model. */
const traps = trapNames.map((name) => {
  const withTrap = { ...inUse, features: (sample) => [...inUse.features(sample), sample.traps[name]] };
  const values = unseenSamples.map((sample) => sample.traps[name]);
  return {
    name,
    alone: correlationWithin(unseenSamples, values, 'centred'),
    centred: compareHalves(unseenSamples, withTrap, inUse, 'centred'),
    pace: compareHalves(unseenSamples, withTrap, inUse, 'pace'),
  };
});

/** The measures of others as they are, beside length and the model. */
const measures = [
  ...Object.keys(unseenSamples[0].others).map((name) => ({
    name,
    values: unseenSamples.map((sample) => sample.others[name]),
  })),
  { name: 'length', values: unseenSamples.map(({ moves }) => moves) },
].map(({ name, values }) => ({
  name,
  overall: correlation(unseenSamples, values, 'centred'),
  within: correlationWithin(unseenSamples, values, 'centred'),
}));

// the model that core uses
const time = fitTime(samples, inUse);
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
  const walks = new Map(walksOf(own, usable));
  const train = samplesOf(
    plays.filter(({ person }) => isIn(person)),
    walks,
  );
  const test = samplesOf(
    plays.filter(({ person }) => !isIn(person)),
    walks,
  );
  const weights = fitTime(train, inUse);
  const predicted = test.map((sample) => evaluate(weights, inUse.features(sample)));
  const others = test.map(({ id }) => train.find((sample) => sample.id === id)?.pace ?? 0);
  return {
    overall: correlation(test, predicted, 'pace'),
    within: correlationWithin(test, predicted, 'pace'),
    agreement: correlation(test, others, 'pace'),
    agreementWithin: correlationWithin(test, others, 'pace'),
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
    player: pooled(scores.player),
    memory: pooled(scores.memory),
  },
  validated,
  traps,
  measures: [
    ...measures,
    { name: 'the model', overall: used.leftOut.centred, within: used.leftOut.centredWithin },
  ],
  byPerson,
  ranges: {
    player: byPerson.map((half) => half.player),
    time: bootstrap(samples, (drawn) => fitTime(drawn, inUse)),
    givesUp: bootstrap(samples, (drawn) =>
      fitGivesUp(
        drawn,
        drawn.map((sample) => evaluate(time, inUse.features(sample))),
      ),
    ),
  },
  coefficients: {
    player: asCoefficients(player),
    time: {
      ...Object.fromEntries(inUse.names.map((name, i) => [name, time[i]])),
      spread: used.spread,
    },
    length: {
      constant: length[0],
      exponent: length[1],
      spread: spreadOf(
        samples.map(({ moves, median }) => evaluate(length, [Math.log(moves)]) - Math.log(median)),
      ),
      ...measured,
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
