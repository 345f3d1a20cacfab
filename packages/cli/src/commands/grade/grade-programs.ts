import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { compactText } from '@unjam/core/formats';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { existing } from '../../input/file-source.ts';
import { endingOf } from '../../output/endings.ts';
import { systemReason } from '../../system-error.ts';
import { beginProgress } from '../../terminal/progress.ts';
import { printError, refuse } from '../../terminal/standard.ts';
import type { GradeOptions } from './grade-options.ts';
import { knowsUse } from './group-use.ts';
import { type Instance, instancesOf } from './instances.ts';
import { type GradedRun, GradePrinter } from './print-grades.ts';
import { expandedIn, judgeOutput } from './read-output.ts';
import { inMegabytes, runProgram } from './run-program.ts';

/** Runs one program, or each of a folder, on the instances of a secret, and prints the marks. */
export async function gradePrograms(words: readonly string[], options: GradeOptions): Promise<ExitStatus> {
  const programs = programsOf(words, options.each);
  if (!programs.ok) return refuse(`unjam: ${programs.error}`);
  const seed = options.seed ?? randomBytes(6).toString('hex');
  const format = options.to ?? 'grid';
  const instances = instancesOf(options, seed, format);
  if (!instances.ok) return refuse(`unjam: ${instances.error}`);
  if (options.seed === undefined)
    printError(`unjam: the seed was drawn; --seed ${seed} gives the same boards`);
  if (!knowsUse) printError('unjam: the memory of programs is not limited on this system');
  const printer = new GradePrinter(
    options,
    options.each === undefined ? undefined : programs.value.map(({ name }) => name ?? ''),
    instances.value.length,
  );
  const progress = beginProgress(false);
  const total = programs.value.length * instances.value.length;
  let done = 0;
  let status: ExitStatus = exitStatus.done;
  for (const { name, words: each } of programs.value) {
    for (const instance of instances.value) {
      const graded = await gradeRun(name, each, instance, endingOf(format), options);
      if (!graded.solves) status = exitStatus.no;
      await printer.add(graded);
      progress.work(++done / total, `${done} of ${total} runs`);
    }
    await printer.endProgram();
  }
  progress.stop();
  return status;
}

async function gradeRun(
  program: string | null,
  words: readonly string[],
  { number, puzzle, board, text, shortest }: Instance,
  ending: string,
  { limitTime, limitMemory, metric, notation }: GradeOptions,
): Promise<GradedRun> {
  const run = await runProgram({ words, board: text, ending, limitTime, limitMemory });
  const verdict = judgeOutput(board, run.answer, {
    metric,
    shortest: shortest[metric],
    ...(notation !== undefined && { notation }),
  });
  return {
    program,
    instance: number,
    puzzle,
    board: compactText(board),
    ...verdict,
    shortest: shortest[metric],
    seconds: Number(run.seconds.toFixed(3)),
    megabytes: run.memory === null ? null : inMegabytes(run.memory),
    expanded: expandedIn(run.printed),
    problem: run.problem ?? verdict.problem,
  };
}

interface Program {
  /** Null for the only one. */
  readonly name: string | null;
  readonly words: readonly string[];
}

/**
 * The place of an example of a student's program, or of all: the build copies them beside the command, so that the examples work in
 * every folder.
 */
function studentAt(word: string): string | undefined {
  if (!/^examples\/students(?:\/[\w-]+\.mjs)?\/?$/.test(word)) return undefined;
  const path = fileURLToPath(new URL(`./${word}`, import.meta.url));
  return existsSync(path) ? path : undefined;
}

/** The programs to run; the paths among their words are made absolute, since each run has a folder of its own. */
function programsOf(words: readonly string[], given: string | undefined): Result<readonly Program[], string> {
  const each = given !== undefined && !existsSync(given) ? (studentAt(given) ?? given) : given;
  const absolute = words.map((word, index) => {
    const isPath = index > 0 ? !word.startsWith('-') : /[\\/]/.test(word);
    const found = isPath ? existing(word) : undefined;
    if (found?.ok && found.value) return resolve(word);
    return studentAt(word) ?? word;
  });
  if (words[0] === '') return err(`'' as the program; expected its name or its path`);
  const isTemplate = words.some((word) => word.includes('{program}'));
  if (each === undefined)
    return isTemplate
      ? err('{program} without --each; expected --each DIR')
      : ok([{ name: null, words: absolute }]);
  if (!isTemplate)
    return err('--each without {program} in the command; expected it where the program stands');
  let names: string[];
  try {
    names = readdirSync(each)
      .filter((name) => !name.startsWith('.'))
      .sort();
  } catch (error) {
    return err(`--each ${each}: cannot be read: ${systemReason(error)}`);
  }
  if (names.length === 0) return err(`--each ${each}: an empty folder; expected a program in it`);
  return ok(
    names.map((name) => ({
      name,
      words: absolute.map((word) => word.replaceAll('{program}', resolve(join(each, name)))),
    })),
  );
}
