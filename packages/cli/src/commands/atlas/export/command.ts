import { Command } from 'commander';
import { countOption, jsonOption, nameOption, outputPath } from '../../../input/options.ts';
import type { ExportInputs } from './export.ts';
import { exportFormats, formatOfEnding } from './formats.ts';

export const command = (): Command =>
  new Command('export')
    .summary('write the puzzles as text, CSV, JSON lines or Parquet')
    .description(
      'Writes the puzzles, the hardest first: `line` is the text `moves board states`; csv, jsonl and parquet hold ' +
        'every column.',
    )
    .argument(
      '<ATLAS>',
      '6x6 and other published sizes, the folder of an atlas, or a published .parquet file',
    )
    .addOption(
      nameOption(
        '--format <id>',
        'format',
        exportFormats,
        'how the puzzles are written (default: by the ending of -o, or line)',
      ),
    )
    .option(
      '--histogram',
      'add a column to `line`: the number of states at each distance in moves, separated by commas',
    )
    .option('--where <SQL>', 'only the puzzles for which this condition holds')
    .addOption(countOption('--count <n>', 'only so many, the hardest of them (default: all)'))
    .option('-o, --output <FILE>', 'write to a file', outputPath)
    .addOption(jsonOption())
    .addHelpText('after', examples)
    .action(
      async (
        folder: string,
        options: Partial<Pick<ExportInputs, 'format'>> & Omit<ExportInputs, 'format'>,
      ) => {
        const { exportPuzzles } = await import('./export.ts');
        process.exitCode = await exportPuzzles(folder, {
          ...options,
          // --json and --histogram are of lines alone
          format:
            options.format ?? (options.json || options.histogram ? 'line' : formatOfEnding(options.output)),
        });
      },
    );

const examples = `
Every command reads line and jsonl (one object a line), and csv of square boards;
parquet needs -o.
docs/atlas.md says what the columns mean.

Examples:
  $ unjam atlas export 6x6 --count 100 --format csv
  $ unjam atlas export 6x6 --where "vehicles <= 8" --count 20
  $ unjam atlas build --size 4x4 --out atlas-4x4
  $ unjam atlas export atlas-4x4 --histogram
  $ unjam atlas export atlas-4x4 --where "moves > 5" -o hard.txt
  $ unjam atlas export atlas-4x4 -o puzzles.csv
  $ unjam atlas export atlas-4x4 --format jsonl | unjam solve -
  $ unjam atlas export atlas-4x4 --format parquet -o puzzles.parquet`;
