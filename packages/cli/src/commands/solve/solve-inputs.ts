import { type NotationId, notationDescriptions } from '@unjam/core/notation';
import { type AlgorithmId, algorithmById, engineIds } from '@unjam/core/search';
import { counted, printRefused } from '../../each-board.ts';
import { type ExitStatus, exitStatus, worstStatus } from '../../exit-status.ts';
import { howRead, readProperty } from '../../input/boards.ts';
import { named } from '../../input/named.ts';
import { readPieces } from '../../input/pieces.ts';
import { textOptionsOf } from '../../input/reading-options.ts';
import { requestOf, type SearchOptions } from '../../input/search-options.ts';
import { asksForJson, notationOfEnding } from '../../output/endings.ts';
import { jsonWithName } from '../../output/json-line.ts';
import { limitNames } from '../../output/limit.ts';
import { targetAt } from '../../output/target.ts';
import { beginProgress } from '../../terminal/progress.ts';
import { refuse, reportProblem } from '../../terminal/standard.ts';
import { solveInOrder } from './in-order.ts';
import type { Job } from './job.ts';
import { Summary } from './summary.ts';
import { withTiesBroken } from './tie-break.ts';

export interface SolveOptions extends SearchOptions {
  readonly algorithm: AlgorithmId;
  /** Default: by the ending of the output, else arrows. */
  readonly notation?: NotationId;
  readonly output?: string;
  readonly quiet?: true;
  readonly json?: true;
}

/** Solves every board that the arguments name, and prints the solutions or a summary. */
export async function solveInputs(words: readonly string[], options: SolveOptions): Promise<ExitStatus> {
  const { quiet, output, algorithm, slides, order } = options;
  const json = options.json ?? (options.notation === undefined && asksForJson(output));
  const notation = options.notation ?? notationOfEnding(output) ?? 'arrows';
  const job: Job = {
    algorithm,
    notation,
    request: requestOf(options),
    reading: textOptionsOf(options),
    json,
  };
  if (job.request.thenBy && algorithm !== 'engine')
    return refuse(
      `unjam: --metric ${options.metric}; expected --algorithm engine, the only one that minimises both`,
    );
  const ignored =
    slides !== undefined ? `--slides ${slides}` : order !== undefined ? `--order ${order}` : undefined;
  if (ignored !== undefined && engineIds.includes(algorithm))
    return refuse(
      `unjam: ${ignored} with --algorithm ${algorithm}; expected a search that takes moves one by one, such as --algorithm bfs`,
    );
  const own = algorithmById(algorithm).slides;
  // planning goes cell by cell, and joins what follows each other unless it is asked for units
  const isObeyed =
    slides === undefined || own === undefined || (own === 'unit' ? slides !== 'extreme' : slides === own);
  if (!isObeyed)
    return refuse(
      `unjam: --slides ${slides} with --algorithm ${algorithm}, which chooses its slides itself; expected no --slides, or --algorithm bfs`,
    );
  const opened = targetAt(output, json ? '.json' : '.sol', words);
  if (!opened.ok) return refuse(opened.error);
  const target = opened.value;
  const toScreen = target.kind === 'stdout';
  const summary = json || quiet ? undefined : new Summary(toScreen, options.exit);
  const progress = beginProgress(process.stdout.isTTY === true && (toScreen || summary !== undefined));
  const apart = !json && notationDescriptions[notation].example.includes('\n');
  // a person at a terminal who ends a long search wants what it has found; a program that is told to stop stops at once
  const interruptible = algorithm === 'engine' && toScreen && (process.stderr.isTTY || process.stdout.isTTY);
  let status: ExitStatus = exitStatus.done;
  let [done, refused] = [0, 0];
  let part: number | undefined;
  const pieces = readPieces(words, options, (read) => {
    part = read;
  });
  const answers = named(solveInOrder(pieces, job, progress.search, interruptible));
  for await (const { input, many } of counted(answers)) {
    progress.boards(++done, part);
    const answer = input.ok ? input.value.value : input;
    if (!input.ok || !answer.ok) {
      if (!answer.ok) await reportProblem(answer.error);
      summary?.refuse();
      refused++;
      status = worstStatus(status, exitStatus.refused);
      continue;
    }
    const { name, stem, piece } = input.value;
    const solved =
      many || !('board' in answer.value) ? answer.value : await withTiesBroken(answer.value, job);
    const { tallied } = solved;
    if (solved.text !== null && !(toScreen && summary)) {
      const text = json ? jsonWithName(name, solved.text, readProperty(howRead(piece))) : `${solved.text}\n`;
      const put = await target.put(stem, text, apart);
      if (!put.ok) return refuse(put.error);
    }
    if (summary) await summary.add({ name, solved, isPicture: piece.kind === 'picture' });
    else if (solved.text === null) await reportProblem(`${name}: ${solved.outcome}`);
    status = worstStatus(
      status,
      tallied.limit === limitNames.cancelled ? exitStatus.interrupted : statusOf[tallied.kind],
    );
    if (piece.kind === 'picture' && !piece.isSure) status = worstStatus(status, exitStatus.no);
  }
  progress.stop();
  if (summary) await summary.end();
  else printRefused(refused, done);
  const finished = target.finish();
  return finished.ok ? status : refuse(finished.error);
}

const statusOf = {
  solved: exitStatus.done,
  unsolvable: exitStatus.no,
  exhausted: exitStatus.no,
  limit: exitStatus.limit,
} as const;
