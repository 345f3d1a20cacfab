// Standard output and standard error of every command.
import { type ExitStatus, exitStatus } from '../exit-status.ts';

/** Results gather up to here, so that a line each for many boards costs few calls of the system. */
const ENOUGH = 1 << 15;

let gathered = '';
let flushing: NodeJS.Immediate | undefined;

/** Writes results; waits where the reader is slower than we are. What is gathered goes out when we wait for anything. */
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

/** One line about what went wrong, after the results before it. */
export function printError(line: string): void {
  if (gathered !== '') flush();
  process.stderr.write(`${line}\n`);
}

/** Complains, and gives the status of a command that does no more. */
export function refuse(line: string): ExitStatus {
  printError(line);
  return exitStatus.refused;
}

/** A reader that leaves early (`| head`) is no error: the command ends quietly. */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit();
      throw error;
    });
  }
}
