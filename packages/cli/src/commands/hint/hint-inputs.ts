import { err, hint, type Metric, ok } from '@unjam/core';
import { describeHint } from '@unjam/core/analysis';
import { compactText } from '@unjam/core/formats';
import { type Notation, notationById } from '@unjam/core/notation';
import { eachBoard } from '../../each-board.ts';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { type ReadingOptions, readBoards } from '../../input/boards.ts';
import { problemLine } from '../../input/problem-line.ts';
import { targetAt } from '../../output/target.ts';

export interface HintOptions extends ReadingOptions {
  readonly metric: Metric;
  readonly notation: string;
  readonly json?: true;
}

const statusOf = {
  move: exitStatus.done,
  solved: exitStatus.done,
  unsolvable: exitStatus.no,
  limit: exitStatus.limit,
} as const;

/** Gives a hint for every board that the words name. */
export function hintInputs(words: readonly string[], options: HintOptions): Promise<ExitStatus> {
  const { metric, json } = options;
  const notation = notationById(options.notation) as Notation;
  return eachBoard(readBoards(words, options), targetAt(undefined, ''), ({ name, board, origin }, many) => {
    const given = hint(board, { metric });
    const status = statusOf[given.kind];
    const sentence = describeHint(board, given);
    if (!json) return ok({ text: `${many ? `${name}: ` : ''}${sentence}\n`, status });
    const move = given.kind === 'move' ? notation.print([given.move], board) : ok(null);
    if (!move.ok) return err(problemLine(origin, [move.error]));
    const record = {
      name,
      board: compactText(board),
      kind: given.kind,
      metric,
      move: move.value,
      remaining: given.kind === 'move' ? given.remaining : null,
      reason: given.kind === 'move' ? given.reason : null,
      hint: sentence,
    };
    return ok({ text: `${JSON.stringify(record)}\n`, status });
  });
}
