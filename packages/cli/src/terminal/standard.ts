// Standard output and standard error of every command. All text for a terminal or a log goes through `visible`, except
// the colours and cursor movements of `printStyled`.
import { grouped } from '@unjam/core/basics';
import { type ExitStatus, exitStatus } from '../exit-status.ts';
import { writeReason } from '../system-error.ts';
import { endWithReader, isReaderGone } from './at-the-end.ts';
import { shortened, visible, visibleLine } from './visible.ts';

/** Characters that are collected before they are written, so that many short lines need few system calls. */
const ENOUGH = 1 << 15;

let gathered = '';
let flushing: NodeJS.Immediate | undefined;

/**
 * Writes results to standard output: on a terminal as `visible` text, elsewhere as they are. Collected text is written at
 * the next turn of the event loop.
 *
 * @returns a promise to wait for if the reader is slow
 */
export function print(content: string | Uint8Array): Promise<void> | undefined {
  if (typeof content === 'string') return gather(process.stdout.isTTY ? visible(content) : content);
  // together with the text before it, so that its reader is woken once
  process.stdout.cork();
  flush();
  const written = write(process.stdout, content);
  process.stdout.uncork();
  return written;
}

/** `print` for text with colours and cursor movements of our own; every part of it from outside must be `visible`. */
export const printStyled = (text: string): Promise<void> | undefined => gather(text);

function gather(text: string): Promise<void> | undefined {
  gathered += text;
  if (gathered.length > ENOUGH) return flush();
  flushing ??= setImmediate(flush);
  return undefined;
}

function flush(): Promise<void> | undefined {
  clearImmediate(flushing);
  flushing = undefined;
  const text = gathered;
  gathered = '';
  return text === '' ? undefined : write(process.stdout, text);
}

/** Writes what is collected and waits until it is read, for a program that ends by `process.exit`, which would lose it. */
export async function allWritten(): Promise<void> {
  await flush();
  await outputRead(0);
}

/** Waits until standard output was read, if more than so many bytes are unread. */
export async function outputRead(most: number): Promise<void> {
  if (process.stdout.writableLength > most) await write(process.stdout, '');
}

const draining = new Map<NodeJS.WriteStream, Promise<void>>();
/** Streams whose reader has gone while files are still written. */
const unread = new Set<NodeJS.WriteStream>();

/** Writes to a stream, with one listener for any number of waiting writes. */
function write(stream: NodeJS.WriteStream, content: string | Uint8Array): Promise<void> | undefined {
  if (unread.has(stream) || stream.write(content)) return undefined;
  const known = draining.get(stream);
  if (known) return known;
  const drained = new Promise<void>((resolve) => {
    const go = () => {
      draining.delete(stream);
      stream.off('drain', go).off('close', go);
      resolve();
    };
    // a stream whose reader has gone is closed and never drained
    stream.once('drain', go).once('close', go);
  });
  draining.set(stream, drained);
  return drained;
}

/** Writes one line to standard error, after the results before it; very long words are cut. */
export function printError(line: string): Promise<void> | undefined {
  flush();
  return write(process.stderr, `${visibleLine(shortened(line))}\n`);
}

/** Prints an error and returns the status for refused input. */
export function refuse(line: string): ExitStatus {
  printError(line);
  return exitStatus.refused;
}

/** The most lines about single boards. */
const MOST_PROBLEMS = 100;
let problems = 0;

/**
 * Writes a line about one of many boards to standard error, and the lines of a drawing below it; after a hundred boards the rest
 * are only counted.
 */
export function reportProblem(line: string, below: readonly string[] = []): Promise<void> | undefined {
  if (problems++ >= MOST_PROBLEMS) return undefined;
  const written = [line, ...below].map(printError);
  return written.at(-1);
}

/** Prints how many problems were left out. */
export function endProblems(): void {
  const rest = problems - MOST_PROBLEMS;
  problems = 0;
  if (rest > 0)
    printError(`unjam: ${grouped(rest)} more ${rest === 1 ? 'problem' : 'problems'}, not printed`);
}

let filesAreWritten = false;

/** Says that the command writes files: then it goes on when nobody reads what it prints, or the files would be missing. */
export function writesFiles(does: boolean): void {
  filesAreWritten = does;
}

/** Ends the program when standard output or standard error fails: with a message if the reason is not its reader. */
export function endWhenOutputFails(): void {
  process.stdout.on('error', (error) => {
    if (goesOnWithout(process.stdout, error)) return;
    endWithReader(error);
    process.stderr.write(`unjam: standard output: cannot be written: ${writeReason(error)}\n`);
    process.exit(exitStatus.refused);
  });
  process.stderr.on('error', (error) => {
    if (goesOnWithout(process.stderr, error)) return;
    endWithReader(error);
    process.exit(exitStatus.refused);
  });
}

function goesOnWithout(stream: NodeJS.WriteStream, error: unknown): boolean {
  if (!filesAreWritten || !isReaderGone(error)) return false;
  unread.add(stream);
  return true;
}
