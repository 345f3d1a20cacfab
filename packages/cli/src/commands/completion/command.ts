import { Argument, Command } from 'commander';
import { knownName } from '../../input/options.ts';
import { print } from '../../terminal/standard.ts';
import { topics } from '../help/topic-names.ts';
import { describeCommands } from './describe-commands.ts';
import { type Shell, scripts } from './scripts.ts';

const shells = ['bash', 'zsh', 'fish'] as const satisfies readonly Shell[];

export const command = (): Command =>
  new Command('completion')
    .description('Prints a script with which a shell completes subcommands, options and their values.')
    .addArgument(
      new Argument('<shell>', shells.join(', '))
        .choices(shells)
        .argParser((typed: string) => knownName('shell', shells, typed)),
    )
    .addHelpText('after', notes)
    .action(async (shell: Shell, _: object, self: Command) => {
      await print(scripts[shell](describeCommands(self.parent ?? self, topics)));
    });

const notes = `
To have it in every new shell:
  bash   unjam completion bash > ~/.local/share/bash-completion/completions/unjam
  zsh    unjam completion zsh > a folder of $fpath, under the name _unjam
  fish   unjam completion fish > ~/.config/fish/completions/unjam.fish

Examples:
  $ unjam completion bash
  $ unjam completion zsh
  $ unjam completion fish`;
