import { explore, type Metric } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { compactText, type FormatId, formatById } from '@unjam/core/formats';
import { eachBoard } from '../../each-board.ts';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { readBoards } from '../../input/boards.ts';
import { problemLine } from '../../input/problem-line.ts';
import type { ReadingOptions } from '../../input/reading-options.ts';
import { type LimitOptions, limitOf } from '../../input/search-options.ts';
import { aboutBoard } from '../../output/about-board.ts';
import { asksForJson, formatOf } from '../../output/endings.ts';
import { jsonLine } from '../../output/json-line.ts';
import { describeLimit, limitNames } from '../../output/limit.ts';
import { relabelledFor } from '../../output/relabelled.ts';
import { targetAt } from '../../output/target.ts';
import { underItsName } from '../../output/under-its-name.ts';
import { refuse, reportProblem } from '../../terminal/standard.ts';

export interface HardenOptions extends ReadingOptions, LimitOptions {
  readonly metric: Metric;
  /** Default: by the ending of the output, else grid. */
  readonly to?: FormatId;
  readonly output?: string;
  readonly json?: true;
}

/** Writes the hardest state of the cluster of every board that the arguments name. */
export function hardenInputs(words: readonly string[], options: HardenOptions): Promise<ExitStatus> {
  const { metric, to, output } = options;
  const json = options.json ?? (to === undefined && asksForJson(output));
  const limit = limitOf(options);
  const format = formatById(to ?? formatOf(output) ?? 'grid');
  const apart = format.shape.kind === 'rows' && !json;
  const target = targetAt(output, json ? '.json' : '.txt', words);
  if (!target.ok) return Promise.resolve(refuse(target.error));
  return eachBoard(readBoards(words, options), target.value, async (input) => {
    const { name, origin, board, read } = input;
    const result = explore(board, { limit });
    const hardest = result.kind === 'explored' ? result.cluster.hardest[metric] : null;
    const status = result.kind === 'limit' ? exitStatus.limit : hardest ? exitStatus.done : exitStatus.no;
    if (json) {
      const record = {
        ...aboutBoard(input),
        kind: result.kind === 'limit' ? 'limit' : hardest ? 'hardened' : 'unsolvable',
        limit: result.kind === 'limit' ? limitNames[result.which] : null,
        metric,
        distance: hardest?.distance ?? null,
        hardest: hardest && compactText(hardest.board),
      };
      return ok({ text: jsonLine(record), status });
    }
    if (!hardest) {
      const why = result.kind === 'limit' ? describeLimit(result.which) : 'unsolvable';
      return ok({ problem: `${name}: ${why}: no hardest state`, status });
    }
    // a list may have labels that a grid cannot show; a chosen format is refused instead
    const labelled = to === undefined ? relabelledFor(hardest.board, format) : hardest.board;
    const printed = format.print(labelled);
    if (labelled !== hardest.board)
      await reportProblem(`${name}: a grid cannot show these labels; the vehicles have letters instead`);
    if (!printed.ok) return err(problemLine(origin, [printed.error]));
    return ok({
      text: `${apart && read.name !== undefined ? await underItsName(printed.value, read.name) : printed.value}\n`,
      apart,
    });
  });
}
