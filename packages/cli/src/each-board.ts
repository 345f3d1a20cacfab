import type { Result } from '@unjam/core';
import { type ExitStatus, exitStatus, worstStatus } from './exit-status.ts';
import type { InputText } from './input/boards.ts';
import type { Target } from './output/target.ts';
import { printError, refuse } from './terminal/standard.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** What a command has to say about one board. */
export interface Saying {
  /** Nothing where there is only a complaint. */
  readonly text?: string | Uint8Array;
  /** One line about what there is not. */
  readonly complaint?: string;
  /** Whether an empty line parts it from the next. */
  readonly apart?: boolean;
  /** Default: done. */
  readonly status?: ExitStatus;
}

/**
 * Says something about every board that was read. A board that could not be read, or about which nothing can be
 * said, is complained about and passed over. `say` is told whether it is one of many.
 */
export async function eachBoard<Input extends InputText>(
  inputs: AsyncIterable<Result<Input, string>>,
  target: Target,
  say: (input: Input, many: boolean) => Result<Saying, string> | Promise<Result<Saying, string>>,
): Promise<ExitStatus> {
  let status: ExitStatus = exitStatus.done;
  for await (const { input, many } of counted(inputs)) {
    await yieldToEventLoop();
    const said = input.ok ? await say(input.value, many) : input;
    if (!input.ok || !said.ok) {
      if (!said.ok) printError(said.error);
      status = worstStatus(status, exitStatus.refused);
      continue;
    }
    const { text, complaint, apart } = said.value;
    if (complaint !== undefined) printError(complaint);
    if (text !== undefined) {
      const put = await target.put(input.value.stem, text, apart);
      if (!put.ok) return refuse(put.error);
    }
    status = worstStatus(status, said.value.status ?? exitStatus.done);
  }
  const finished = target.finish();
  return finished.ok ? status : refuse(finished.error);
}

/** The first waits for the second: whether it is one of many depends on it. */
async function* counted<T>(inputs: AsyncIterable<T>): AsyncGenerator<{ input: T; many: boolean }, void> {
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
