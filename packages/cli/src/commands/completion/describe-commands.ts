import type { Command, Option } from 'commander';
import { namesOf } from '../../input/options.ts';

/** An option for a script: its flags, what it is for, and the values that it takes. */
export interface OptionText {
  readonly flags: readonly string[];
  readonly description: string;
  readonly takesValue: boolean;
  /** Empty where any text can be given. */
  readonly values: readonly string[];
}

/** A subcommand for a script. */
export interface CommandText {
  /** The words after `unjam`, such as `atlas build`; empty for `unjam` itself. */
  readonly path: string;
  readonly summary: string;
  /** What may follow: its subcommands, or the words that its argument takes. */
  readonly words: readonly string[];
  /** Whether files or other free words may follow. */
  readonly takesFiles: boolean;
  readonly options: readonly OptionText[];
}

/**
 * The command and all its subcommands, the command first.
 *
 * @param topics - what `help` explains besides subcommands
 */
export function describeCommands(root: Command, topics: readonly string[]): readonly CommandText[] {
  const help = root.createHelp();
  const names = root.commands.map((each) => each.name());
  const everywhere = help
    .visibleOptions(root)
    .filter((option) => option.long === '--color')
    .map(describeOption);
  const summary =
    help
      .visibleCommands(root)
      .find((each) => each.name() === 'help')
      ?.description() ?? '';
  const explain = { path: 'help', summary, words: [...names, ...topics], takesFiles: false, options: [] };
  const below = root.commands.flatMap((each) => describeBelow(each, each.name()));
  return [
    describe(root, ''),
    ...below.map((each) => ({ ...each, options: [...each.options, ...everywhere] })),
    explain,
  ];
}

const describeBelow = (command: Command, path: string): readonly CommandText[] => [
  describe(command, path),
  ...command.commands.flatMap((each) => describeBelow(each, `${path} ${each.name()}`)),
];

function describe(command: Command, path: string): CommandText {
  const help = command.createHelp();
  return {
    path,
    summary: command.summary() || command.description(),
    words: [
      ...help.visibleCommands(command).map((each) => each.name()),
      ...command.registeredArguments.flatMap((argument) => argument.argChoices ?? []),
    ],
    takesFiles: command.registeredArguments.some((argument) => !argument.argChoices),
    options: help.visibleOptions(command).map(describeOption),
  };
}

const describeOption = (option: Option): OptionText => ({
  flags: [option.short, option.long].filter((flag) => flag !== undefined && flag !== null),
  description: option.description,
  takesValue: option.required || option.optional,
  values: option.argChoices ?? namesOf(option),
});
