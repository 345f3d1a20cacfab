// Runs a program on one board within limits. What this contains and what it does not is in the help of `grade`.
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import {
  closeSync,
  constants,
  fstatSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { systemReason } from '../../system-error.ts';
import { atTheEnd } from '../../terminal/at-the-end.ts';
import { visibleLine } from '../../terminal/visible.ts';
import { groupUse, knowsUse } from './group-use.ts';

export interface RunRequest {
  /** The program and its arguments, with {file} and {out}. */
  readonly words: readonly string[];
  /** What the program gets, and how the name of its file ends. */
  readonly board: string;
  readonly ending: string;
  /** Milliseconds of processor time; by the clock where the system does not tell processor time. */
  readonly limitTime: number;
  /** Bytes. */
  readonly limitMemory: number;
}

export interface Run {
  /** What it printed, and what it wrote to {out} in its place. */
  readonly answer: string;
  /** All that it printed, standard error included. */
  readonly printed: string;
  readonly seconds: number;
  /** The most bytes that it was seen to take; null where the system does not tell, or the run was too short to look. */
  readonly memory: number | null;
  /** Why it ended other than by itself with status 0; null otherwise. */
  readonly problem: string | null;
}

/** The most that a program may print, in bytes. */
const MOST_OUTPUT = 1 << 24;
/**
 * How many times longer than its processor time a run may take by the clock: for a program that waits without end. So long that a
 * busy machine does not change a mark.
 */
const PATIENCE = 10;
/** Milliseconds between two looks at its memory and its processor time. */
const LOOK = 50;
/** Variables that a program gets; the others may hold what is not for it. */
const VARIABLES = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'SYSTEMROOT', 'PATHEXT'];

/** Runs a program once, in a folder of its own. */
export async function runProgram(request: RunRequest): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'unjam-grade-'));
  try {
    const file = join(folder, `board${request.ending}`);
    const out = join(folder, 'answer.txt');
    writeFileSync(file, request.board);
    const words = request.words.map((word) => word.replaceAll('{file}', file).replaceAll('{out}', out));
    const isPiped = !request.words.some((word) => word.includes('{file}'));
    const run = await runWithin(words, folder, isPiped ? request.board : '', request);
    const wantsOut = request.words.some((word) => word.includes('{out}'));
    return wantsOut && run.problem === null ? { ...run, ...written(out) } : run;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The answer in the file that the program was to write; a pipe or a device, which might never end, is none. */
function written(out: string): Pick<Run, 'answer' | 'problem'> {
  const none = { answer: '', problem: 'it did not write {out}' };
  try {
    // the system opens a pipe only when somebody writes into it, unless it is told not to wait
    const file = openSync(out, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const stats = fstatSync(file);
      if (!stats.isFile()) return none;
      if (stats.size > MOST_OUTPUT) return { answer: '', problem: 'its answer is more than 16 MB' };
      const bytes = Buffer.alloc(stats.size);
      let length = 0;
      for (let read = -1; read !== 0 && length < bytes.length; length += read)
        read = readSync(file, bytes, length, bytes.length - length, null);
      return { answer: bytes.toString('utf8', 0, length), problem: null };
    } finally {
      closeSync(file);
    }
  } catch {
    return none;
  }
}

/** The programs that run now; the end of this one ends them too. */
const running = new Set<ChildProcess>();
let watching = false;

function runWithin(
  words: readonly string[],
  folder: string,
  input: string,
  { limitTime, limitMemory }: RunRequest,
): Promise<Run> {
  const [program = '', ...rest] = words;
  const env = Object.fromEntries(
    VARIABLES.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  if (!watching) atTheEnd(() => running.forEach(killGroup));
  watching = true;
  const begun = performance.now();
  const cannot = (error: unknown) => `it cannot be run: ${systemReason(error)}`;
  let child: ChildProcessWithoutNullStreams;
  try {
    child = spawn(program, rest, {
      cwd: folder,
      env: { ...env, TMPDIR: folder },
      detached: true,
      windowsHide: true,
    });
  } catch (error) {
    // some reasons are told by an event, others are thrown
    return Promise.resolve({ answer: '', printed: '', seconds: 0, memory: null, problem: cannot(error) });
  }
  running.add(child);
  const pieces = { stdout: [] as Buffer[], stderr: [] as Buffer[] };
  let [bytes, memory, problem] = [0, null as number | null, null as string | null];
  const stop = (why: string) => {
    problem ??= why;
    killGroup(child);
  };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > MOST_OUTPUT) stop('stopped at 16 MB of output');
      else pieces[name].push(piece);
    });
  }
  // a program need not read the board
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const longest = knowsUse ? PATIENCE * limitTime : limitTime;
  const clock = setTimeout(() => stop(`stopped after ${longest / 1000} s by the clock`), longest);
  const look = setInterval(async () => {
    const taken = child.pid === undefined ? undefined : await groupUse(child.pid);
    if (taken === undefined) return;
    memory = Math.max(memory ?? 0, taken.memory);
    if (taken.memory > limitMemory) stop(`stopped at ${inMegabytes(taken.memory)} MB of memory`);
    if (taken.processor > limitTime) stop(`stopped after ${limitTime / 1000} s of processor time`);
  }, LOOK);
  return new Promise((resolve) => {
    const end = (why: string | null) => {
      clearTimeout(clock);
      clearInterval(look);
      // what it left running in the background
      killGroup(child);
      running.delete(child);
      // a process in a group of its own is not killed, and would keep this one alive as long as it holds the pipes open
      for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe.destroy();
      const answer = Buffer.concat(pieces.stdout).toString('utf8');
      const seconds = (performance.now() - begun) / 1000;
      const messages = Buffer.concat(pieces.stderr).toString('utf8');
      const printed = `${answer}\n${messages}`;
      const said = why?.startsWith('exit status') ? errorIn(messages) : '';
      resolve({ answer, printed, seconds, memory, problem: problem ?? (why && why + said) });
    };
    child.once('error', (error) => end(cannot(error)));
    // its end, not that of its output, which a program in the background may hold open
    child.once('exit', (status, signal) => {
      const why = signal !== null ? `ended by ${signal}` : status === 0 ? null : `exit status ${status}`;
      setTimeout(() => end(why), 20);
    });
  });
}

/** The most characters of a message that stand in a mark. */
const MOST_SAID = 160;

/** What a program says of its end: the last line that begins with the name of an error, otherwise the last line. */
function errorIn(messages: string): string {
  const lines = messages.split(/\r?\n/).filter((line) => line.trim() !== '');
  const line = lines.findLast((each) => /^\w*(?:Error|Exception)\b/.test(each)) ?? lines.at(-1);
  return line === undefined
    ? ''
    : `: ${visibleLine(stripVTControlCharacters(line).trim()).slice(0, MOST_SAID)}`;
}

export const inMegabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);

/** Kills a program and all that it started, but for what has made itself a group of its own. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // all of them have ended
  }
}
