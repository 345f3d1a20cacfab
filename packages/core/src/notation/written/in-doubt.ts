// Moves that a text sets apart from its others, as if they may be none.
import { placeAt } from '../../text/place.ts';
import { type Chunk, says } from './chunk.ts';

interface Moves {
  readonly chunks: readonly Chunk[];
  /** Where the last word of each move stands in the text. */
  readonly ends: readonly number[];
}

/** What stands in one pair of brackets on its line. */
const BRACKETS = /[([][^()[\]\r\n]{2,80}[)\]]/g;
/** A question mark behind a move, and what may stand before it. */
const ASKED = /^[\s)\]"'*]{0,4}\?/;

/**
 * In words: `the move in line 2, which stands in brackets, is read`. Undefined where all moves stand in brackets, as tuples do, or none;
 * and likewise where all have a question mark or none.
 */
export function inDoubt(moves: Moves, text: string): string | undefined {
  const said = [
    [inBrackets(moves, text), 'which stands in brackets'],
    [asked(moves, text), 'which has a question mark'],
  ] as const;
  const told = said.flatMap(([position, why]) =>
    position === undefined ? [] : [`the move in line ${placeAt(text, position).line}, ${why}, is read`],
  );
  return told.length > 0 ? told.join('; ') : undefined;
}

/** Where the first move in brackets stands, if a vehicle is named outside of all brackets. */
function inBrackets({ chunks }: Moves, text: string): number | undefined {
  const named = chunks.filter(isName);
  const pairs = [...text.matchAll(BRACKETS)].map(({ 0: { length }, index }) => {
    const isWithin = ({ position }: Chunk) => position > index && position < index + length;
    return { index, within: chunks.filter(isWithin) };
  });
  const whole = pairs.filter(
    ({ within }) => within.some(isName) && within.some((chunk) => says(chunk, 'way') || says(chunk, 'cells')),
  );
  const inside = new Set(whole.flatMap(({ within }) => within));
  return named.every((chunk) => inside.has(chunk)) ? undefined : whole[0]?.index;
}

/** Whether a word names a vehicle and can mean nothing else that says nothing. */
const isName = (chunk: Chunk): boolean =>
  says(chunk, 'label') && chunk.meanings.every((atoms) => atoms.length > 0);

/** Where the first move with a question mark ends, if others have none. */
function asked({ chunks, ends }: Moves, text: string): number | undefined {
  const lengths = new Map(chunks.map(({ position, text: word }) => [position, word.length]));
  const isAsked = (end: number) => ASKED.test(text.slice(end + (lengths.get(end) ?? 0)).slice(0, 8));
  return ends.every(isAsked) ? undefined : ends.find(isAsked);
}
