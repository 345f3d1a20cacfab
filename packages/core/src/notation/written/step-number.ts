// Which numbers of a text count its moves.
import { type Chunk, says } from './chunk.ts';
import type { Labels } from './label-at.ts';
import { stepWords } from './vocabulary.ts';

/** Where a word stands in its row. */
interface Place {
  readonly row: string;
  readonly from: number;
  readonly to: number;
}

/** More characters in front of a number are not looked at. */
const LONGEST_CLAUSE = 60;

/**
 * Whether a word is the number of a move: `marked`, where a mark behind it says so, as in `3. `; or `named`, behind a word such as *step*
 * or a sign of number, where it may be a number of cells too, as in `"move": 3`.
 *
 * @param before - the chunks before it in its row
 */
export function stepNumberAt(
  place: Place,
  word: string,
  before: readonly Chunk[],
  labels: Labels,
): 'marked' | 'named' | undefined {
  if (!/^\d{1,4}$/.test(word)) return undefined;
  const after = place.row.slice(place.to);
  const last = before.at(-1);
  if (!last && /^\s*[.):：、．]/.test(after)) return 'marked';
  // `3: -2` is vehicle 3, where there is one
  const mayBeginMove = !(after.startsWith(':') && labels.has(word));
  if (last && mayBeginMove && isStepWithin(place, word, after, before)) return 'marked';
  const name = last?.text.toLowerCase() ?? '';
  // `no` that denies has no meaning, and `nr` that is N to the right is no word for *number*
  const isNamed = stepWords.has(name) && last?.meanings.some((atoms) => atoms.length === 0);
  return isNamed || place.row[place.from - 1] === '#' ? 'named' : undefined;
}

/**
 * Whether a number within a line begins a move: with a bracket that closes none, `A up 2) B down`; between two marks, `A up; 2. B down`;
 * behind a comma or the cells of a move as the next number of its line, `1. A, up, 2. B, down` and `1. A up 2 2. B down 1`; or behind a comma and a move, `A up, 2. B down`. Where commas
 * stand between all parts it is the cells: `A, up, 2. B, down, 1`. The same holds where the direction stands in front.
 */
function isStepWithin({ row, from }: Place, word: string, after: string, chunks: readonly Chunk[]): boolean {
  if (!/^[.:)](?:\s|$)/.test(after)) return false;
  const before = row.slice(Math.max(0, from - LONGEST_CLAUSE), from);
  const isFollowed = /^.\s+\S/.test(after);
  const isBracket = after.startsWith(')');
  if (isBracket && before.lastIndexOf('(') > before.lastIndexOf(')')) return false;
  if (isFollowed && (isBracket || /(?:[;.]|[)\]},]\s*,)\s+$/.test(before))) return true;
  const counted = chunks.findLast(({ ordinal }) => ordinal);
  const isNext = counted !== undefined && Number(counted.text) + 1 === Number(word);
  const isBehindCells = chunks.at(-1)?.meanings.some((atoms) => atoms.at(-1)?.kind === 'cells');
  if (isNext && isBehindCells) return true;
  if (!/,\s+$/.test(before)) return false;
  if (isNext) return true;
  const said = chunks.filter(
    ({ meanings }) => meanings.length === 0 || meanings.some((atoms) => atoms.length > 0),
  );
  const [front, last] = [said.at(-2), said.at(-1)];
  const isBehindWord = last && /[\p{L}\d]\s+$/u.test(before.slice(0, before.lastIndexOf(last.text)));
  const isBehindWay = isBehindWord && front !== undefined && says(front, 'way');
  return (last?.meanings ?? []).some((atoms) => {
    const { kind } = atoms.at(-1) ?? {};
    if (kind === 'way') return atoms.length > 1 || isBehindWord;
    return kind === 'cells' || (kind === 'label' && isBehindWay);
  });
}

/**
 * Whether the word `no` counts moves, as it does at the start of a line before a number that is no vehicle or has a mark. Elsewhere it
 * denies.
 */
export function isNumbering({ row, to }: Place, before: readonly Chunk[], labels: Labels): boolean {
  const [, mark = '', digits = ''] =
    /^\s{0,3}([.:#°]?)\s{0,3}(\d{1,4})(?![\p{L}\d])/u.exec(row.slice(to)) ?? [];
  return (
    before.every(({ text }) => /^\W$/.test(text)) && digits !== '' && (mark !== '' || !labels.has(digits))
  );
}
