import type { Board } from '../../board/board.ts';
import { labelsOf } from '../parts/labels.ts';
import { type Chunk, says } from './chunk.ts';
import { compactLines, isGluedMove, LINK } from './compact-lines.ts';
import { type Atom, cellsIn, chainIn, gluedTo, type Letters, labelLast, OUT, runIn } from './glued.ts';
import { type Labels, labelAt } from './label-at.ts';
import { lettersOf } from './letters-of.ts';
import { AGAIN, COMMENT, isMisplaced } from './misplaced.ts';
import { isNumbering, stepNumberAt } from './step-number.ts';
import { choices, fillers, keys, leaving, letterSets, primaryNames, type Way, ways } from './vocabulary.ts';

/** The most characters of a text that is read word by word. */
export const LONGEST = 1 << 20;

const SEPARATORS = String.raw`\s,;；，。、：（）()\[\]{}"'\x60|!?:=.…⤸\\/#_*`;

/** The key of an object whose value is the label of a vehicle, up to that value. */
const NAME_KEY = /["'](?:car|truck|vehicle|piece|block|id|name|label)["']\s{0,2}:\s{0,2}["']$/i;
const LONGEST_KEY = 20;
/** The most chunks of a move that are looked at to tell whether a number begins the next one. */
const LONGEST_MOVE = 12;

/** What stands in front of moves: `Solution: `, `my answer = `. */
const HEADING = /^\s*\p{L}{3,}(?:\s+\p{L}+){0,3}\s*[:=]\s*/u;

/** What all words of a text share. */
interface Context {
  readonly board: Board;
  readonly labels: Labels;
  readonly letters: Letters;
  /** Whether a direction is repeated once for each cell: `CLLL`, `C ←←←`. */
  readonly runs: boolean;
}

/** What the words of a line share. */
interface LineContext extends Context {
  /** Whether it has nothing but moves: there no move is an article. */
  readonly isCompact: boolean;
}

/** The words of a text with their meanings on a board. */
export function chunksOf(text: string, board: Board): Chunk[] {
  const labels = labelsOf(board);
  const own = [...labels.keys()]
    .filter((label) => [...label].length === 1)
    .map((label) => label.replace(/[\\\]^-]/g, '\\$&'));
  // a separator that is also the label of a vehicle is part of a word
  const chunk = new RegExp(
    `${COMMENT}|${AGAIN}|[①-⑳]|(?:[^${SEPARATORS}]${own.length > 0 ? `|[${own.join('')}]` : ''})+`,
    'gu',
  );
  const letters = lettersOf(text, labels);
  const rows = rowsOf(text);
  const wordsOf = (row: string) => [...row.matchAll(chunk)].map(([word]) => plain(word));
  const words = rows.map(({ row }) => wordsOf(row));
  const bare = rows.map(({ row }) => wordsOf(row.replace(HEADING, '')));
  const compact = compactLines(bare, labels, letters);
  const context = { board, labels, letters, runs: hasRuns(words, compact, labels, letters) };
  const chunks: Chunk[] = [];
  for (const [line, { row, start }] of rows.entries()) {
    const first = chunks.length;
    for (const found of row.matchAll(chunk)) {
      const circled = labels.has(found[0]) ? undefined : numberInCircle(found[0]);
      const word = circled ?? plain(found[0]);
      const after = row.slice(found.index + found[0].length);
      const isKey = keys.has(word.toLowerCase()) && /^["']?\s*:\s*[^\s,;]/.test(after);
      // `N: -1`, where a vehicle is called so
      const isOwnKey = labels.has(word) && after.startsWith(':');
      // `{"c": "A", "d": "left"}`, or `{"A": -1}`
      const isShortKey = /^[a-z]$/i.test(word) && /^"\s*:/.test(after);
      const place = { row, from: found.index, to: found.index + found[0].length };
      const before = chunks.slice(Math.max(first, chunks.length - LONGEST_MOVE));
      const counts = circled ? 'marked' : stepNumberAt(place, word, before, labels);
      const isName = NAME_KEY.test(row.slice(Math.max(0, found.index - LONGEST_KEY), found.index));
      const isCompact = compact.has(line);
      // between moves without a blank `>` is no direction
      const meanings = isCompact && LINK.test(word) ? [[]] : meaningsOf(word, { ...context, isCompact });
      // `{"car": "D", …}` names vehicle D, and not the direction down; `3. ` may be vehicle 3, and is never the cells of the move before
      const names =
        isName || counts === 'marked'
          ? meanings.filter((atoms) => atoms.length > 0 && atoms.every(({ kind }) => kind === 'label'))
          : [];
      const said = names.length > 0 || counts === 'marked' ? names : meanings;
      const isDenied = /^no$/i.test(word) && !isNumbering(place, before, labels);
      const isOther =
        !labels.has(word) &&
        isMisplaced(word, before, row.slice(Math.max(0, place.from - LONGEST_KEY), place.from), after);
      const isUnread = isDenied || isOther;
      chunks.push({
        text: circled ?? (isArrow(found, row) ? '=>' : found[0]),
        position: start + found.index,
        meanings: isUnread ? [] : isKey || isShortKey ? [[], ...(isKey && !isOwnKey ? [] : said)] : said,
        ordinal: counts !== undefined,
        line,
      });
    }
  }
  let before: Chunk | undefined;
  return chunks.map((one, index) => {
    const mayRepeat = saysNothing(one, before, chunks.slice(index + 1, index + 3));
    if (one.meanings.some((atoms) => atoms.length > 0)) before = one;
    return mayRepeat ? { ...one, meanings: [...one.meanings, []] } : one;
  });
}

