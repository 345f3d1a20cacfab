/*
 * Sentences that may name the red car, in words that `redSaid` does not understand. Where nothing else marks the red car, it is not
 * guessed if there is such a sentence.
 *
 *     You are the car labelled G · Help G escape · Auto G muss raus      G
 *     Get a car out of the way                                          none: `a` is no label here
 */
import type { Board } from '../../board/board.ts';
import { primaryOf } from '../../board/board.ts';

const TRIGGER =
  /(?<!\p{L})(?:you|yours?|target|goal|player|rescue|help|free|escapes?|exits?|leaves?|leave|reach|out|raus|hinaus|bring|prisoner|hero|main|primary|red|rot\p{L}*|rouge|rojo|sortir|salir|uscire|ausfahren)(?!\p{L})/iu;
/** What a solution says: which way and how far. */
const MOVES = /(?<!\p{L})(?:move|slide|left|right|up|down|blocks?|blocked|way|before|first|then)(?!\p{L})/iu;
const OUT_OR_EDGE = /(?<!\p{L})(?:out|exit|edge|side|escapes?|free|leave|goal|target)(?!\p{L})/iu;
/** Words that are written like labels. */
const WORDS = new Set(['A', 'a', 'I', 'i', 'y', 'e', 'o', 'O', 'à', 'X', 'x', 'v', 'V']);
const BEFORE = '(?:car|vehicle|piece|block|auto|wagen|voiture|v[ée]hicule|coche|carro|labell?ed|is|[=:("\'])';

const LONGEST = 120;
const MOST_SINGLE = 3;

/** Whether a line may name the red car of some board. */
export const mayNameRed = (line: string): boolean => line.length <= LONGEST && TRIGGER.test(line);

/** The label of the one vehicle, other than the primary, that a line may say is the red car. */
export function otherRedNamed(written: string, board: Board): string | undefined {
  if (!mayNameRed(written)) return undefined;
  const tokens = written.trim().split(/\s+/);
  // the cells of a row are no sentence
  if (tokens.filter(({ length }) => length === 1).length > MOST_SINGLE) return undefined;
  const line = tokens.filter((token) => !/[.#*_|].*\w/.test(token)).join(' ');
  if (MOVES.test(line) && !OUT_OR_EDGE.test(line)) return undefined;
  const named = board.vehicles.filter(({ label }) => isNamed(line, label));
  const [only, ...others] = named;
  return only && others.length === 0 && only.label !== primaryOf(board).label ? only.label : undefined;
}

function isNamed(line: string, label: string): boolean {
  const escaped = label.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  // in `A to K` the K ends a range of labels and names no car
  const alone = `(?<![\\p{L}\\p{N}]|(?:\\bto|\\bbis|\\bthrough|-|–) ?)${escaped}(?![\\p{L}\\p{N}'’])`;
  // a number is a label only where it stands behind a word for a vehicle
  const isOpen = WORDS.has(label) || /^\d+$/.test(label);
  return new RegExp(isOpen ? `${BEFORE}\\s*["'(]?${alone}` : alone, 'u').test(line);
}
