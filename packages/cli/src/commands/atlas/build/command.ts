import { Command } from 'commander';
import {
  countOption,
  jsonOption,
  outputPath,
  sizeOption,
  sliceOption,
  spanOption,
} from '../../../input/options.ts';
import type { BuildInputs } from './build.ts';

export const command = (): Command =>
  new Command('build')
    .summary('find every puzzle of a board size')
    .description(
      'Finds every puzzle of a board size and writes them into a folder. After an interruption the same command goes ' +
        'on, and the finished atlas is the same byte for byte.',
    )
    .addOption(sizeOption('--size <size>', 'columns x rows, 3x3 to 7x7').makeOptionMandatory())
    .addOption(
      spanOption('--walls <range>', 'the number of walls: 0, 1, 0..2').default({ least: 0, most: 0 }, '0'),
    )
    .requiredOption('--out <DIR>', 'the folder of the atlas', outputPath)
    .addOption(countOption('--shards <n>', 'how many files (default: by the size)', 1, 1_000_000))
    .addOption(sliceOption('--only <I/N>', 'the I-th of N slices, from 1/N to N/N, to merge with the others'))
    .addOption(countOption('--threads <n>', 'how many threads (default: one for each core)', 1, 256))
    .addOption(jsonOption())
    .addHelpText('after', notes)
    .action(async (options: BuildInputs) => {
      const { build } = await import('./build.ts');
      process.exitCode = await build(options);
    });

const notes = `
Slices of one atlas have the same --size, --walls and --shards, and may be built
on different machines. Without --shards an atlas has at least as many files as
slices.

Examples:
  $ unjam atlas build --size 4x4 --out atlas-4x4
  $ unjam atlas build --size 4x4 --walls 0..2 --out walls-4x4 --json
  $ unjam atlas build --size 5x5 --only 2/3 --out slice-2`;
