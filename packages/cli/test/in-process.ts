// Runs the command within the test's own process, from its sources: for tables of refusals, where starting Node for each
// row would take most of the time. Without standard input, and one run at a time.
import { run } from '../src/program.ts';
import type { Ended } from './command.ts';
import { root } from './command.ts';

/** What a run of the command writes, and the exit status that it sets. */
export async function unjamHere(
  words: readonly string[],
  { cwd = root }: { readonly cwd?: string } = {},
): Promise<Ended> {
  const written = { stdout: '', stderr: '' };
  const before = { cwd: process.cwd(), exitCode: process.exitCode };
  const restore = (['stdout', 'stderr'] as const).map((name) => {
    const stream = process[name];
    const { write } = stream;
    stream.write = (piece: string | Uint8Array) => {
      written[name] += typeof piece === 'string' ? piece : Buffer.from(piece).toString('utf8');
      return true;
    };
    return () => {
      stream.write = write;
    };
  });
  process.chdir(cwd);
  process.exitCode = 0;
  try {
    await run(words);
    // collected output is written at the next turn of the event loop
    await new Promise((resolve) => setImmediate(resolve));
    return { status: Number(process.exitCode), ...written };
  } finally {
    process.exitCode = before.exitCode;
    process.chdir(before.cwd);
    for (const put of restore) put();
  }
}
