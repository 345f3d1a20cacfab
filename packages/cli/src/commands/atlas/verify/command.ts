import { Command } from 'commander';
import { countOption, jsonOption } from '../../../input/options.ts';
import type { VerifyInputs } from './verify.ts';

export const command = (): Command =>
  new Command('verify')
    .summary('look for damage, and solve a sample again')
    .description(
      'Compares every shard with its checksum and its counts, and solves a random sample of the puzzles again in both ' +
        'metrics.',
    )
    .argument('<DIR>', 'the folder of the atlas')
    .addOption(countOption('--sample <n>', 'how many puzzles to solve again', 0).default(100))
    .addOption(countOption('--seed <n>', 'the same seed, the same sample', 0).default(1))
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
  $ unjam atlas verify atlas-4x4 --sample 1000 --seed 7`;
