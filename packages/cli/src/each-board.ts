import type { Result } from '@unjam/core';
import { type ExitStatus, exitStatus, worstStatus } from './exit-status.ts';
import type { InputText } from './input/boards.ts';
import type { Target } from './output/target.ts';
import { printError, refuse, reportProblem } from './terminal/standard.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** What a command writes about one board. */
interface BoardOutput {
  /** The result, if there is one. */
  readonly text?: string | Uint8Array;
  /** One line for standard error, if something is missing. */
  readonly problem?: string;
  /** The lines of a drawing below it. */
  readonly below?: readonly string[];
  /** Whether an empty line separates the result from the one before it. */
  readonly apart?: boolean;
  /** Default: done. */
  readonly status?: ExitStatus;
}

/**
 * Writes the result of `act` for every board that was read. A board that cannot be read or has no result gives a message
 * on standard error, and the next board follows; of several, the last line tells how many were refused. For a board of which
 * the reader of its picture is not sure, the status is at least 1.
 *
 * @param act its second argument says whether there are several boards
 */
export async function eachBoard<Input extends InputText>(
  inputs: AsyncIterable<Result<Input, string>>,
  target: Target,
  act: (input: Input, many: boolean) => Result<BoardOutput, string> | Promise<Result<BoardOutput, string>>,
): Promise<ExitStatus> {
  let status: ExitStatus = exitStatus.done;
  let [boards, refused] = [0, 0];
  for await (const { input, many } of counted(inputs)) {
    await yieldToEventLoop();
    boards++;
    const output = input.ok ? await act(input.value, many) : input;
    if (!input.ok || !output.ok) {
      if (!output.ok) await reportProblem(output.error);
      refused++;
      status = worstStatus(status, exitStatus.refused);
      continue;
    }
    const { text, problem, below, apart } = output.value;
    if (problem !== undefined) await reportProblem(problem, below);
    if (text !== undefined) {
      const put = await target.put(input.value.stem, text, apart);
      if (!put.ok) return refuse(put.error);
    }
    status = worstStatus(status, output.value.status ?? exitStatus.done);
    if (!input.value.isSure) status = worstStatus(status, exitStatus.no);
  }
  printRefused(refused, boards);
  const finished = target.finish();
  return finished.ok ? status : refuse(finished.error);
}

/** Tells of several boards how many were refused. */
export function printRefused(refused: number, boards: number): void {
  if (refused > 0 && boards > 1) printError(`${refused} of ${boards} boards refused`);
}

/** Adds whether an item is one of several; the first is held back until that is clear. */
export async function* counted<T>(
  inputs: AsyncIterable<T>,
): AsyncGenerator<{ input: T; many: boolean }, void> {
  let first: { readonly input: T } | undefined;
  let many = false;
  for await (const input of inputs) {
    if (!first && !many) {
      first = { input };
      continue;
    }
    many = true;
    if (first) yield { ...first, many };
    first = undefined;
    yield { input, many };
  }
  if (first) yield { ...first, many };
}
