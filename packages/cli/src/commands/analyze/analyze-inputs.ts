import { analyze, type LimitKind, type Metric, ok } from '@unjam/core';
import type { Analysis } from '@unjam/core/analysis';
import { eachBoard } from '../../each-board.ts';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { type InputBoard, type ReadingOptions, readBoards } from '../../input/boards.ts';
import { requestOf } from '../../input/search-options.ts';
import { targetAt } from '../../output/target.ts';
import { analysisRecord, limitRecord } from './record.ts';
import { describeAnalysis } from './words.ts';

export interface AnalyzeOptions extends ReadingOptions {
  readonly metric: Metric;
  readonly limitStates?: number;
  readonly limitTime?: number;
  readonly json?: true;
}

/** Analyzes the cluster of every board that the words name. */
export function analyzeInputs(words: readonly string[], options: AnalyzeOptions): Promise<ExitStatus> {
  const { limit = {} } = requestOf(options);
  return eachBoard(readBoards(words, options), targetAt(undefined, ''), (input, many) => {
    const result = analyze(input.board, { limit });
    if (result.kind === 'limit') return ok(limited(input, result.which, many, options));
    const found: Analysis = result.analysis;
    const status = found.solvable ? exitStatus.done : exitStatus.no;
    if (options.json) return ok({ text: `${JSON.stringify(analysisRecord(input, found))}\n`, status });
    const title = many ? `${input.name}\n` : '';
    return ok({
      text: `${title}${describeAnalysis(input.board, found, options.metric)}\n`,
      status,
      apart: true,
    });
  });
}

function limited(input: InputBoard, which: LimitKind, many: boolean, { json }: AnalyzeOptions) {
  const status = exitStatus.limit;
  if (json) return { text: `${JSON.stringify(limitRecord(input))}\n`, status };
  return {
    text: `${many ? `${input.name}\n` : ''}stopped at a limit: ${reasons[which]}\n`,
    status,
    apart: true,
  };
}

const reasons: Readonly<Record<LimitKind, string>> = {
  states: 'more states than allowed',
  milliseconds: 'its time is up',
  memory: 'the cluster has more states than memory holds',
  cancelled: 'it was cancelled',
};
