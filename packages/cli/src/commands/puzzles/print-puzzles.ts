import { counted, grouped } from '@unjam/core/basics';
import { formatBoardSize } from '@unjam/core/catalogue';
import { formatSeconds, secondsOf } from '@unjam/core/difficulty';
import { type BoardFormat, type FormatId, formatById } from '@unjam/core/formats';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { asksForJson, formatOf } from '../../output/endings.ts';
import { boardOfListed, entryRecord, type ListedPuzzle, nameOf } from '../../output/entry-record.ts';
import { jsonLine } from '../../output/json-line.ts';
import { relabelledFor } from '../../output/relabelled.ts';
import { table } from '../../output/table.ts';
import { targetAt } from '../../output/target.ts';
import { print, printError, refuse } from '../../terminal/standard.ts';

export interface OutputOptions {
  /** Default: by the ending of the output, else grid. */
  readonly to?: FormatId;
  /** The atlas of the puzzles, of which the output replaces no file. */
  readonly from?: string;
  readonly output?: string;
  readonly json?: true;
}

/** Prints some of the puzzles that were found: as a table, or as boards where a format or an output is asked for. */
export const printPuzzles = (
  chosen: readonly ListedPuzzle[],
  found: number,
  options: OutputOptions,
): Promise<ExitStatus> =>
  options.to === undefined && !wantsJson(options) && options.output === undefined
    ? printTable(chosen, found)
    : writeBoards(chosen, options);

async function printTable(chosen: readonly ListedPuzzle[], found: number): Promise<ExitStatus> {
  const right = (title: string) => ({ title, side: 'right' as const });
  const left = (title: string) => ({ title, side: 'left' as const });
  await print(
    `${table(
      [right(''), left('grade, time'), right('moves'), right('steps'), left('size'), left('board')],
      chosen.map((entry) => [
        'id' in entry ? entry.id : String(entry.number),
        `${entry.grade} ${briefly(secondsOf(entry.rating))}`,
        String(entry.moves),
        // of an atlas: those of the hardest state in steps, not of this board
        'id' in entry ? `≤${entry.steps}` : String(entry.steps),
        formatBoardSize(entry),
        entry.board,
      ]),
      false,
    )}\n${chosen.length === found ? counted(found, 'puzzle') : `${grouped(chosen.length)} of ${counted(found, 'puzzle')}`}\n`,
  );
  return exitStatus.done;
}

/** `45s`, `12m`: short enough for a table of 80 columns. */
const briefly = (seconds: number): string =>
  seconds < 100 ? `${5 * Math.round(seconds / 5)}s` : `${Math.round(seconds / 60)}m`;

/** By the option, or where no format was asked for by the ending of the output. */
const wantsJson = ({ json, to, output }: OutputOptions): boolean =>
  json ?? (to === undefined && asksForJson(output));

async function writeBoards(chosen: readonly ListedPuzzle[], options: OutputOptions): Promise<ExitStatus> {
  const { to, from, output } = options;
  const json = wantsJson(options);
  const format = formatById(to ?? formatOf(output) ?? 'grid');
  const opened = targetAt(output, json ? '.json' : '.txt', from === undefined ? [] : [from]);
  if (!opened.ok) return refuse(opened.error);
  const target = opened.value;
  const apart = format.shape.kind === 'rows' && !json;
  const reasons: string[] = [];
  for (const entry of chosen) {
    const text = json ? jsonLine(entryRecord(entry)) : written(entry, format, apart, reasons);
    const put = await target.put(nameOf(entry), text, apart);
    if (!put.ok) return refuse(`unjam: ${put.error}`);
  }
  const finished = target.finish();
  const [reason] = reasons;
  if (reason !== undefined)
    printError(
      `unjam: ${grouped(reasons.length)} of ${counted(chosen.length, 'puzzle')} written in one line as in the catalogue, such as ${reason}`,
    );
  return finished.ok ? exitStatus.done : refuse(finished.error);
}

/** The text of a puzzle; one that the format cannot express is written in one line, as in the catalogue, and the reason is added. */
function written(
  entry: ListedPuzzle,
  format: BoardFormat<FormatId>,
  apart: boolean,
  reasons: string[],
): string {
  const printed = format.print(relabelledFor(boardOfListed(entry), format));
  if (!printed.ok) reasons.push(`${nameOf(entry)}: ${printed.error.message}`);
  const head = `# ${aboutEntry(entry)}\n${nameOf(entry)}\n`;
  return `${apart ? head : ''}${printed.ok ? printed.value : entry.board}\n`;
}

/** `rating 71, expert, about 9 min, 38 moves, 61 steps`; of a puzzle of an atlas `at most 61 steps`. */
export const aboutEntry = (entry: ListedPuzzle): string => {
  const { rating, grade, moves, steps } = entry;
  const most = 'id' in entry ? 'at most ' : '';
  return `rating ${rating}, ${grade}, about ${formatSeconds(secondsOf(rating))}, ${counted(moves, 'move')}, ${most}${counted(steps, 'step')}`;
};
