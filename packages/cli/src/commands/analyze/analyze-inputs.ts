import { analyze, type Metric } from '@unjam/core';
import type { Analysis, AnalysisResult } from '@unjam/core/analysis';
import { ok } from '@unjam/core/basics';
import { eachBoard } from '../../each-board.ts';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { type InputBoard, readBoards } from '../../input/boards.ts';
import type { ReadingOptions } from '../../input/reading-options.ts';
import { type LimitOptions, limitOf } from '../../input/search-options.ts';
import { jsonLine } from '../../output/json-line.ts';
import { describeLimit } from '../../output/limit.ts';
import { standardOutput } from '../../output/target.ts';
import { visibleLine } from '../../terminal/visible.ts';
import { analysisRecord, limitRecord } from './record.ts';
import { describeAnalysis, describeExplored } from './words.ts';

export interface AnalyzeOptions extends ReadingOptions, LimitOptions {
  readonly metric: Metric;
  readonly json?: true;
}

/** Analyzes the cluster of every board that the arguments name. */
export function analyzeInputs(words: readonly string[], options: AnalyzeOptions): Promise<ExitStatus> {
  const limit = limitOf(options);
  return eachBoard(readBoards(words, options), standardOutput(), (input, many) => {
    const result = analyze(input.board, { limit });
    if (result.kind === 'limit') return ok(limited(input, result, many, options));
    const found: Analysis = result.analysis;
    const status = found.solvable ? exitStatus.done : exitStatus.no;
    if (options.json) return ok({ text: jsonLine(analysisRecord(input, found)), status });
    const title = many ? `${visibleLine(input.name)}\n` : '';
    return ok({
      text: `${title}${describeAnalysis(input.board, found, options.metric)}\n`,
      status,
      apart: true,
    });
  });
}

function limited(
  input: InputBoard,
  result: Extract<AnalysisResult, { kind: 'limit' }>,
  many: boolean,
  { json }: AnalyzeOptions,
) {
  const status = exitStatus.limit;
  if (json) return { text: jsonLine(limitRecord(input, result)), status };
  const { which, explored } = result;
  const howFar = explored ? ` ${describeExplored(explored)}` : '';
  return {
    text: `${many ? `${visibleLine(input.name)}\n` : ''}${describeLimit(which)}${howFar}\n`,
    status,
    apart: true,
  };
}
