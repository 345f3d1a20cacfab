// Runs the built command within the test's own process, where starting Node for each run would take most of the time.
// What only a process of its own shows (signals, pipes, terminals, the exit status that the system sees) is tested with
// `unjam` of command.ts. One run at a time.
import { Readable } from 'node:stream';
import type { Ended } from './command.ts';
import { root } from './command.ts';

const built = new URL('../dist/program.js', import.meta.url).href;
const { run }: typeof import('../src/program.ts') = await import(built);

export interface Surroundings {
  /** The working directory; the project's root by default. */
  readonly cwd?: string;
  /** What standard input holds; nothing by default. */
  readonly input?: string | Uint8Array;
  /** All variables of the environment; those of this process by default. */
  readonly env?: NodeJS.ProcessEnv;
}

/** Replaces the variables of the environment; gives a function that puts the earlier ones back. */
function useEnvironment(wanted: NodeJS.ProcessEnv): () => void {
  const before = { ...process.env };
  const use = (env: NodeJS.ProcessEnv) => {
    for (const name of Object.keys(process.env)) if (env[name] === undefined) delete process.env[name];
    for (const [name, value] of Object.entries(env))
      if (process.env[name] !== value) process.env[name] = value;
  };
  use(wanted);
  return () => use(before);
}

/** What a run of the command writes, and the exit status that it sets. */
export async function unjamHere(
  words: readonly string[],
  { cwd = root, input = '', env }: Surroundings = {},
): Promise<Ended> {
  const written = { stdout: '', stderr: '' };
  const before = {
    cwd: process.cwd(),
    exitCode: process.exitCode,
    stdin: Object.getOwnPropertyDescriptor(process, 'stdin') ?? {},
  };
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
  Object.defineProperty(process, 'stdin', {
    configurable: true,
    value: Readable.from(input.length === 0 ? [] : [Buffer.from(input)]),
  });
  if (env) restore.push(useEnvironment(env));
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
    Object.defineProperty(process, 'stdin', before.stdin);
    for (const put of restore) put();
  }
}
