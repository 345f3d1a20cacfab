import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { detectNotation } from '@unjam/core/notation';
import { existing } from './file-source.ts';
import { readable, type Source } from './sources.ts';

/**
 * The source of a solution: a file, - or its text in any notation.
 *
 * @param anyText - whether a word that names no file is the text of an answer, even in no notation
 */
export function solutionSource(word: string, anyText = false): Result<Source, string> {
  if (word === '-') return ok({ kind: 'stdin', label: 'stdin', stem: 'stdin' });
  const found = existing(word);
  if (found.ok && found.value?.isDirectory())
    return err(`${word}: a folder; expected a file, - or a solution`);
  if (found.ok && found.value) return readable(word, found.value);
  // this also accepts texts that are too long for the name of a file
  if (anyText || detectNotation(word) || isPerhapsMoves(word))
    return ok({ kind: 'text', label: 'solution', stem: 'solution', text: word });
  if (!found.ok) return found;
  return err(`${word}: no such file; expected a file, - or a solution such as A←1, Q↓3`);
}

/** Whether a word that names no file could be moves in no notation: several words, or a label and a direction. */
const isPerhapsMoves = (word: string): boolean =>
  (/[\s,;[(]/.test(word) && !/\.\w{1,5}$/.test(word)) || /^\S{1,2}[lrud]$/i.test(word);
