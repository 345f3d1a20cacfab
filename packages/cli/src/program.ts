import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { Command, CommanderError, Option } from 'commander';
import { topics } from './commands/help/topic-names.ts';
import { exitStatus } from './exit-status.ts';
import { joinPoints } from './input/corners.ts';
import { nearestName } from './input/nearest-name.ts';
import { withOtherName } from './input/other-option-names.ts';
import { quoted } from './input/quoted.ts';
import { subcommands } from './subcommands.ts';
import { unexpectedProblem } from './system-error.ts';
import { endProblems, printError, refuse, writesFiles } from './terminal/standard.ts';
import { colourTimes, fold, setColour } from './terminal/style.ts';
import { version } from './version.ts';

/** The subcommands that are about all subcommands. */
const ofAll: readonly string[] = ['completion', 'man'];

/** The least number of characters beside the names of options for which words are wrapped there. */
const LEAST_WRAPPED = 12;

/** Runs the command with the arguments after its name and sets `process.exitCode`. */
export async function run(given: readonly string[]): Promise<void> {
  const taken = takeColour(given);
  if (!taken.ok) {
    process.exitCode = refuse(taken.error);
    return;
  }
  const words = joinPoints(taken.value).map((word, index) => (index === 0 && word === '-V' ? '-v' : word));
  const topic = words[0] === 'help' ? topics.find((name) => name === words[1]) : undefined;
  if (topic !== undefined) {
    const { printTopic } = await import('./commands/help/topics.ts');
    return printTopic(topic);
  }
  if (words[0] === 'help' && words[1]?.includes('/')) {
    const { printPage } = await import('./commands/help/page.ts');
    if (await printPage(words[1])) return;
  }
  const explained = words[0] === 'help' ? words[1] : undefined;
  if (
    explained !== undefined &&
    explained !== 'help' &&
    !explained.startsWith('-') &&
    !Object.hasOwn(subcommands, explained)
  ) {
    const nearest = nearestName(explained, [...Object.keys(subcommands), ...topics]);
    const meant = nearest === undefined ? '' : `, did you mean '${nearest}'?`;
    process.exitCode = refuse(
      `unjam: help has nothing on ${quoted(explained)}${meant}; expected a subcommand, ${topics.join(', ')}, or a page such as docs/json.md`,
    );
    return;
  }
  const program = new Command('unjam')
    .description('The Rush Hour workbench: solves, explains, shows and converts boards of sliding vehicles.')
    .version(version, '-v, --version', 'print the version')
    .addOption(new Option('--color <when>', 'use colours; for every subcommand').choices(colourTimes))
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [word]', 'explain a subcommand, or algorithms, formats, notations')
    .configureHelp({ subcommandTerm: (each) => each.name() })
    .addHelpText('after', overview)
    .hook('preAction', (_, action) => writesFiles(namesFiles(action)));
  for (const each of await commandsFor(words)) program.addCommand(each);
  for (const each of withSubcommands(program)) {
    // the library does not wrap descriptions in narrow terminals, nor lines of examples and notes in any
    each
      .exitOverride()
      .configureHelp({ ...each.configureHelp(), minWidthToWrap: LEAST_WRAPPED })
      .configureOutput({
        writeOut: (text) => {
          const lines = text.split('\n').map((line) => fold(line, process.stdout));
          process.stdout.write(lines.join('\n'));
        },
        outputError: (message) =>
          printError(`unjam: ${withOtherName(oneLine(message), each)} (see '${fullName(each)} --help')`),
      });
  }
  const nested = words[0] === 'help' ? words.slice(2).filter((word) => !word.startsWith('-')) : [];
  if (explained !== undefined && nested.length > 0) {
    process.exitCode = explain(program, [explained, ...nested]);
    return;
  }
  try {
    await program.parseAsync(words, { from: 'user' });
    endProblems();
  } catch (error) {
    if (isAtlasMissing(error)) {
      process.exitCode = refuse(
        'unjam: the parts for atlases are not installed; add them with: npm i @unjam/atlas',
      );
      return;
    }
    const problem = unexpectedProblem(error);
    if (problem !== undefined) {
      process.exitCode = refuse(problem);
      return;
    }
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? exitStatus.done : exitStatus.refused;
  }
}

/** Prints the help of a subcommand of a subcommand, such as `atlas build`; returns the exit status. */
function explain(program: Command, names: readonly string[]): number {
  let command = program;
  for (const name of names) {
    const next = command.commands.find((each) => each.name() === name);
    if (next) {
      command = next;
      continue;
    }
    const known = command.commands.map((each) => each.name());
    const nearest = nearestName(name, known);
    const meant = nearest === undefined ? '' : `, did you mean '${nearest}'?`;
    const expected = known.length > 0 ? known.join(', ') : 'nothing after it';
    return refuse(
      `unjam: help of ${fullName(command)} has nothing on ${quoted(name)}${meant}; expected ${expected}`,
    );
  }
  command.outputHelp();
  return exitStatus.done;
}

