/*
 * Words that say nothing in most moves, where they say something:
 *
 *     A down to 4                 the row, not the cells; the same below | car | direction | to |
 *     A left 1 after Q down 3     Q goes first
 *     Q down 3, A left 1 first    A goes first; the same with `first A left 1`
 *     Q down 3 or 2               a choice, and no move of o to the right
 *     // A left 1                 no move of a program; the same with # and a blank
 *     A to 4                      the place, not the cells; the same with `to cell 4`
 *     A,-,1                       a direction, as a sign that stands apart from its number
 *     A,y,-1                      the axis, not the word for *and*
 */
import { type Chunk, says } from './chunk.ts';
import { choices } from './vocabulary.ts';

/** What makes the rest of a line, or a part of it, no code. */
export const COMMENT = String.raw`//+|/\*|(?<=^\s{0,9})#(?=\s{1,9}[^\s\d])`;
/** The sign that the line above stands here again. */
export const AGAIN = String.raw`(?<=^\s{0,9})["″〃](?=\s{0,9}$)`;
const IS_SIGN = /^(?:\/\/+|\/\*|[#"″〃])$/;

/** A number in front of a move that says how often it is made: `3 times A down 1`, `3 * (A down 1)`. */
export const REPEATED = /(?:^|[.,;:\n])[^\S\n]*\d{1,2}[^\S\n]*(?:[×·]|\*[^\S\n]*\(|(?<=\s)times?(?!\p{L}))/iu;

const TO = /^(?:to|nach|vers|hacia|para|till?)$/i;
const PLACE = '(?:position|pos|place|cell|square|spot|tile|field|feld|case|casilla|casa|casella|vakje)';
/** A key of JSON with the number of a place. */
const PLACE_KEY = new RegExp(`^(?:to|${PLACE})$`, 'i');
const IS_KEY = /^["']?\s*[:=]\s*["']?\d/;
/** Behind `to`, a number that no word says to be one of cells. */
const BARE_PLACE = new RegExp(String.raw`^\s+(?:${PLACE}\s+)?\d+(?![\d\s]*\p{L})`, 'iu');
const FIRST = /^(?:first|firstly|zuerst|zunächst|abord|primero|primeiro|prima)$/i;

/**
 * Whether a word changes what the moves beside it mean.
 *
 * @param before - the chunks before it in its row
 * @param front - what stands in the row right before it
 * @param behind - the row from its end
 */
export function isMisplaced(word: string, before: readonly Chunk[], front: string, behind: string): boolean {
  const last = before.at(-1);
  if (IS_SIGN.test(word)) return true;
  if (/^[+−–-]$/.test(word))
    return isLoose(before.length === 0, front, behind) || (word !== '+' && /^=/.test(behind));
  if (PLACE_KEY.test(word) && IS_KEY.test(behind)) return true;
  if (TO.test(word))
    return (isWay(last) && /^\s+\d/.test(behind)) || BARE_PLACE.test(behind) || /^\s*\|\s*$/.test(behind);
  if (word === 'y') return last !== undefined && says(last, 'label') && /^["'\s,;|:=]+[+−–-]?\d/.test(behind);
  if (/^after$/i.test(word))
    return before.some(isWay) && !/[.;:]\s*$/.test(front) && !/^\s+(?:that|this|which)\b/i.test(behind);
  if (/^(?:después|depois)$/i.test(word)) return before.some(isWay) && /^\s+d[aeo]l?\s/i.test(behind);
  if (choices.has(word))
    return last !== undefined && says(last, 'cells') && isBareWay(before.at(-2)) && /^\s+\d/.test(behind);
  const moves = before.filter(isWay).length;
  return FIRST.test(word) && moves > (/^\s*(?:[.,;!)]|$)/.test(behind) ? 1 : 0);
}

/**
 * Whether a sign alone is more than a dash. `A - 1` could be A left 1 or A and a dash; a field of a list or of a table is a direction;
 * `- 1` begins an item of a list.
 */
const isLoose = (isFirst: boolean, front: string, behind: string): boolean =>
  (/["']$/.test(front) && /^["']/.test(behind)) ||
  (/[,;|]$/.test(front) && /^\s*$/.test(behind)) ||
  (isFirst ? /^[,;|]/ : /^[\s,;|]+\d/).test(behind);

const isWay = (chunk: Chunk | undefined): boolean => chunk !== undefined && says(chunk, 'way');

/** Whether a word is a direction alone: behind `al 1` the word `or` may be the vehicle o to the right. */
const isBareWay = (chunk: Chunk | undefined): boolean =>
  isWay(chunk) && chunk?.meanings.some((atoms) => atoms.length === 1 && atoms[0]?.kind === 'way') === true;
