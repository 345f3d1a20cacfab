import { Command } from 'commander';
import { jsonOption, outputPath } from '../../../input/options.ts';
import type { MergeInputs } from './merge.ts';

export const command = (): Command =>
  new Command('merge')
    .summary('join slices that were built elsewhere')
    .description(
      'Copies the shards of slices into one folder, which may be new or hold some of them. Each shard is first compared ' +
        'with its checksum, and its rows with the counts of its manifest.',
    )
    .argument('<DIR...>', 'the folders of the slices')
    .requiredOption('--out <DIR>', 'the folder of the atlas', outputPath)
    .addOption(jsonOption())
    .addHelpText('after', examples)
    .action(async (folders: string[], options: MergeInputs) => {
      const { merge } = await import('./merge.ts');
      process.exitCode = await merge(folders, options);
    });

const examples = `
Examples:
  $ unjam atlas build --size 4x4 --only 1/2 --out slice-1
  $ unjam atlas build --size 4x4 --only 2/2 --out slice-2
  $ unjam atlas merge slice-1 slice-2 --out merged-4x4`;
