import { readFileSync } from 'node:fs';

/*
 * The corpus of a parser: texts that were once read wrongly or slowly, or are made to be, with what they give. It is a file
 * beside the parser, corpus.jsonl, one text a line, a long one by its parts:
 *
 *     {"about":"one row","text":"XX..","gives":["1:1 unknown-format"]}
 *     {"about":"a long one","parts":[["#.#\n",9000],["XX",1]],"gives":["1:1 unknown-format"]}
 *
 * The tests replay all of it in each run, and `npm run torture -- fuzz` changes its texts further.
 */

export interface CorpusEntry {
  /** What it is, and what was wrong with it once. */
  readonly about: string;
  readonly text: string;
  /** What reading it gives. */
  readonly gives: unknown;
}

/** The entries of the file corpus.jsonl beside a test. */
export function corpusBeside(test: string): CorpusEntry[] {
  const lines = readFileSync(new URL('corpus.jsonl', test), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const { about, text, parts, gives } = JSON.parse(line) as CorpusEntry & {
        readonly parts?: readonly (readonly [string, number])[];
      };
      return {
        about,
        text: text ?? (parts ?? []).map(([part, times]) => part.repeat(times)).join(''),
        gives,
      };
    });
}
