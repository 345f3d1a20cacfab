// The answers that the command line names: solutions in files, folders of them, and JSON lines.
import { extname } from 'node:path';
import { TextDecoder } from 'node:util';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { encodingOf } from '../input/byte-kinds.ts';
import { bytesOf } from '../input/bytes.ts';
import { allFiles } from '../input/file-kinds.ts';
import { existing } from '../input/file-source.ts';
import { folderSources } from '../input/folder.ts';
import { LONGEST_SOLUTION } from '../input/solution.ts';
import { solutionSource } from '../input/solution-source.ts';
import type { Source } from '../input/sources.ts';
import { textOf } from '../input/text.ts';
import { type Answer, answerOfLine, isAnswerLine } from './answer.ts';

/** An answer, or what is wrong with a part of the input that should be one. */
export interface ReadAnswer {
  readonly id: string | number;
  readonly answer: Result<Answer, string>;
  /** What is wrong with its source as a line of its own, where it cannot be read. */
  readonly refusal?: string;
  /** Whether it is all that an argument names: the text of one solution. */
  readonly alone: boolean;
}

/** The answers of all arguments, in their order; a word that names nothing gives a one-line problem. */
export async function* readAnswers(
  words: readonly string[],
  lenient: boolean,
): AsyncGenerator<Result<ReadAnswer, string>, void> {
  let stdinTaken = false;
  for (const [index, word] of words.entries()) {
    if (word === '-' && stdinTaken) {
      yield err('-: standard input can be read only once');
      continue;
    }
    stdinTaken ||= word === '-';
    const found = word === '-' ? undefined : existing(word);
    const isFolder = found?.ok && found.value?.isDirectory() === true;
    if (!isFolder) {
      const source = solutionSource(word, lenient);
      if (source.ok) yield* answersIn(source.value, nameOf(source.value, index, words), true);
      else yield source;
      continue;
    }
    for (const source of folderSources(word, allFiles, () => {})) {
      if (!source.ok) yield source;
      else yield* answersIn(source.value, `${source.value.stem}${extname(source.value.path)}`, false);
    }
  }
}

/** Several solutions on the command line are numbered. */
const nameOf = ({ kind, label }: Source, index: number, words: readonly string[]): string =>
  kind === 'text' && words.length > 1 ? `${label} ${index + 1}` : label;

/**
 * The answers of a source: of JSON lines one a line, of any other text the one that it is.
 *
 * @param id - of the text, and with their numbers of lines that have none
 */
async function* answersIn(
  source: Source,
  id: string,
  alone: boolean,
): AsyncGenerator<Result<ReadAnswer, string>, void> {
  let rest = '';
  let inLines: boolean | undefined;
  let number = 0;
  const line = (text: string): Result<ReadAnswer, string>[] => {
    number++;
    if (text.trim() === '') return [];
    const answer = answerOfLine(text, `${id}:${number}`);
    return [ok({ id: answer.ok ? answer.value.id : `${id}:${number}`, answer, alone: false })];
  };
  for await (const piece of textOf(source)) {
    if (!piece.ok) {
      const problem = piece.error.slice(source.label.length + 1).trim();
      const answer = err(problem.replace(/^(\d+):(\d+):/, 'line $1, column $2:'));
      yield ok({ id, answer, refusal: piece.error, alone });
      return;
    }
    rest += piece.value;
    inLines ??= source.kind === 'text' ? false : areLines(rest, false);
    if (inLines) {
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      for (const each of lines) yield* line(each);
    }
    if (rest.length > LONGEST_SOLUTION) {
      yield ok({ id, answer: err(`too long; expected at most ${LONGEST_SOLUTION} characters`), alone });
      return;
    }
  }
  inLines ??= areLines(rest, true);
  if (inLines) yield* line(rest);
  else yield ok({ id, answer: ok({ id, solution: rest }), alone });
}

/**
 * Whether a text is answers in lines of JSON: a solution may be an object of JSON, too, such as `{"moves":["AL1"]}`.
 *
 * @returns undefined where its first line has not ended
 */
function areLines(text: string, ended: boolean): boolean | undefined {
  const begun = text.trimStart();
  if (begun !== '' && !begun.startsWith('{')) return false;
  const [line = '', next] = begun.split('\n', 2);
  if (next === undefined && !ended) return undefined;
  return isAnswerLine(line) || (/"(?:id|name|board)"\s*:/.test(line) && answerOfLine(line, '').ok);
}

/** Whether a word names a file whose first line is an answer in JSON, rather than a board. */
export function holdsAnswers(word: string): boolean {
  const found = word === '-' ? undefined : existing(word);
  if (!found?.ok || !found.value?.isFile()) return false;
  const source: Source = { kind: 'file', label: word, stem: word, path: word, bytes: found.value.size };
  let text = '';
  let decoder: TextDecoder | undefined;
  try {
    for (const bytes of bytesOf(source) as Iterable<Uint8Array>) {
      decoder ??= new TextDecoder(encodingOf(bytes));
      text += decoder.decode(bytes, { stream: true });
      const [line = '', next] = text.trimStart().split('\n', 2);
      if (line !== '' && !line.startsWith('{')) return false;
      if (next !== undefined) return isAnswerLine(line);
      if (text.length > LONGEST_SOLUTION) return false;
    }
  } catch {
    // whoever reads it as a board says why it cannot be read
    return false;
  }
  return isAnswerLine(text);
}
