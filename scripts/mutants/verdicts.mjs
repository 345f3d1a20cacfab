// The verdicts of a run, written down one by one, so that an interrupted run goes on where it was; and the mutants that somebody has
// found to make no difference.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digest } from './test-map.mjs';

/** What a mutant is: a change of one source as it stands. */
const keyOf = ({ path, source, start, end, after }) =>
  digest(`${path}\0${start}-${end}\0${after}\0${source}`);

export class Verdicts {
  #file;
  #known = new Map();

  constructor(root, seed) {
    this.#file = join(root, `node_modules/.cache/unjam-mutants-${seed}.jsonl`);
    mkdirSync(dirname(this.#file), { recursive: true });
    if (!existsSync(this.#file)) return;
    for (const line of readFileSync(this.#file, 'utf8').split('\n').filter(Boolean)) {
      const { key, verdict } = JSON.parse(line);
      this.#known.set(key, verdict);
    }
  }

  of(mutant) {
    return this.#known.get(keyOf(mutant));
  }

  add(mutant, verdict) {
    const key = keyOf(mutant);
    this.#known.set(key, verdict);
    const { path, line, before, after } = mutant;
    appendFileSync(this.#file, `${JSON.stringify({ key, verdict, path, line, before, after })}\n`);
  }
}

const judged = JSON.parse(readFileSync(new URL('./equivalent.json', import.meta.url), 'utf8'));

/** Why a mutant makes no difference that a test could see, as somebody found; undefined for others. */
export const judgedEquivalent = ({ path, text, before, after }) =>
  judged.find(
    (one) => one.path === path && one.line === text.trim() && one.before === before && one.after === after,
  )?.why;
