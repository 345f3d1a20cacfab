import { counted, ok } from '@unjam/core/basics';
import { notationById } from '@unjam/core/notation';
import { type AlgorithmId, algorithmById, compare } from '@unjam/core/search';
import { eachBoard } from '../../each-board.ts';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { readBoards, readProperty } from '../../input/boards.ts';
import { problemLine } from '../../input/problem-line.ts';
import { requestOf, type SearchOptions } from '../../input/search-options.ts';
import { jsonLine } from '../../output/json-line.ts';
import { solveRecord } from '../../output/solve-record.ts';
import { standardOutput } from '../../output/target.ts';
import { print, reportProblem } from '../../terminal/standard.ts';
import { Totals } from './totals.ts';

export interface CompareOptions extends SearchOptions {
  readonly algorithms?: readonly AlgorithmId[];
  readonly markdown?: true;
  readonly json?: true;
}

/** Runs the algorithms on every board that the arguments name, and prints one table for all boards. */
export async function compareInputs(words: readonly string[], options: CompareOptions): Promise<ExitStatus> {
  const chosen = options.algorithms?.map((id) => algorithmById(id));
  const notation = notationById('arrows');
  const request = requestOf(options);
  const totals = new Totals();
  const status = await eachBoard(readBoards(words, options), standardOutput(), async (input) => {
    const { rows } = compare(input.board, request, chosen);
    totals.add(rows);
    const limited = rows.some(({ result }) => result.kind === 'limit');
    const refusals = rows.flatMap(({ result }) =>
      result.kind === 'refused' ? [problemLine(input.origin, [result.problem])] : [],
    );
    let text = '';
    for (const { algorithm, result, shortest = null } of options.json ? rows : []) {
      if (result.kind === 'refused') continue;
      const record = solveRecord(input.board, input.origin, result, algorithm, request, notation);
      if (!record.ok) return record;
      text += jsonLine({ name: input.name, ...readProperty(input), ...record.value, shortest });
    }
    for (const refusal of refusals) await reportProblem(refusal);
    if (refusals.length > 0) return ok({ text, status: exitStatus.refused });
    return ok({ text, ...(limited && { status: exitStatus.limit }) });
  });
  if (options.json || totals.boards === 0) return status;
  const title = totals.boards === 1 ? '' : `${counted(totals.boards, 'board')}\n\n`;
  await print(`${title}${totals.table(options.markdown === true)}\n`);
  return status;
}
