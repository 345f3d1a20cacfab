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
  readonly subcommands: readonly string[];
  readonly options: readonly OptionText[];
}

/** The command and all its subcommands, the command first. */
export function describeCommands(root: Command, path = ''): readonly CommandText[] {
  const help = root.createHelp();
  return [
    {
      path,
      summary: root.summary() || root.description(),
      subcommands: help.visibleCommands(root).map((each) => each.name()),
      options: help.visibleOptions(root).map(describeOption),
    },
    ...root.commands.flatMap((each) => describeCommands(each, `${path} ${each.name()}`.trim())),
  ];
}

const describeOption = (option: Option): OptionText => ({
  flags: [option.short, option.long].filter((flag) => flag !== undefined && flag !== null),
  description: option.description,
  takesValue: option.required || option.optional,
  values: namesOf(option),
});
