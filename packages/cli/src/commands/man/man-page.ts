// The manual page in the macros of man(7), made from what the help of the command says.
import type { Command } from 'commander';

/** A line of text with the characters escaped that roff obeys. */
const plain = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(['.])/, '\\&$1');

/** The manual page of a command and its subcommands. */
export function manPage(root: Command): string {
  const name = root.name();
  const title = plain(root.description());
  return [
    `.TH ${name.toUpperCase()} 1 "" "${name} ${root.version() ?? ''}" "User Commands"`,
    '.SH NAME',
    `${name} \\- ${title.charAt(0).toLowerCase()}${title.slice(1).replace(/\.$/, '')}`,
    '.SH SYNOPSIS',
    `.B ${name}`,
    '.I COMMAND',
    '[\\fIOPTIONS\\fR] [\\fIARGUMENTS\\fR]',
    '.SH OPTIONS',
    ...optionsOf(root),
    '.SH NOTES',
    ...preformatted(textAfter(root)),
    '.SH COMMANDS',
    ...root.commands.flatMap((each) => section(each, name)),
    '',
  ].join('\n');
}

function section(command: Command, path: string): string[] {
  const full = `${path} ${command.name()}`;
  const help = command.createHelp();
  return [
    `.SS ${plain(`${full} ${command.usage()}`)}`,
    plain(command.description()),
    ...help
      .visibleArguments(command)
      .flatMap((each) => ['.TP', `.I ${plain(each.name())}`, plain(help.argumentDescription(each))]),
    ...optionsOf(command),
    ...preformatted(textAfter(command)),
    ...command.commands.flatMap((each) => section(each, full)),
  ];
}

const optionsOf = (command: Command): string[] => {
  const help = command.createHelp();
  return help
    .visibleOptions(command)
    .flatMap((option) => ['.TP', `.B ${plain(option.flags)}`, plain(help.optionDescription(option))]);
};

/** What a command adds to its help: notes and examples. */
function textAfter(command: Command): string {
  let text = '';
  const before = command.configureOutput();
  command.configureOutput({ ...before, writeOut: (piece) => (text += piece) });
  command.outputHelp();
  command.configureOutput(before);
  const help = command.helpInformation();
  return text.slice(help.length).trim();
}

const preformatted = (text: string): string[] =>
  text === '' ? [] : ['.PP', '.nf', ...text.split('\n').map(plain), '.fi'];
