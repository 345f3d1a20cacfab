import { commonText } from '../language/english/common.ts';
import { puzzlesText } from '../language/english/puzzles.ts';
import type { Text } from '../language/language.ts';

/** Gives a text to the system's share sheet, or copies it where there is none; returns what happened. */
export async function shareText(text: string): Promise<Text> {
  try {
    // on computers the share sheet offers less than the clipboard
    if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ text });
      return () => puzzlesText().shared;
    }
    await navigator.clipboard.writeText(text);
    return () => puzzlesText().copied;
  } catch (reason) {
    const closed = reason instanceof DOMException && reason.name === 'AbortError';
    return () => (closed ? commonText().share : puzzlesText().notPossible);
  }
}
