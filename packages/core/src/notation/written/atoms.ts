import type { Board } from '../../board/board.ts';
import { labelsOf } from '../parts/labels.ts';
import { type Atom, cellsIn, chainIn, gluedTo, type Letters, labelLast, OUT, runIn } from './glued.ts';
import { type Labels, labelAt } from './label-at.ts';
import { fillers, keys, leaving, letterSets, primaryNames, stepWords, type Way, ways } from './vocabulary.ts';

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

/** The most characters of a text that is read word by word. */
export const LONGEST = 1 << 20;

const SEPARATORS = String.raw`\s,;；，。、：（）()\[\]{}"'\x60|!?:=.…⤸\\/#_*`;

/** Whether a number begins a move behind a comma, `A up, 2) B down`, and does not end what stands in brackets, `(A, up, 2) (B, down, 1)`. */
const isStepWithin = (before: string, after: string): boolean =>
  /[,;] $/.test(before) && /^\)\s*\p{L}/u.test(after) && before.lastIndexOf('(') <= before.lastIndexOf(')');

/** The key of an object whose value is the label of a vehicle, up to that value. */
const NAME_KEY = /["'](?:car|truck|vehicle|piece|block|id|name|label)["']\s{0,2}:\s{0,2}["']$/i;
const LONGEST_KEY = 20;

/** What all words of a text share. */
interface Context {
  readonly board: Board;
  readonly labels: Labels;
  readonly letters: Letters;
  /** Whether a direction is repeated once for each cell: `CLLL`, `C ←←←`. */
  readonly runs: boolean;
}

/** The words of a text with their meanings on a board. */
export function chunksOf(text: string, board: Board): Chunk[] {
  const labels = labelsOf(board);
  const own = [...labels.keys()]
    .filter((label) => [...label].length === 1)
    .map((label) => label.replace(/[\\\]^-]/g, '\\$&'));
  // a separator that is also the label of a vehicle is part of a word
  const chunk = new RegExp(`(?:[^${SEPARATORS}]${own.length > 0 ? `|[${own.join('')}]` : ''})+`, 'gu');
  const letters = lettersOf(text, labels);
  const context = { board, labels, letters, runs: hasRuns(text, chunk, labels, letters) };
  const chunks: Chunk[] = [];
  for (const [line, { row, start }] of rowsOf(text).entries()) {
    let before = '';
    for (const found of row.matchAll(chunk)) {
      const word = plain(found[0]);
      const after = row.slice(found.index + found[0].length);
      // `A - 1` could be A left 1 or A and a dash
      const loose = /^[+−–-]$/.test(word) && /^\s+\d/.test(after);
      const isKey = keys.has(word.toLowerCase()) && /^["']?\s*:/.test(after);
      // `{"c": "A", "d": "left"}`, or `{"A": -1}`
      const isShortKey = /^[a-z]$/i.test(word) && /^"\s*:/.test(after);
      const isNumber = /^\d{1,4}$/.test(word);
      const ordinal =
        isNumber &&
        ((stepWords.has(before) && isNumbering(before, row.slice(0, found.index))) ||
          (before === '' && /^\s*[.):]/.test(after)) ||
          isStepWithin(row.slice(Math.max(0, found.index - LONGEST_KEY), found.index), after) ||
          row[found.index - 1] === '#');
      // `{"car": "D", …}` names vehicle D, and not the direction down
      const isName = NAME_KEY.test(row.slice(Math.max(0, found.index - LONGEST_KEY), found.index));
      const meanings = meaningsOf(word, context);
      const names = isName
        ? meanings.filter((atoms) => atoms.length > 0 && atoms.every(({ kind }) => kind === 'label'))
        : [];
      const said = names.length > 0 ? names : meanings;
      chunks.push({
        text: found[0],
        position: start + found.index,
        meanings: loose ? [] : isKey ? [[]] : [...(isShortKey ? [[]] : []), ...said],
        ordinal,
        line,
      });
      before = word.toLowerCase();
    }
  }
  let before: Chunk | undefined;
  return chunks.map((one, index) => {
    const mayRepeat = saysNothing(one, before, chunks[index + 1]);
    if (one.meanings.some((atoms) => atoms.length > 0)) before = one;
    return mayRepeat ? { ...one, meanings: [...one.meanings, []] } : one;
  });
}

/** Whether the number behind a word such as `step` counts moves. Behind `no` it does only at the start of a line: elsewhere `no` denies. */
const isNumbering = (word: string, before: string): boolean => word !== 'no' || /^\W*no\W*$/i.test(before);