/** The digits of a number in a circle, such as ①, which counts moves. */
const numberInCircle = (word: string): string | undefined =>
  /^[①-⑳]$/.test(word) ? String(word.charCodeAt(0) - '①'.charCodeAt(0) + 1) : undefined;

/** Whether a sign is the end of `=>`, of which the first sign divides words. */
const isArrow = ({ 0: word, index }: RegExpMatchArray, row: string): boolean =>
  word === '>' && row[(index ?? 0) - 1] === '=';

/** Without the invisible character that asks for a sign to be drawn as an emoji. */
const plain = (word: string): string => word.replace(/\uFE0F/g, '');

function rowsOf(text: string): { row: string; start: number }[] {
  return [...text.matchAll(/[^\r\n]+/g)].map(({ 0: row, index }) => ({ row, start: index }));
}

/** An arrow that may stand between a vehicle and its direction, or between two moves. */
const ARROW = /^(?:[-=]{0,2}>|[→➡➜➔⟶⇒⟹]\uFE0F?)$/u;

/**
 * Whether a chunk may say nothing of its own: it repeats a name, as in `the red car (X)`, or it is an arrow between words or moves,
 * as in `A → right` and `AR1 -> CL3`.
 */
function saysNothing(
  chunk: Chunk,
  before: Chunk | undefined,
  [after, behind]: readonly (Chunk | undefined)[],
): boolean {
  if (!before || before.line !== chunk.line) return false;
  if (ARROW.test(chunk.text)) {
    // behind `→→` it is one cell more
    if (after?.line !== chunk.line) return /\d$/.test(before.text) && !says(before, 'label');
    return (
      !/^[\d→➡]/u.test(after.text) || (says(after, 'label') && behind !== undefined && says(behind, 'way'))
    );
  }
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
function hasRuns(
  lines: readonly (readonly string[])[],
  compact: ReadonlySet<number>,
  labels: Labels,
  letters: Letters,
): boolean {
  let some = false;
  for (const [line, words] of lines.entries())
    for (const word of words) {
      const [label] = labelAt(word, labels);
      const run =
        runIn(word, letters) ?? (label === '' ? undefined : runIn(word.slice(label.length), letters));
      // a word such as `all` is not the vehicle A, in lower case, that goes left twice
      const isWord = label !== '' && !labels.has(label) && /^\p{Ll}+$/u.test(word) && !compact.has(line);
      if (run && run.times > 1 && !isWord) some = true;
      else if (!run && label !== word && /\D\d+$/.test(word)) return false;
    }
  return some;
}

/** The direction in which the primary leaves. */
const outward = ({ exit }: Board): Way => (exit === 'top' ? 'up' : exit === 'bottom' ? 'down' : exit);

function meaningsOf(
  word: string,
  { board, labels, letters, runs, isCompact }: LineContext,
): readonly (readonly Atom[])[] {
  const lower = word.toLowerCase();
  const meanings: (readonly Atom[])[] = [];
  const [label, vehicles] = labelAt(word, labels);
  const named: Atom[] = label === '' ? [] : [{ kind: 'label', vehicles }];
  if (label === word) meanings.push(named);
  const way = ways.get(lower) ?? letters.get(lower);
  // in words it needs its cells even where letters and arrows are repeated for each
  const isGlued = isCompact && isGluedMove(word, labels, letters);
  if (way && !isGlued && !(runs && runIn(word, letters))) meanings.push([{ kind: 'way', way }]);
  const cells = cellsIn(word);
  if (cells) meanings.push([cells]);
  if (leaving.has(lower)) {
    const way: Atom = { kind: 'way', way: outward(board) };
    const cells: Atom = { kind: 'cells', cells: OUT, signed: false };
    // where moves have no directions, it stands for the cells alone
    meanings.push([way, cells], [cells, way], [{ ...cells, signed: true }]);
  }
  if (primaryNames.has(lower)) meanings.push([{ kind: 'label', vehicles: [board.primary] }]);
  const isFiller = fillers.has(lower) && !labels.has(word) && !isGlued;
  // `el` is the article, where the vehicle is E; `EL` is a move
  const isWord = !isGlued && (isFiller || ways.has(lower) || choices.has(lower));
  const isMove = label !== '' && label !== word && (labels.has(label) || !isWord);
  if (isMove)
    for (const glued of gluedTo(word.slice(label.length), letters, runs)) meanings.push([...named, ...glued]);
  for (const alone of gluedTo(word, letters, runs)) if (alone.length > 1) meanings.push(alone);
  const whole = labelLast(word, labels, letters) ?? chainIn(word, labels, letters);
  if (whole) meanings.push(whole);
  if (isFiller && !(isMove && mayBeMove(word, word.slice(label.length), letters))) meanings.push([]);
  return meanings;
}

/** Whether a word that is also an article or a preposition may be a move, in small letters only in the letters of its text. */
const mayBeMove = (word: string, rest: string, letters: Letters): boolean =>
  (/^\p{Ll}+$/u.test(word) ? [letters] : letterSets).some((set) => set.has(rest.toLowerCase()));
