import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import type { Result } from '@unjam/core';
import { err, grouped, ok } from '@unjam/core/basics';
import {
  cardHead,
  croissant,
  type DataColumn,
  type DataFile,
  type DataSet,
  dataPackage,
} from '@unjam/core/catalogue';
import type { Span } from '@unjam/core/generate';
import { notationById } from '@unjam/core/notation';
import { type ExitStatus, exitStatus } from '../../../exit-status.ts';
import { splits } from '../../../input/family.ts';
import { boardsElsePictures } from '../../../input/file-kinds.ts';
import { findInputFiles } from '../../../output/input-files.ts';
import { jsonLine } from '../../../output/json-line.ts';
import { makeFolder } from '../../../output/make-folder.ts';
import { writeWholeFile } from '../../../output/whole-file.ts';
import { writeReason } from '../../../system-error.ts';
import { beginProgress } from '../../../terminal/progress.ts';
import { print, printError, refuse, reportProblem } from '../../../terminal/standard.ts';
import { version } from '../../../version.ts';
import { yieldToEventLoop } from '../../../yield-to-event-loop.ts';
import { dataCard } from './data-card.ts';
import { makeTasks } from './make-tasks.ts';
import type { TasksOptions } from './options.ts';
import { type Places, placesOf } from './places.ts';
import { type DrawnPuzzles, drawPuzzles } from './puzzles.ts';
import { removeOlder, writeUnfinishedCard } from './replace-set.ts';
import { picturePrompt, type TaskRecord, taskColumns } from './task.ts';

const ANY: Span = { least: 0, most: Number.MAX_SAFE_INTEGER };

/** Draws puzzles and writes them with their answers; into files also a data card and descriptions for programs. */
export async function exportTasks(options: TasksOptions): Promise<ExitStatus> {
  const { from, output, count, as, pictures } = options;
  const toFiles = output !== undefined && output !== '-';
  if (!toFiles && (as === 'parquet' || pictures))
    return refuse(
      `unjam: ${pictures ? '--pictures' : '--as parquet'} without -o; expected -o FILE or -o FOLDER/`,
    );
  const places = toFiles ? placesOf(output, as, pictures !== undefined) : undefined;
  if (places && !places.ok) return refuse(places.error);
  if (toFiles && findInputFiles([from], boardsElsePictures).has(output))
    return refuse(`${output}: also an input; expected another output`);
  const drawn = await drawPuzzles({ moves: ANY, ...options });
  if (!drawn.ok) return refuse(`unjam: ${drawn.error}`);
  const written = places
    ? await writeSet(drawn.value, options, places.value)
    : await printTasks(drawn.value, options);
  if (!written.ok) return refuse(written.error);
  if (drawn.value.puzzles.length === count) return exitStatus.done;
  printError(
    `unjam: found ${grouped(drawn.value.puzzles.length)} of ${grouped(count)} puzzles: there are no more`,
  );
  return exitStatus.limit;
}

async function printTasks(drawn: DrawnPuzzles, options: TasksOptions): Promise<Result<void, string>> {
  const progress = beginProgress(true);
  let done = 0;
  for await (const task of tasksOf(drawn, options)) {
    if (!task.ok) return task;
    await print(jsonLine(task.value));
    progress.work(++done / drawn.puzzles.length, `${grouped(done)} tasks`);
  }
  progress.stop();
  return ok(undefined);
}

