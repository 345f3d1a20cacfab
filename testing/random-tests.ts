// How the tests of random boards and texts are run: as often as `randomRuns` says where they do not say it themselves, and with
// the same boards in every run, so that no test fails by chance. UNJAM_RANDOM, which asks for more of them, asks for others each
// time: vitest.config.ts leaves UNJAM_SEED empty then.
import fc from 'fast-check';
import { randomRuns } from '../packages/core/src/testing/random-runs.ts';

const seed = process.env.UNJAM_SEED;
fc.configureGlobal({ numRuns: randomRuns(100), ...(seed && { seed: Number(seed) }) });
