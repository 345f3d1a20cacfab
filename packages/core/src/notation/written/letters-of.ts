// Which letters stand for directions in a text.
import type { Letters } from './glued.ts';
import { type Labels, labelAt } from './label-at.ts';
import { fillers, letterSets, type Way, ways } from './vocabulary.ts';

/**
 * The letters that stand for directions in a text, such as l, r, u and d: the first known set that has every single letter which is
 * no label, alone or behind a label as in `AL`. Where words say directions, it is a set of their language: `G` is not *gauche* in
 * English. No letter is a direction where words are of a language whose letters are not known.
 */
export function lettersOf(text: string, labels: Labels): Letters {
  const seen = new Set<string>();
  const said = new Map<string, Way>();
  for (const { 1: word = '', 2: digits = '', index } of text.matchAll(/(\p{L}+)(\d*)/gu)) {
    // no letter of a label such as `B2` is a direction, nor is the sign of times in `x3`
    if (digits !== '' && (/^x$/i.test(word) || labels.has(`${word}${digits}`))) continue;
    const lower = word.toLowerCase();
    // `3LC`
    if (/\d/.test(text[index - 1] ?? '') && labels.has(word.slice(1)) && !labels.has(word[0] ?? '')) {
      seen.add(lower[0] ?? '');
      continue;
    }
    const [first = ''] = labelAt(word, labels);
    const way = ways.get(lower);
    // `su` may be up in Italian, or S up
    if (way && lower.length > 1 && first.length !== lower.length - 1) said.set(lower, way);
    if (way || (digits === '' && fillers.has(lower))) continue;
    const rest = new Set(first === word ? '' : lower.slice(first.length));
    if (rest.size === 1) for (const letter of rest) seen.add(letter);
    else if ([...lower].length === 1 && first === '') seen.add(lower);
  }
  // beside arrows only letters of English are read, and `v` beside `<` and `^`
  const isDrawn = /(?<!\S)[<^](?!\S)/.test(text);
  if (isDrawn) seen.add('v');
  if (isDrawn || /[←↑↓⬅⬆⬇]/u.test(text)) said.set('left', 'left');
  const sets = letterSets.filter((set) => [...said].every(([word, way]) => isOfLanguage(set, word, way)));
  // h alone may be *horizontal*, and is no sign of French
  const isKnown = seen.size > 1 || !seen.has('h');
  const fits = (set: Letters) => isKnown && [...seen].every((letter) => set.has(letter));
  return sets.find(fits) ?? sets[0] ?? new Map();
}

/** Whether a direction in a word is of the language of a set of letters. */
const isOfLanguage = (set: Letters, word: string, way: Way): boolean =>
  /^(?:left|right|up|down)/.test(word) ? isEnglish(set) : !isEnglish(set) && set.get(word[0] ?? '') === way;

const isEnglish = (set: Letters): boolean => set.get('u') === 'up';
