import { existsSync, statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { grouped } from '@unjam/core/basics';
import type { Span } from '@unjam/core/generate';
import { type Notation, type NotationId, notationById } from '@unjam/core/notation';
import { type ExitStatus, exitStatus } from '../../../exit-status.ts';
import { jsonLine } from '../../../output/json-line.ts';
import { beginFile, writeWholeFile } from '../../../output/whole-file.ts';
import { beginProgress } from '../../../terminal/progress.ts';
import { print, printError, refuse, reportProblem } from '../../../terminal/standard.ts';
import { yieldToEventLoop } from '../../../yield-to-event-loop.ts';
import { dataCard, isDataCard } from './data-card.ts';
import { type DrawnPuzzles, drawPuzzles } from './puzzles.ts';
import { type TaskRecord, taskOf } from './task.ts';

export interface TasksOptions {
  readonly from: string;
  readonly moves?: Span;
  readonly count: number;
  readonly seed: number;
  readonly notation: NotationId;
  readonly output?: string;
}

const ANY: Span = { least: 0, most: Number.MAX_SAFE_INTEGER };
const CARD = '.md';

/** Draws puzzles and writes them with their answers, and a data card beside the file. */
export async function exportTasks(options: TasksOptions): Promise<ExitStatus> {
  const { output, count } = options;
  if (output !== undefined && output !== '-' && (isFolder(output) || extname(output) === CARD))
    return refuse(
      `${output}: expected the name of a file such as tasks.jsonl; the data card is written beside it`,
    );
  const card = output === undefined || output === '-' ? undefined : cardOf(output);
  if (card !== undefined && existsSync(card) && !isDataCard(card))
    return refuse(
      `${card}: exists already and is not a data card of unjam, which would be written here; expected another name than ${output}`,
    );
  const drawn = await drawPuzzles({ moves: ANY, ...options });
  if (!drawn.ok) return refuse(`unjam: ${drawn.error}`);
  const written = await writeTasks(drawn.value, options);
  if (written !== exitStatus.done || drawn.value.puzzles.length === count) return written;
  printError(
    `unjam: found ${grouped(drawn.value.puzzles.length)} of ${grouped(count)} puzzles: there are no more`,
  );
  return exitStatus.limit;
}

async function writeTasks(drawn: DrawnPuzzles, options: TasksOptions): Promise<ExitStatus> {
  const { output } = options;
  const toFile = output !== undefined && output !== '-';
  const begun = toFile ? beginFile(output) : undefined;
  if (begun && !begun.ok) return refuse(begun.error);
  const tasks: Pick<TaskRecord, 'split' | 'moves'>[] = [];
  const progress = beginProgress(!toFile);
  for await (const task of tasksOf(drawn, notationById(options.notation))) {
    if (begun) {
      const put = begun.value.write(jsonLine(task));
      if (!put.ok) return refuse(put.error);
    } else await print(jsonLine(task));
    tasks.push(task);
    progress.work(tasks.length / drawn.puzzles.length, `${grouped(tasks.length)} tasks`);
  }
  progress.stop();
  if (!begun || !toFile) return exitStatus.done;
  const finished = begun.value.finish(true);
  if (!finished.ok) return refuse(finished.error);
  const text = dataCard({ file: basename(output), ...drawn, command: commandOf(options), tasks });
  const put = writeWholeFile(cardOf(output), text, true);
  return put.ok ? exitStatus.done : refuse(put.error);
}

async function* tasksOf({ puzzles }: DrawnPuzzles, notation: Notation): AsyncGenerator<TaskRecord> {
  for (const { name, board } of puzzles) {
    await yieldToEventLoop();
    const task = taskOf(name, board, notation);
    if (task.ok) yield task.value;
    else await reportProblem(`unjam: ${name} is left out: ${task.error}`);
  }
}

/** The options of the command that gives the same tasks. */
function commandOf({ from, moves, count, seed, notation, output }: TasksOptions): string {
  const range = moves && `--moves ${moves.least}..${moves.most === ANY.most ? '' : moves.most}`;
  const parts = [`--from ${from}`, range, `--count ${count} --seed ${seed}`];
  return [...parts, `--notation ${notation} -o ${output}`].filter((part) => part !== undefined).join(' ');
}

/** The name of the data card beside a file. */
const cardOf = (output: string): string =>
  `${output.slice(0, output.length - extname(output).length)}${CARD}`;

function isFolder(path: string): boolean {
  return /[\\/]$/.test(path) || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