/**
 * The subcommands that a call needs: the one that it names, or all of them where the call is about all. Otherwise only their
 * names and summaries, for a list: loading subcommands takes most of the time of a start.
 */
async function commandsFor(words: readonly string[]): Promise<readonly Command[]> {
  const [first = '', second] = words.filter((word) => !word.startsWith('-'));
  const asked = first === 'help' ? second : first;
  const named = Object.entries(subcommands).filter(([name]) => name === asked || ofAll.includes(first));
  if (named.length > 0)
    return Promise.all(named.map(async ([, { summary, load }]) => (await load()).command().summary(summary)));
  return Object.entries(subcommands).map(([name, { summary }]) => new Command(name).summary(summary));
}

/** Takes --color out of the arguments and obeys it; fails with one line if its value is not a choice. */
function takeColour(words: readonly string[]): Result<readonly string[], string> {
  setColour('auto');
  const end = words.indexOf('--');
  const index = words.findIndex((word, i) => (end < 0 || i < end) && /^--color(?:=|$)/.test(word));
  if (index < 0) return ok(words);
  const [, value] = /^--color=(.*)$/s.exec(words[index] ?? '') ?? [];
  const typed = value ?? words[index + 1] ?? '';
  const when = colourTimes.find((name) => name === typed);
  if (when === undefined)
    return err(`unjam: --color ${quoted(typed)}; expected ${colourTimes.join(', ')} (see 'unjam --help')`);
  setColour(when);
  return ok(words.toSpliced(index, value === undefined ? 2 : 1));
}

const overview = `
An INPUT is a file, a folder (all board files in it, or else all pictures), -
for standard input, or a board itself; a file or standard input may hold several
boards, or a photograph or a screenshot of one (JPEG, PNG, WebP, GIF). On the
command line rows may be separated by /, and a board that begins with - goes
after --. A puzzle of the catalogue is named by its number, its id or its day:
14, p-0ewcusj, 2026-11-21. 4x4, 5x5 and 6x6, the .parquet file of an atlas and
the folder of one stand for all of its puzzles.
Results go to standard output, messages to standard error; --json prints one
object a line (docs/json.md).

unjam help algorithms, unjam help formats and unjam help notations describe what
there is to choose from. The pages that help texts name come with the command:
unjam help docs/json.md prints one. So do the boards of puzzles/seeds: where
there is no such folder, puzzles/seeds/g1.txt is the board that comes along.

Exit status: 0 done, 1 the answer is no or a picture does not show its board
clearly, 2 bad usage or input, 3 a limit came before the whole answer, 130
interrupted; 128 and its number for another signal that ended the program at
once, 143 for TERM. The best solution found at a limit is an answer.

Examples:
  $ unjam solve puzzles/seeds/hardest.txt
  $ unjam show IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM
  $ unjam solve ..A.B/XXA.B/....B/.CC../..... --metric steps
  $ unjam show -- -A----/-A---D/XXXC-D/---C-D/-BBB--/------`;

/** Whether a module could not be loaded because the package for atlases, which is optional, is not there. */
const isAtlasMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_MODULE_NOT_FOUND' &&
  error.message.includes("'@unjam/atlas'");

/** Whether a command writes files: those that its options name, or into the folder that it works on. */
const namesFiles = (command: Command): boolean =>
  Object.entries(command.opts()).some(
    ([name, value]) => /^(?:output|out|svg)$/.test(name) && typeof value === 'string' && value !== '-',
  ) || /^unjam atlas (?:rate|work)$/.test(fullName(command));

const withSubcommands = (command: Command): Command[] => [
  command,
  ...command.commands.flatMap(withSubcommands),
];

const fullName = (command: Command): string =>
  command.parent ? `${fullName(command.parent)} ${command.name()}` : command.name();

/**
 * The library's message without its own prefix and line breaks. The value of an option that is not known is left out, since
 * a misspelt --queue has a password.
 */
const oneLine = (message: string): string =>
  message
    .replace(/^error: /, '')
    .replace(/^(unknown option '[^'=]*)=.*?'(?=\n|$)/s, "$1'")
    .replace(/^option '.*?' argument '.*?' is invalid\. /s, '')
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    // no option has a blank, a slash or so many characters, but boards and solutions have
    .replace(
      /^unknown option '-(?:[^']*[\s/][^']*|[^']{20,})'$/,
      '$&; a board or a solution that begins with - goes after --',
    );
