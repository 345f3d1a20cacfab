// `unjam help docs/json.md`: the pages that help texts name, which come with the command.
import { existsSync, readFileSync } from 'node:fs';
import { print } from '../../terminal/standard.ts';

/** Where the build has copied a page; undefined for a word that names none. */
function fileOf(word: string): URL | undefined {
  if (!/^(?:docs(?:\/guide)?|examples)\/[\w-]+\.(?:md|py)$/.test(word)) return undefined;
  const file = new URL(`./${word}`, import.meta.url);
  return existsSync(file) ? file : undefined;
}

/** Prints a page, such as docs/json.md; false for a word that names none. */
export async function printPage(word: string): Promise<boolean> {
  const file = fileOf(word);
  if (file === undefined) return false;
  await print(readFileSync(file, 'utf8'));
  return true;
}
