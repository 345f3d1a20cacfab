// The examples of the help texts, as their reader would type them.
import { spawnSync } from 'node:child_process';
import { type Ended, program } from './command.ts';
import { unjamHere } from './in-process.ts';

/** The command lines in a help text. */
export const examplesIn = (help: string): string[] =>
  help.split('\n').flatMap((line) => (line.startsWith('  $ ') ? [line.slice(4)] : []));

/** The words after `unjam` in a command line of words and "quoted words"; undefined where it needs a shell. */
function wordsOf(line: string): string[] | undefined {
  const unquoted = line.replace(/"[^"$`\\]*"/g, '""');
  if (/[^\w\s"./,:=-]/.test(unquoted) || !line.startsWith('unjam ')) return undefined;
  return [...line.slice(6).matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

/** Runs an example in a folder: by a shell if it has pipes, quotes or other things of a shell, else in this process. */
export async function runExample(line: string, cwd: string): Promise<Ended> {
  const words = wordsOf(line);
  if (words) return unjamHere(words, { cwd });
  const script = `unjam() { "${process.execPath}" "${program}" "$@"; }\n${line}`;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script], { cwd, encoding: 'utf8' });
  return { status, stdout, stderr };
}
