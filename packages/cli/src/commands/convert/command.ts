import type { Board, BoardResult, Problem, ReadBoard } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { relabelPrimary } from '@unjam/core/board';
import {
  formatById,
  formatDescriptions,
  relabelFor,
  type WriterId,
  writerById,
  writers,
} from '@unjam/core/formats';
import { Command, InvalidArgumentError, Option } from 'commander';
import { eachBoard } from '../../each-board.ts';
import type { ExitStatus } from '../../exit-status.ts';
import { readBoards } from '../../input/boards.ts';
import { addReadingOptions, formatOption, jsonOption, outputOption } from '../../input/options.ts';
import { problemLine } from '../../input/problem-line.ts';
import type { ReadingOptions } from '../../input/reading-options.ts';
import { aboutBoard } from '../../output/about-board.ts';
import { asksForLines, convertEndings, endingOf, writerOf } from '../../output/endings.ts';
import { jsonLine } from '../../output/json-line.ts';
import { targetAt } from '../../output/target.ts';
import { underItsName } from '../../output/under-its-name.ts';
import { refuse } from '../../terminal/standard.ts';
import { visibleLine } from '../../terminal/visible.ts';
import { otherReading } from './other-reading.ts';

interface ConvertOptions extends ReadingOptions {
  /** Default: by the ending of the output. */
  readonly to?: WriterId;
  readonly relabel?: string;
  /** The address of an app, without what follows a #. */
  readonly base?: string;
  readonly output?: string;
  readonly json?: true;
}

export const command = (): Command =>
  addReadingOptions(
    new Command('convert')
      .description('Writes boards in another format and keeps the labels of the vehicles.')
      .argument('<INPUT...>', 'a text or picture file, a folder, - or a board')
      .addOption(formatOption(writers, 'by the ending of -o')),
  )
    .option(
      '--relabel <label>',
      'give the primary this label, for formats in which it must be X or @; all: new labels for all vehicles, as the format wants them',
    )
    .addOption(
      new Option('--base <url>', 'with --to link: the address at which an app is served').argParser(baseOf),
    )
    .addOption(outputOption('boards'))
    .addOption(jsonOption())
    .addHelpText('after', notes)
    .action(async (words: string[], options: ConvertOptions) => {
      process.exitCode = await convert(words, options);
    });

const notes = `
Formats:
${writers.map(({ id }) => `  ${id.padEnd(10)}${formatDescriptions[id].title}`).join('\n')}

Examples:
  $ unjam convert puzzles/seeds/g1.txt --to framed
  $ unjam convert puzzles/seeds --to json
  $ unjam convert puzzles/seeds/framed.txt --to prolog -o boards/
  $ unjam convert puzzles/seeds/hardest.txt --to bandung --relabel all
  $ unjam convert puzzles/seeds/g2.txt --to link --base http://127.0.0.1:8720/
  $ unjam convert IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM --to grid --relabel X

pddl writes a domain and then a problem; planners need two files, here plan-00
and plan-01:
  $ unjam convert puzzles/seeds/g1.txt --to pddl | csplit -s -f plan- - '/^; The /'`;

function convert(
  words: readonly string[],
  { to: asked, json: asObject, output, relabel, base, ...reading }: ConvertOptions,
): Promise<ExitStatus> {
  const json = asObject ?? asksForLines(output);
  const to = asked ?? (json ? 'json' : writerOf(output));
  if (to === undefined)
    return Promise.resolve(
      refuse(
        `unjam: required option '--to <id>' not specified, nor -o with one of ${convertEndings} (see 'unjam convert --help')`,
      ),
    );
  if (base !== undefined && to !== 'link')
    return Promise.resolve(refuse(`unjam: --base with --to ${to}; expected --to link`));
  const writer = writerById(to);
  const isRows = formatById(to)?.shape.kind === 'rows';
  const apart = isRows && !json;
  const target = targetAt(output, json ? '.json' : endingOf(to), words);
  if (!target.ok) return Promise.resolve(refuse(target.error));
  return eachBoard(readBoards(words, reading), target.value, async (input) => {
    const { origin, board: given, read } = input;
    const labelled = relabelledAs(given, to, relabel);
    if (!labelled.ok) return err(problemLine(origin, labelled.problems));
    const board = labelled.value;
    const printed = writer.print(board);
    if (!printed.ok) return err(problemLine(origin, [withRelabel(printed.error, board, to)]));
    const text = to === 'json' ? withKnown(printed.value, read) : `${base ?? ''}${printed.value}`;
    const other = isRows && (await otherReading(text, board));
    if (other) return err(problemLine(origin, [other]));
    if (json) return ok({ text: jsonLine({ ...aboutBoard({ ...input, board }), format: to, text }) });
    return ok({
      text: `${apart && read.name !== undefined ? await underItsName(text, read.name) : text}\n`,
      apart,
    });
  });
}

/** A board as an object, with what its own text says beside the board. */
function withKnown(text: string, { name, optimalMoves, clusterStates }: ReadBoard): string {
  const known = Object.entries({ name, optimalMoves, clusterStates }).flatMap(([key, value]) =>
    value === undefined ? [] : `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`,
  );
  return text.replace('  "width"', (width) => `${known.join('')}${width}`);
}

/** The address before the # of a link; one that no browser opens is refused. */
function baseOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new InvalidArgumentError(
      `--base '${visibleLine(text)}'; expected an address such as https://example.org/unjam/`,
    );
  return text.replace(/#.*$/, '');
}

/** The problem with a board that a format cannot write, and whether other labels would help. */
function withRelabel(problem: Problem, board: Board, to: WriterId): Problem {
  const relabelled = relabelFor(board, to);
  if (!(relabelled.ok && writerById(to).print(relabelled.value).ok)) return problem;
  return { ...problem, expected: `--relabel all, or ${problem.expected}` };
}

/** The board with the labels that `--relabel` asks for. */
function relabelledAs(board: Board, to: WriterId, relabel: string | undefined): BoardResult {
  if (relabel === undefined) return ok(board);
  return relabel === 'all' ? relabelFor(board, to) : relabelPrimary(board, relabel);
}