/** Without the invisible character that asks for a sign to be drawn as an emoji. */
const plain = (word: string): string => word.replace(/\uFE0F/g, '');

function rowsOf(text: string): { row: string; start: number }[] {
  return [...text.matchAll(/[^\r\n]+/g)].map(({ 0: row, index }) => ({ row, start: index }));
}

/**
 * Whether a chunk may say nothing of its own: it repeats a name, as in `the red car (X)`, or it is an arrow between words or moves,
 * as in `A → right` and `AR1 -> CL3`.
 */
function saysNothing(chunk: Chunk, before: Chunk | undefined, after: Chunk | undefined): boolean {
  if (!before || before.line !== chunk.line) return false;
  if (/^(?:[-=]>|[→➡]\uFE0F?)$/.test(chunk.text)) return after !== undefined && !/^\d/.test(after.text);
  const [own] = namedBy(chunk);
  const isName = (one: Chunk) => primaryNames.has(one.text.toLowerCase());
  return own !== undefined && namedBy(before).includes(own) && (isName(chunk) || isName(before));
}

const namedBy = ({ meanings }: Chunk): number[] =>
  meanings.flatMap((atoms) => {
    const [only, ...more] = atoms;
    return only?.kind === 'label' && more.length === 0 ? only.vehicles : [];
  });

/** Whether some label is followed by its direction several times, and no word ends with a number of cells. */
function hasRuns(text: string, chunk: RegExp, labels: Labels, letters: Letters): boolean {
  let some = false;
  for (const [found] of text.matchAll(chunk)) {
    const word = plain(found);
    const [label] = labelAt(word, labels);
    const run = runIn(word, letters) ?? (label === '' ? undefined : runIn(word.slice(label.length), letters));
    // a word such as `all` is not the vehicle A, in lower case, that goes left twice
    const isWord = label !== '' && !labels.has(label) && /^\p{Ll}+$/u.test(word);
    if (run && run.times > 1 && !isWord) some = true;
    else if (!run && /\D\d+$/.test(word)) return false;
  }
  return some;
}

/**
 * The letters that stand for directions in a text, such as l, r, u and d: the first known set that has every single letter which is
 * no label, alone or behind a label as in `AL`.
 */
function lettersOf(text: string, labels: Labels): Letters {
  const seen = new Set<string>();
  for (const [word] of text.slice(0, LONGEST).matchAll(/[\p{L}]+/gu)) {
    const lower = word.toLowerCase();
    if (ways.has(lower) || fillers.has(lower)) continue;
    const [first = ''] = labelAt(word, labels);
    const rest = new Set(first === word ? '' : lower.slice(first.length));
    if (rest.size === 1) for (const letter of rest) seen.add(letter);
    else if ([...lower].length === 1 && first === '') seen.add(lower);
  }
  const fits = (set: Letters) => [...seen].every((letter) => set.has(letter));
  return letterSets.find(fits) ?? (letterSets[0] as Letters);
}

/** The direction in which the primary leaves. */
const outward = ({ exit }: Board): Way => (exit === 'top' ? 'up' : exit === 'bottom' ? 'down' : exit);

function meaningsOf(word: string, { board, labels, letters, runs }: Context): readonly (readonly Atom[])[] {
  const lower = word.toLowerCase();
  const meanings: (readonly Atom[])[] = [];
  const [label, vehicles] = labelAt(word, labels);
  const named: Atom[] = label === '' ? [] : [{ kind: 'label', vehicles }];
  if (label === word) meanings.push(named);
  const way = ways.get(lower) ?? letters.get(lower);
  if (way && !runs) meanings.push([{ kind: 'way', way }]);
  const cells = cellsIn(word);
  if (cells) meanings.push([cells]);
  if (leaving.has(lower)) {
    const way: Atom = { kind: 'way', way: outward(board) };
    const cells: Atom = { kind: 'cells', cells: OUT, signed: false };
    // where moves have no directions, it stands for the cells alone
    meanings.push([way, cells], [cells, way], [{ ...cells, signed: true }]);
  }
  if (primaryNames.has(lower)) meanings.push([{ kind: 'label', vehicles: [board.primary] }]);
  if (label !== '' && label !== word)
    for (const glued of gluedTo(word.slice(label.length), letters, runs)) meanings.push([...named, ...glued]);
  for (const alone of gluedTo(word, letters, runs)) if (alone.length > 1) meanings.push(alone);
  const whole = labelLast(word, labels, letters) ?? chainIn(word, labels, letters);
  if (whole) meanings.push(whole);
  if (fillers.has(lower) && !labels.has(word)) meanings.push([]);
  return meanings;
}
