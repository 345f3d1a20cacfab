import { Command } from 'commander';
import { jsonOption, nameOption } from '../../../input/options.ts';
import type { ExportInputs } from './export.ts';

export const command = (): Command =>
  new Command('export')
    .summary('write the puzzles as text')
    .description('Writes a line for each puzzle, `moves board states`, the hardest first.')
    .argument('<DIR>', 'the folder of the atlas')
    .addOption(nameOption('--format <id>', 'format', ['line'], 'how the puzzles are written').default('line'))
    .option('--histogram', 'add a column: the states at each distance in moves, parted by commas')
    .option('--where <SQL>', 'only the puzzles for which this condition holds')
    .option('-o, --output <FILE>', 'write to a file')
    .addOption(jsonOption())
    .addHelpText('after', examples)
    .action(async (folder: string, options: ExportInputs) => {
      const { exportPuzzles } = await import('./export.ts');
      process.exitCode = await exportPuzzles(folder, options);
    });

const examples = `
Examples:
  $ unjam atlas build --size 4x4 --out atlas-4x4
  $ unjam atlas export atlas-4x4 --histogram
  $ unjam atlas export atlas-4x4 --where "moves > 5" -o hard.txt`;
