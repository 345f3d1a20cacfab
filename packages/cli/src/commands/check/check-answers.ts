import { type Board, loadEngineFor, type Result } from '@unjam/core';
import { counted } from '@unjam/core/basics';
import { Marker } from '../../answers/marker.ts';
import { MarkPrinter } from '../../answers/print-marks.ts';
import type { ReadAnswer } from '../../answers/read-answers.ts';
import { type ExitStatus, exitStatus, worstStatus } from '../../exit-status.ts';
import { decidingOptionsOf } from '../../input/reading-options.ts';
import { limitOf } from '../../input/search-options.ts';
import { printError, reportProblem } from '../../terminal/standard.ts';
import { visibleLine } from '../../terminal/visible.ts';
import { yieldToEventLoop } from '../../yield-to-event-loop.ts';
import type { CheckOptions } from './check-options.ts';

/** Marks many answers: a row each, in their order. The board is that of answers which name none. */
export async function checkAnswers(
  answers: AsyncIterable<Result<ReadAnswer, string>>,
  board: Board | undefined,
  options: CheckOptions,
): Promise<ExitStatus> {
  const { metric, verifier, notation, csv, json } = options;
  const limit = limitOf(options);
  await loadEngineFor({ width: 16, height: 16 });
  const marker = new Marker({
    metric,
    verifier,
    limit: () => limit,
    reading: decidingOptionsOf(options),
    ...(notation !== undefined && { notation }),
    ...(board && { board }),
  });
  const printer = new MarkPrinter(verifier, { ...(csv && { csv }), ...(json && { json }) });
  let status: ExitStatus = exitStatus.done;
  const guessed: (string | number)[] = [];
  for await (const read of answers) {
    await yieldToEventLoop();
    if (!read.ok) {
      await reportProblem(read.error);
      status = worstStatus(status, exitStatus.refused);
      continue;
    }
    const { id, answer } = read.value;
    const mark = answer.ok ? marker.mark(answer.value) : marker.refuse(id, answer.error);
    if ('solutionRead' in mark && mark.solutionRead !== undefined) guessed.push(id);
    await printer.add(mark);
    if (mark.board === null) status = worstStatus(status, exitStatus.refused);
    else if (!mark.solves) status = worstStatus(status, exitStatus.no);
  }
  await printer.end();
  if (guessed.length > 0 && !json) printError(inNoNotation(guessed));
  return status;
}

/** The most answers that are named. */
const MOST_NAMED = 5;

/** Which answers are in no notation, or are legal or right only if their signs are read in another way than a notation says. */
function inNoNotation(ids: readonly (string | number)[]): string {
  const named = ids.slice(0, MOST_NAMED).map((id) => visibleLine(String(id)));
  const all = ids.length > MOST_NAMED ? [...named, '…'] : named;
  return `not read as a notation says: ${counted(ids.length, 'answer')} (${all.join(', ')}); --json says how each was read`;
}
