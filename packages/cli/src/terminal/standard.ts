// Standard output and standard error of every command.
import { type ExitStatus, exitStatus } from '../exit-status.ts';

/** Characters that are collected before they are written, so that many short lines need few system calls. */
const ENOUGH = 1 << 15;

let gathered = '';
let flushing: NodeJS.Immediate | undefined;

/** Writes results to standard output; waits while its reader is slow. Collected text is written at the next turn of the event loop. */
export function print(content: string | Uint8Array): Promise<void> | undefined {
  if (typeof content !== 'string') {
    flush();
    return written(content);
  }
  gathered += content;
  if (gathered.length > ENOUGH) return flush();
  flushing ??= setImmediate(flush);
  return undefined;
}

function flush(): Promise<void> | undefined {
  clearImmediate(flushing);
  flushing = undefined;
  const text = gathered;
  gathered = '';
  return written(text);
}

function written(content: string | Uint8Array): Promise<void> | undefined {
  if (process.stdout.write(content)) return undefined;
  return new Promise((resolve) => process.stdout.once('drain', resolve));
}

/** Writes one line to standard error, after the results before it. */
export function printError(line: string): void {
  if (gathered !== '') flush();
  process.stderr.write(`${line}\n`);
}

/** Prints an error and returns the status for refused input. */
export function refuse(line: string): ExitStatus {
  printError(line);
  return exitStatus.refused;
}

/** A reader that closes early (`| head`) is not an error: the command ends without a message. */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit();
      throw error;
    });
  }
}
