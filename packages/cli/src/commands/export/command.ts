import { Command } from 'commander';
import * as tasks from './tasks/command.ts';

export const command = (): Command =>
  new Command('export')
    .description(
      'Writes puzzles with what there is to know about them, for programs that learn or are tested.',
    )
    .addCommand(tasks.command());
