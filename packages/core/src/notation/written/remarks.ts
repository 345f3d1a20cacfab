/*
 * What is said beside moves, as blanks. A remark that may say how often or how far a vehicle goes is left where it is, and one that takes
 * its move back too: the reader then refuses it.
 *
 *     A left 1 to make room for X     A left 1
 *     A left 1 (this frees X)         A left 1, and the remark is told to be left out
 *     A left 1 (three times)          the same
 */
import { quote } from '../../basics/quote.ts';
import { placeAt } from '../../text/place.ts';
import { changeWords, numbers, ways } from './vocabulary.ts';

/** A text without its remarks. */
export interface WithoutRemarks {
  readonly text: string;
  /** In words: `"(frees X)" in line 1 and 2 more are left out`; undefined where no remark is left out that may be about its move. */
  readonly leftOut: string | undefined;
}

/** What a move is for, from its first word to the end of the sentence: `down 2 to make room for X`. */
const PURPOSE =
  /(?<=\S)[ \t](?:to (?:make|clear|free|open|give|let|unblock|allow|create)|so that|in order to|making|clearing|freeing|opening|unblocking)\b[^.,:;\d\r\n]{0,80}(?=[.,;\r\n]|$)/gim;
/** What the last move is for, behind its number of cells: `X right 3 to escape`. */
const TO_LEAVE =
  /(?<=\d)[ \t]+to (?:escape|win|finish|leave|exit|get out|solve)\b[^.,;:\d\r\n]{0,40}(?=[.,;!\r\n]|$)/gim;
/** A reason, which may speak of the move itself: `down 2 because X must pass`, `down 2 which is too far`. */
const REASON = /(?<=\S)[ \t](?:because|which)\b[^.,:;\d\r\n]{0,80}(?=[.,;\r\n]|$)/gim;
/** Words of moves: a purpose or a reason that has one of them may hold another move, so it is read. */
const MAY_MOVE =
  /\b(?:move[sd]?|moving|slides?|sliding|then|and|push|pull|drive|shift|cells?|squares?|steps?)\b|[←→↑↓<>]/i;

/** A remark on a move, behind a dash or in brackets and without digits: `right 1 – this frees the way`. */
const REMARK =
  /(?<=\S)[ \t]+[–—][ \t][^\d\r\n]{2,160}$|(?<=\S)[ \t]*\([^()\d\r\n]{3,80}\)(?=[.,;]?[ \t]*$)/gmu;
/** The same for remarks, which often have whole sentences. */
const REMARK_MOVES = /\b(?:move[sd]?|moving|slides?|sliding|push|pull|drive|shift|out|exit)\b|[←→↑↓<>]/i;

/** A short remark that takes back its move: `left 1 (no)`, `left 1 which was a mistake`, `left 1 (this does not work)`. */
const DENIAL =
  /^[\s(–—]*(?:[\p{L}'’]+\s+){0,4}?(?:no|not|(?:not|\p{L}*n['’]t) (?:possible|legal|valid|allowed|needed|necessary|required|work|help)|never|wrong|mistake|error|illegal|impossible|invalid|useless|unnecessary|skip|ignore|cancel\p{L}*|oops|nein|nicht|falsch|unnötig|faux|non|inutile|mal|falso|errado|sbagliat[oa])\P{L}*$/iu;
/** A word that says how often: `down 1 (three times)`. */
const OFTEN = /(?<!\p{L})(?:times|twice|thrice|mal|fois|veces|vezes|volte|keer|раза?)(?!\p{L})/iu;

const wordsOf = (found: string): string[] => found.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Whether a remark, which may be a property of JSON, takes back its move or changes the moves around it. */
export const takesBack = (found: string): boolean =>
  DENIAL.test(found.replace(/^"\w+"\s*:\s*"/, '')) || wordsOf(found).some((word) => changeWords.has(word));

/** Whether a remark says how often or how far: `(three times)`, `(twice)`, `(three cells)`. */
function isNumber(found: string): boolean {
  const words = wordsOf(found);
  return (
    words.some((word) => /mal$/.test(word) && numbers.has(word)) ||
    (OFTEN.test(found) && !/at times/i.test(found)) ||
    (words.length <= 2 && numbers.has(words[0] ?? ''))
  );
}

/** Whether what is said beside a move may be a part of it, or another move. */
const maySay = (found: string, moves: RegExp): boolean =>
  moves.test(found) || takesBack(found) || isNumber(found) || wordsOf(found).some((word) => ways.has(word));

/** The text with blanks for its remarks. */
export function withoutRemarks(text: string): WithoutRemarks {
  const left: { readonly said: string; readonly at: number }[] = [];
  const blanks = (found: string): string => ' '.repeat(found.length);
  const leave = (moves: RegExp) => (found: string, at: number) => {
    if (maySay(found, moves)) return found;
    left.push({ said: found.trim(), at });
    return blanks(found);
  };
  const bare = text
    .replace(REMARK, leave(REMARK_MOVES))
    .replace(TO_LEAVE, blanks)
    .replace(PURPOSE, (found) => (maySay(found, MAY_MOVE) ? found : blanks(found)))
    .replace(REASON, leave(MAY_MOVE));
  const [first, ...more] = left.sort((one, other) => one.at - other.at);
  if (!first) return { text: bare, leftOut: undefined };
  const { line } = placeAt(text, first.at);
  const others = more.length > 0 ? ` and ${more.length} more are left out` : ' is left out';
  return { text: bare, leftOut: `${quote(first.said)} in line ${line}${others}` };
}
