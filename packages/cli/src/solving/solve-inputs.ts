import { type Notation, notationById } from '@unjam/core';
import { type ExitStatus, exitStatus, graver } from '../exit-status.ts';
import { readBoards } from '../input/boards.ts';
import { beginProgress } from '../output/progress.ts';
import { complain, refuse } from '../output/standard.ts';
import { Summary } from '../output/summary.ts';
import { outcome } from '../output/tally.ts';
import { targetAt } from '../output/target.ts';
import { searchInOrder } from './in-order.ts';
import { algorithmOf, type Job } from './job.ts';
import { solveRecord } from './record.ts';
import { requestOf, type SearchOptions } from './search-options.ts';

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
  const job: Job = { algorithm: options.algorithm, request: requestOf(options) };
  const algorithm = algorithmOf(job);
  const notation = notationById(options.notation) as Notation;
  const target = targetAt(output, json ? '.json' : '.sol');
  const toScreen = target.kind === 'stdout';
  const summary = json || quiet ? undefined : new Summary(toScreen);
  const progress = beginProgress(process.stdout.isTTY === true && (toScreen || summary !== undefined));
  const apart = !json && notation.example.includes('\n');
  let status: ExitStatus = exitStatus.done;
  let done = 0;
  let part: number | undefined;
  const boards = readBoards(words, options, (read) => {
    part = read;
  });
  for await (const answer of searchInOrder(boards, job, progress.states)) {
    progress.boards(++done, part);
    const record = answer.ok ? solveRecord(answer.value, job, algorithm, notation) : answer;
    if (!answer.ok || !record.ok) {
      if (!record.ok) complain(record.error);
      summary?.refuse();
      status = graver(status, exitStatus.refused);
      continue;
    }
    const { input, result } = answer.value;
    const text = json ? JSON.stringify(record.value) : record.value.solution;
    if (text !== null && !(toScreen && summary)) {
      const put = await target.put(input.stem, `${text}\n`, apart);
      if (!put.ok) return refuse(put.error);
    }
    if (summary) await summary.add({ input, record: record.value });
    else if (text === null) complain(`${input.name}: ${outcome(record.value)}`);
    status = graver(status, statusOf[result.kind]);
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