/** Writes the files of a set: the tasks, and what describes them. */
async function writeSet(
  drawn: DrawnPuzzles,
  options: TasksOptions,
  places: Places,
): Promise<Result<void, string>> {
  const { pictures = [] } = options;
  const isReplaced = existsSync(places.card);
  // from its first file to its descriptions a set is not whole, and the card of an older one describes other files
  const begin = (): Result<void, string> => writeUnfinishedCard(places, commandOf(options));
  const begun = pictures.length > 0 ? begin() : ok(undefined);
  if (!begun.ok) return begun;
  const tasks: TaskRecord[] = [];
  const progress = beginProgress(false);
  for await (const task of tasksOf(drawn, options, places)) {
    if (!task.ok) return task;
    tasks.push(task.value);
    progress.work(tasks.length / drawn.puzzles.length, `${grouped(tasks.length)} tasks`);
  }
  progress.stop();
  const going = pictures.length === 0 ? begin() : ok(undefined);
  if (!going.ok) return going;
  const columns = [
    ...taskColumns,
    ...(pictures.length > 0 ? (await import('./draw-tasks.ts')).pictureColumns(pictures) : []),
  ];
  const parts = places.isFolder
    ? splits
        .map((split) => ({ split: split as string, tasks: tasks.filter((task) => task.split === split) }))
        .filter(({ tasks }) => tasks.length > 0)
    : [{ split: 'puzzles', tasks }];
  const files: DataFile[] = [];
  for (const part of parts) {
    const name = places.isFolder ? `${part.split}.${places.format}` : basename(options.output ?? '');
    const path = join(places.folder, name);
    const written = await writePart(path, places.format, columns, part.tasks);
    if (!written.ok) return written;
    const content = readFileSync(path);
    const sha256 = createHash('sha256').update(content).digest('hex');
    files.push({
      name,
      format: places.format,
      bytes: content.length,
      sha256,
      rows: part.tasks.length,
      split: part.split,
    });
  }
  const set: DataSet = {
    name:
      places.stem
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '') || 'tasks',
    title: `${grouped(tasks.length)} Rush Hour puzzles with shortest solutions`,
    description: `Rush Hour puzzles with prompts, shortest solutions in two metrics and predicted human solving times, from ${drawn.source}.`,
    version,
    keywords: ['rush-hour', 'puzzle', 'planning', 'search', 'reasoning'],
    tasks: pictures.length > 0 ? ['text-generation', 'image-text-to-text'] : ['text-generation'],
    columns,
    key: 'name',
    files,
  };
  const card = dataCard({
    set,
    ...drawn,
    isLimited: options.moves !== undefined,
    command: commandOf(options),
    tasks,
    columns,
  });
  // the card last: until then it says that the set is not whole
  for (const [path, text] of [
    [places.croissant, croissant(set)],
    [places.dataPackage, dataPackage(set)],
    [places.card, `${cardHead(set)}${card}`],
  ] as const) {
    const put = writeWholeFile(path, text, true);
    if (!put.ok) return put;
  }
  if (!isReplaced) return ok(undefined);
  const painted = tasks.flatMap((task) => pictures.map((kind) => String(task[`picture_${kind}`])));
  return removeOlder(places, new Set([...files.map(({ name }) => name), ...painted]));
}

/** Writes a file of tasks; in JSON lines and Parquet the columns are in the same order. */
async function writePart(
  path: string,
  format: Places['format'],
  columns: readonly DataColumn[],
  tasks: readonly TaskRecord[],
): Promise<Result<void, string>> {
  if (format === 'jsonl') return writeWholeFile(path, tasks.map((task) => jsonLine(task)).join(''), true);
  const { writeTable } = await import('../../../input/write-table.ts');
  const made = madeFolder(dirname(path));
  if (!made.ok) return made;
  const rows = tasks.map((task) => columns.map(({ name }) => task[name] ?? null));
  const meanings = JSON.stringify(Object.fromEntries(columns.map(({ name, meaning }) => [name, meaning])));
  const pairs = { licence: 'CC0-1.0', version, columns: meanings };
  const written = await writeTable(path, columns, rows, pairs);
  return written.ok ? ok(undefined) : err(written.error.message);
}

function madeFolder(folder: string): Result<void, string> {
  try {
    makeFolder(folder);
    return ok(undefined);
  } catch (error) {
    return err(`${folder}: cannot be made: ${writeReason(error)}`);
  }
}

/** The tasks in the order of the puzzles; with pictures where there are places for them. */
async function* tasksOf(
  { puzzles }: DrawnPuzzles,
  { notation: id, pictures, seed }: TasksOptions,
  places?: Places,
): AsyncGenerator<Result<TaskRecord, string>> {
  const drawTask = pictures && places && (await import('./draw-tasks.ts')).drawTask;
  let number = 0;
  for await (const task of makeTasks(puzzles, id)) {
    number++;
    if (!task.ok) await reportProblem(`unjam: ${puzzles[number - 1]?.name} is left out: ${task.error}`);
    else if (!drawTask) yield task;
    else {
      await yieldToEventLoop();
      const drawn = drawTask(task.value.board, number, pictures, places, seed);
      const prompt = picturePrompt(notationById(id));
      yield drawn.ok ? ok({ ...task.value, prompt_picture: prompt, ...drawn.value }) : drawn;
    }
  }
}

/** The options of the command that gives the same tasks. */
function commandOf({ from, moves, count, seed, notation, as, pictures, output }: TasksOptions): string {
  const range = moves && `--moves ${moves.least}..${moves.most === ANY.most ? '' : moves.most}`;
  const parts = [
    `--from ${forOthers(from)}`,
    range,
    `--count ${count} --seed ${seed}`,
    `--notation ${notation}`,
  ];
  const rest = [
    as && `--as ${as}`,
    pictures && `--pictures ${pictures.join()}`,
    output && `-o ${forOthers(output)}`,
  ];
  return [...parts, ...rest].filter((part) => part !== undefined).join(' ');
}

/** A path as a published card names it: the folders of one machine are nobody else's business. */
const forOthers = (path: string): string =>
  isAbsolute(path) ? `${basename(path)}${/[/\\]$/.test(path) ? '/' : ''}` : path;
