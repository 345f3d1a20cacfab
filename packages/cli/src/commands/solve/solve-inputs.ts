import { type ExitStatus, exitStatus, worstStatus } from '../../exit-status.ts';
import { readBoards } from '../../input/boards.ts';
import { requestOf, type SearchOptions } from '../../input/search-options.ts';
import { outcome } from '../../output/tally.ts';
import { targetAt } from '../../output/target.ts';
import { beginProgress } from '../../terminal/progress.ts';
import { printError, refuse } from '../../terminal/standard.ts';
import { solveInOrder } from './in-order.ts';
import { type Job, notationOf } from './job.ts';
import { Summary } from './summary.ts';

export interface SolveOptions extends SearchOptions {
  readonly algorithm: string;
  readonly notation: string;
  readonly output?: string;
  readonly quiet?: true;
  readonly json?: true;
}

/** Solves every board that the words name, and says how it went. */
export async function solveInputs(words: readonly string[], options: SolveOptions): Promise<ExitStatus> {
  const { json, quiet, output } = options;
  const { algorithm, notation } = options;
  const job: Job = { algorithm, notation, request: requestOf(options) };
  if (job.request.thenBy && algorithm !== 'engine')
    return refuse(
      `unjam: --metric ${options.metric}; expected --algorithm engine, which alone looks at both`,
    );
  const target = targetAt(output, json ? '.json' : '.sol');
  const toScreen = target.kind === 'stdout';
  const summary = json || quiet ? undefined : new Summary(toScreen);
  const progress = beginProgress(process.stdout.isTTY === true && (toScreen || summary !== undefined));
  const apart = !json && notationOf(job).example.includes('\n');
  let status: ExitStatus = exitStatus.done;
  let done = 0;
  let part: number | undefined;
  const boards = readBoards(words, options, (read) => {
    part = read;
  });
  for await (const answer of solveInOrder(boards, job, progress.states)) {
    progress.boards(++done, part);
    if (!answer.ok) {
      printError(answer.error);
      summary?.refuse();
      status = worstStatus(status, exitStatus.refused);
      continue;
    }
    const { input, record } = answer.value;
    const text = json ? JSON.stringify(record) : record.solution;
    if (text !== null && !(toScreen && summary)) {
      const put = await target.put(input.stem, `${text}\n`, apart);
      if (!put.ok) return refuse(put.error);
    }
    if (summary) await summary.add(answer.value);
    else if (text === null) printError(`${input.name}: ${outcome(record)}`);
    status = worstStatus(status, statusOf[record.kind]);
  }
  progress.stop();
  await summary?.end();
  const finished = target.finish();
  return finished.ok ? status : refuse(finished.error);
}

const statusOf = {
  solved: exitStatus.done,
  unsolvable: exitStatus.no,
  exhausted: exitStatus.no,
  limit: exitStatus.limit,
} as const;
