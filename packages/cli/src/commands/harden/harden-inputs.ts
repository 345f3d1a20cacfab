import { err, explore, type Metric, ok } from '@unjam/core';
import { type BoardFormat, compactText, formatById } from '@unjam/core/formats';
import { eachBoard } from '../../each-board.ts';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { type ReadingOptions, readBoards } from '../../input/boards.ts';
import { problemLine } from '../../input/problem-line.ts';
import { requestOf } from '../../input/search-options.ts';
import { targetAt } from '../../output/target.ts';
import { printError } from '../../terminal/standard.ts';

export interface HardenOptions extends ReadingOptions {
  readonly metric: Metric;
  readonly to: string;
  readonly output?: string;
  readonly limitStates?: number;
  readonly limitTime?: number;
  readonly json?: true;
}

/** Writes the hardest state of the cluster of every board that the words name. */
export function hardenInputs(words: readonly string[], options: HardenOptions): Promise<ExitStatus> {
  const { metric, json } = options;
  const { limit = {} } = requestOf(options);
  const format = formatById(options.to) as BoardFormat;
  const apart = format.layout.kind === 'rows' && !json;
  const target = targetAt(options.output, json ? '.json' : '.txt');
  return eachBoard(readBoards(words, options), target, ({ name, origin, board, read }) => {
    const result = explore(board, { limit });
    const hardest = result.kind === 'explored' ? result.cluster.hardest[metric] : null;
    const status = result.kind === 'limit' ? exitStatus.limit : hardest ? exitStatus.done : exitStatus.no;
    if (json) {
      const record = {
        name,
        board: compactText(board),
        kind: result.kind === 'limit' ? 'limit' : hardest ? 'hardened' : 'unsolvable',
        metric,
        distance: hardest?.distance ?? null,
        hardest: hardest && compactText(hardest.board),
      };
      return ok({ text: `${JSON.stringify(record)}\n`, status });
    }
    if (!hardest) {
      printError(
        `${name}: ${result.kind === 'limit' ? 'stopped at a limit' : 'unsolvable'}: no hardest state`,
      );
      return ok({ text: '', status });
    }
    const printed = format.print(hardest.board);
    if (!printed.ok) return err(problemLine(origin, [printed.error]));
    return ok({
      text: `${apart && read.name !== undefined ? `${read.name}\n` : ''}${printed.value}\n`,
      apart,
    });
  });
}
