import { type Board, describeHint, type Edge, hint, type Metric, renderText } from '@unjam/core';
import { solveAnytimeTask } from '@unjam/core/anytime';
import { err, ok } from '@unjam/core/basics';
import { type NotationId, notationById } from '@unjam/core/notation';
import { eachBoard } from '../../each-board.ts';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { readBoards } from '../../input/boards.ts';
import { problemLine } from '../../input/problem-line.ts';
import type { ReadingOptions } from '../../input/reading-options.ts';
import { type LimitOptions, limitOf } from '../../input/search-options.ts';
import { aboutBoard } from '../../output/about-board.ts';
import { jsonLine } from '../../output/json-line.ts';
import { limitNames } from '../../output/limit.ts';
import { whyUnsolvable, withOtherExit } from '../../output/other-exit.ts';
import { standardOutput } from '../../output/target.ts';
import { refuse } from '../../terminal/standard.ts';
import { visibleLine } from '../../terminal/visible.ts';

export interface HintOptions extends ReadingOptions, LimitOptions {
  readonly metric: Metric;
  readonly notation?: NotationId;
  readonly json?: true;
}

const statusOf = {
  move: exitStatus.done,
  solved: exitStatus.done,
  unsolvable: exitStatus.no,
  limit: exitStatus.limit,
} as const;

/** Why there is no move to give, for a board alone. */
function whyNone(kind: keyof typeof statusOf, board: Board, asked: Edge | undefined): string[] {
  if (kind === 'unsolvable') return whyUnsolvable(board, asked);
  return kind === 'solved' ? withOtherExit(board, asked) : [];
}

/** Prints a hint for every board that the arguments name. */
export async function hintInputs(words: readonly string[], options: HintOptions): Promise<ExitStatus> {
  const { metric, json } = options;
  if (options.notation !== undefined && !json)
    return refuse('unjam: --notation without --json; expected both, or neither');
  const notation = notationById(options.notation ?? 'arrows');
  let isAnyDrawn = false;
  return eachBoard(readBoards(words, options), standardOutput(), (input, many) => {
    const { name, board, origin, isPicture } = input;
    const given = hint(board, { metric, limit: limitOf(options) }, solveAnytimeTask);
    const status = statusOf[given.kind];
    const sentence = describeHint(board, given);
    if (!json) {
      const line = many
        ? `${visibleLine(name)}: ${sentence}\n`
        : `${[sentence, ...whyNone(given.kind, board, options.exit)].join('\n')}\n`;
      // the sentence names vehicles by their labels, which a picture does not show
      const text = isPicture ? `${renderText(board)}\n\n${line}` : line;
      isAnyDrawn ||= isPicture;
      return ok({ text, status, apart: isAnyDrawn });
    }
    const move = given.kind === 'move' ? notation.print([given.move], board) : ok(null);
    if (!move.ok) return err(problemLine(origin, [move.error]));
    const record = {
      ...aboutBoard(input),
      kind: given.kind,
      limit: 'which' in given ? limitNames[given.which] : null,
      metric,
      move: move.value,
      optimal: given.kind === 'move' ? given.optimal !== false : null,
      remaining: given.kind === 'move' ? given.remaining : null,
      reason: given.kind === 'move' ? given.reason : null,
      hint: sentence,
    };
    return ok({ text: jsonLine(record), status });
  });
}
