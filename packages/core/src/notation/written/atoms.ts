import type { Board } from '../../board/board.ts';
import { type Labels, labelsOf } from '../parts/labels.ts';
import { fillers, letterSets, numbers, primaryNames, stepWords, type Way, ways } from './vocabulary.ts';

/** What a piece of a text can mean. */
export type Atom =
  | { readonly kind: 'label'; readonly vehicles: readonly number[] }
  | { readonly kind: 'way'; readonly way: Way }
  /** `signed`: with a sign before it. */
  | { readonly kind: 'cells'; readonly cells: number; readonly signed: boolean };

/** A word of a text with all that it can mean: each meaning is a list of atoms, which is empty for words that say nothing. */
export interface Chunk {
  readonly text: string;
  /** Where it starts in the whole text. */
  readonly position: number;
  readonly meanings: readonly (readonly Atom[])[];
  /** Whether it is the number of a step: at the start of a line or after a word such as `Step`, with a mark after it. */
  readonly ordinal: boolean;
  /** Index of its line. */
  readonly line: number;
}

/** Longer texts are not read word by word. */
export const LONGEST = 1 << 20;

const SEPARATORS = String.raw`\s,;()\[\]{}"'\x60|!?:=.…⤸\\/#_*`;

/** The words of a text with their meanings on a board. */
export function chunksOf(text: string, board: Board): Chunk[] {
  const labels = labelsOf(board);
  const letters = lettersOf(text, labels);
  const own = [...labels.keys()]
    .filter((label) => [...label].length === 1)
    .map((label) => label.replace(/[\\\]^-]/g, '\\$&'));
  // a character that is a label separates nothing; the arrow -> is one sign, and a minus before digits belongs to them
  const chunk = new RegExp(`(?:[^${SEPARATORS}]${own.length > 0 ? `|[${own.join('')}]` : ''})+`, 'gu');
  const chunks: Chunk[] = [];
  for (const [line, { row, start }] of rowsOf(text).entries()) {
    let before = '';
    for (const found of row.matchAll(chunk)) {
      const word = found[0].replace(/\uFE0F/g, '');
      const after = row.slice(found.index + found[0].length);
      // `A - 1` could be A left 1 or A and a dash
      const loose = /^[+−–-]$/.test(word) && /^\s+\d/.test(after);
      const isNumber = /^\d{1,4}$/.test(word);
      const ordinal =
        isNumber &&
        (stepWords.has(before) || (before === '' && /^\s*[.):]/.test(after)) || row[found.index - 1] === '#');
      chunks.push({
        text: found[0],
        position: start + found.index,
        meanings: loose ? [] : meaningsOf(word, board, labels, letters),
        ordinal,
        line,
      });
      before = word.toLowerCase();
    }
  }
  return chunks;
}

function rowsOf(text: string): { row: string; start: number }[] {
  return [...text.matchAll(/[^\r\n]+/g)].map(({ 0: row, index }) => ({ row, start: index }));
}

/** The first set of letters for directions that has all single letters of a text which are no labels, and the ends of glued moves. */
function lettersOf(text: string, labels: Labels): ReadonlyMap<string, Way> {
  const seen = new Set<string>();
  for (const [word] of text.slice(0, LONGEST).matchAll(/[\p{L}]+/gu)) {
    const lower = word.toLowerCase();
    if (ways.has(lower) || fillers.has(lower)) continue;
    const [first = ''] = labelAt(word, labels);
    const rest = first === word ? '' : lower.slice(first.length);
    if ([...rest].length === 1) seen.add(rest);
    else if ([...lower].length === 1 && first === '') seen.add(lower);
  }
  const fits = (set: ReadonlyMap<string, Way>) => [...seen].every((letter) => set.has(letter));
  return letterSets.find(fits) ?? (letterSets[0] as ReadonlyMap<string, Way>);
}

/** The longest label at the start of a word, as it is or in the other case where that is one vehicle's alone, and its vehicles. */
function labelAt(word: string, labels: Labels): readonly [string, readonly number[]] {
  let best = '';
  for (const label of labels.keys()) if (word.startsWith(label) && label.length > best.length) best = label;
  if (best !== '') return [best, labels.get(best) ?? []];
  const lower = word.toLowerCase();
  const alike = [...labels.keys()].filter((label) => lower.startsWith(label.toLowerCase()));
  const [only] = alike;
  return alike.length === 1 && only !== undefined
    ? [word.slice(0, only.length), labels.get(only) ?? []]
    : ['', []];
}

function meaningsOf(
  word: string,
  board: Board,
  labels: Labels,
  letters: ReadonlyMap<string, Way>,
): readonly (readonly Atom[])[] {
  const lower = word.toLowerCase();
  const meanings: Atom[][] = [];
  const [label, vehicles] = labelAt(word, labels);
  const named: Atom[] = label === '' ? [] : [{ kind: 'label', vehicles }];
  if (label === word) meanings.push(named);
  const way = ways.get(lower) ?? letters.get(lower);
  if (way) meanings.push([{ kind: 'way', way }]);
  const cells =
    numberIn(word) ??
    (numbers.has(lower)
      ? { kind: 'cells' as const, cells: numbers.get(lower) ?? 0, signed: false }
      : undefined);
  if (cells) meanings.push([cells]);
  if (primaryNames.has(lower)) meanings.push([{ kind: 'label', vehicles: [board.primary] }]);
  if (label !== '' && label !== word) {
    const glued = gluedTo(word.slice(label.length), letters);
    if (glued) meanings.push([...named, ...glued]);
  }
  const alone = gluedTo(word, letters);
  if (alone && alone.length > 1) meanings.push(alone);
  if (fillers.has(lower) && label !== word) meanings.push([]);
  return meanings;
}

function numberIn(word: string): Atom | undefined {
  const [, sign = '', digits] = /^([+−–-]?)(\d{1,4})$/.exec(word) ?? [];
  if (digits === undefined) return undefined;
  return {
    kind: 'cells',
    cells: (sign === '' || sign === '+' ? 1 : -1) * Number(digits),
    signed: sign !== '',
  };
}

/** `R3`, `-left-1`, `+2`, `→`, `2R`: what is written after a label without a blank. */
function gluedTo(rest: string, letters: ReadonlyMap<string, Way>): Atom[] | undefined {
  const cells = numberIn(rest);
  if (cells) return [cells];
  const [, lead = '', word = '', digits = ''] =
    /^(\d{0,4})[-–>]?(<-|->|[^\d]+?)[-–]?(\d{0,4})$/u.exec(rest) ?? [];
  const way = ways.get(word.toLowerCase()) ?? letters.get(word.toLowerCase());
  if (!way || (lead !== '' && digits !== '')) return undefined;
  const number = (text: string): Atom[] =>
    text === '' ? [] : [{ kind: 'cells', cells: Number(text), signed: false }];
  return [...number(lead), { kind: 'way', way }, ...number(digits)];
}
