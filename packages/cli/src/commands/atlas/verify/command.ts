import { Command } from 'commander';
import { countOption, jsonOption, seedOption } from '../../../input/options.ts';
import type { VerifyInputs } from './verify.ts';

export const command = (): Command =>
  new Command('verify')
    .summary('check every shard, solve and enumerate samples again')
    .description(
      'Checks that all shards are there with their checksums, that every row can be a row of its shard, and that the ' +
        'counts are right. Then solves a random sample of the puzzles again, and enumerates random shards again and ' +
        'compares them byte by byte. The exit status is 1 if anything is wrong.',
    )
    .argument('<DIR>', 'the folder of the atlas')
    .addOption(countOption('--sample <n>', 'how many puzzles to solve again', 0).default(100))
    .addOption(
      countOption(
        '--rebuild <n>',
        'how many shards to enumerate again (default: as many as a minute allows)',
        0,
      ),
    )
    .option('--record', 'note in the manifest which shards were enumerated again, if there is no damage')
    .addOption(seedOption('the same seed gives the same samples').default(1))
    .addOption(jsonOption())
    .addHelpText('after', examples)
    .action(async (folder: string, options: VerifyInputs) => {
      const { verify } = await import('./verify.ts');
      process.exitCode = await verify(folder, options);
    });

const examples = `
A shard that is damaged or missing is built again by the command that built it.

Examples:
  $ unjam atlas build --size 4x4 --out atlas-4x4
  $ unjam atlas verify atlas-4x4
  $ unjam atlas verify atlas-4x4 --sample 1000 --rebuild 2 --seed 7
  $ unjam atlas verify atlas-4x4 --rebuild 2 --record`;
