import { BYTE_ORDER_MARK } from './lines.ts';

/** The readable part of a piece of text, and whether binary data follows it. */
interface GuardedText {
  readonly readable: string;
  readonly binary: boolean;
}

/** What decoders put in the place of bytes that are not text. */
const REPLACEMENT = '\uFFFD';
/** A text may have some damaged letters; with this many, and one in eight characters, it counts as a binary file. */
const MOST_REPLACEMENTS = 8;

/**
 * Checks the pieces of one text: removes its byte-order mark and finds the first place at which it is binary, which is a
 * NUL or the last of too many replacement characters.
 */
export function textGuard(): (text: string) => GuardedText {
  let seen = 0;
  let replaced = 0;
  return (text) => {
    const start = seen === 0 && text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
    for (const { 0: character, index } of text.matchAll(/[\0\uFFFD]/g)) {
      if (character === REPLACEMENT) replaced++;
      const flooded = replaced >= MOST_REPLACEMENTS && replaced * 8 >= seen + index + 1;
      if (character === '\0' || flooded) return { readable: text.slice(start, index), binary: true };
    }
    seen += text.length;
    return { readable: text.slice(start), binary: false };
  };
}
