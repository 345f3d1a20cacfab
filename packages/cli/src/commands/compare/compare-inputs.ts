import { type Algorithm, ok } from '@unjam/core';
import { type Notation, notationById } from '@unjam/core/notation';
import { counted } from '@unjam/core/render';
import { algorithmById, compare } from '@unjam/core/search';
import { eachBoard } from '../../each-board.ts';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { readBoards } from '../../input/boards.ts';
import { problemLine } from '../../input/problem-line.ts';
import { requestOf, type SearchOptions } from '../../input/search-options.ts';
import { solveRecord } from '../../output/solve-record.ts';
import { targetAt } from '../../output/target.ts';
import { print } from '../../terminal/standard.ts';
import { Totals } from './totals.ts';

export interface CompareOptions extends SearchOptions {
  readonly algorithms?: readonly string[];
  readonly markdown?: true;
  readonly json?: true;
}

/** Runs the algorithms on every board that the words name, and prints one table of them all. */
export async function compareInputs(words: readonly string[], options: CompareOptions): Promise<ExitStatus> {
  const chosen = options.algorithms?.map((id) => algorithmById(id) as Algorithm);
  const notation = notationById('arrows') as Notation;
  const request = requestOf(options);
  const totals = new Totals();
  const status = await eachBoard(readBoards(words, options), targetAt(undefined, ''), (input) => {
    const { rows } = compare(input.board, request, chosen);
    totals.add(rows);
    const limited = rows.some(({ result }) => result.kind === 'limit');
    const refusals = rows.flatMap(({ result }) =>
      result.kind === 'refused' ? [problemLine(input.origin, [result.problem])] : [],
    );
    let text = '';
    for (const { algorithm, result, shortest = null } of options.json ? rows : []) {
      if (result.kind === 'refused') continue;
      const record = solveRecord(input, result, algorithm, request, notation);
      if (!record.ok) return record;
      text += `${JSON.stringify({ ...record.value, shortest })}\n`;
    }
    if (refusals.length > 0) return ok({ text, complaint: refusals.join('\n'), status: exitStatus.refused });
    return ok({ text, ...(limited && { status: exitStatus.limit }) });
  });
  if (options.json || totals.boards === 0) return status;
  const title = totals.boards === 1 ? '' : `${counted(totals.boards, 'board')}\n\n`;
  await print(`${title}${totals.table(options.markdown === true)}\n`);
  return status;
}
