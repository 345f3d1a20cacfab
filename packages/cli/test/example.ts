// The examples of the help texts, as their reader would type them.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtAtlas } from '../../atlas/src/testing/built-atlas.ts';
import { type Ended, program } from './command.ts';
import { unjamHere } from './in-process.ts';

/** The command lines in a help text. */
export const examplesIn = (help: string): string[] =>
  help.split('\n').flatMap((line) => (line.startsWith('  $ ') ? [line.slice(4)] : []));

/** Puts the finished atlas `atlas-5x5` into a folder, which the examples that build it then only look through. */
export async function copyAtlas(folder: string): Promise<void> {
  const built = await builtAtlas({ width: 5, height: 5, minWalls: 0, maxWalls: 0 });
  cpSync(built, join(folder, 'atlas-5x5'), { recursive: true });
}

/** A command line with a seed where it would draw one, so that the tests do the same in every run. */
export const seeded = (line: string): string =>
  line.replaceAll(/\bunjam generate(?![^&|;\n]*--seed)/g, 'unjam generate --seed 1');

/** The words after `unjam` in a command line of words and "quoted words"; undefined where it needs a shell. */
function wordsOf(line: string): string[] | undefined {
  if (line.split('"').length % 2 === 0) return undefined;
  const unquoted = line.replace(/"[^"$`\\]*"/g, '""');
  if (/[^\w\s"./,:=-]/.test(unquoted) || !line.startsWith('unjam ')) return undefined;
  return [...line.slice(6).matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

/** The commands of a line as words: one after the other, each a pipe of calls of unjam; undefined where it needs a shell. */
function commandsOf(line: string): string[][][] | undefined {
  const commands = line.split(' && ').map((command) => command.split(' | ').map(wordsOf));
  const isWords = (pipe: (string[] | undefined)[]): pipe is string[][] => !pipe.includes(undefined);
  return commands.every(isWords) ? commands : undefined;
}

/**
 * Runs an example in a folder: by a shell if it has redirections, substitutions or other things of a shell, else in this
 * process, a command of a pipe after the one that it reads from.
 */
export async function runExample(example: string, cwd: string): Promise<Ended> {
  const line = seeded(example);
  const commands = commandsOf(line);
  if (commands) {
    let ended: Ended = { status: 0, stdout: '', stderr: '' };
    for (const pipe of commands) {
      const { stdout } = ended;
      ended = { ...ended, stdout: '' };
      for (const words of pipe) {
        const next = await unjamHere(words, { cwd, input: ended.stdout });
        ended = { ...next, stderr: ended.stderr + next.stderr };
      }
      ended = { ...ended, stdout: stdout + ended.stdout };
      if (ended.status !== 0) return ended;
    }
    return ended;
  }
  // a program rather than a function of the shell, so that `unjam grade` finds it too
  const bin = mkdtempSync(join(tmpdir(), 'unjam-bin-'));
  try {
    const text = `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`;
    writeFileSync(join(bin, 'unjam'), text, { mode: 0o755 });
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
    const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { cwd, env, encoding: 'utf8' });
    return { status, stdout, stderr };
  } finally {
    rmSync(bin, { recursive: true, force: true });
  }
}
