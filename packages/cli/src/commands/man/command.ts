import { Command } from 'commander';
import { print } from '../../terminal/standard.ts';
import { manPage } from './man-page.ts';

export const command = (): Command =>
  new Command('man')
    .description('Prints the manual page, made from the help of all subcommands, for man and its like.')
    .addHelpText('after', '\nExamples:\n  $ unjam man > unjam.1')
    .action(async (_: object, self: Command) => {
      await print(manPage(self.parent ?? self));
    });
