import { commonText } from '../language/english/common.ts';
import { puzzlesText } from '../language/english/puzzles.ts';
import type { Text } from '../language/language.ts';

/** What happened to a text that was shared. */
export interface Sharing {
  /** It in a word or two. */
  readonly said: Text;
  /** The text, where the browser refused to take it: the player can copy it by hand. */
  readonly refused?: string | undefined;
}

/**
 * Gives a text to the system's share sheet, or copies it where there is none; returns what happened.
 *
 * @param text - may be a promise: WebKit allows copying only while it handles a click, so this must be called at once, even
 * if the text is not ready
 */
export async function shareText(text: Promise<string>): Promise<Sharing> {
  try {
    // on computers the share sheet offers less than the clipboard
    if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ text: await text });
      return { said: () => puzzlesText().shared };
    }
    await copyLater(text);
    return { said: () => puzzlesText().copied };
  } catch (reason) {
    const closed = reason instanceof DOMException && reason.name === 'AbortError';
    if (closed) return { said: () => commonText().share };
    const refused = await text.catch(() => undefined);
    return { said: () => puzzlesText().notPossible, refused };
  }
}

async function copyLater(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const content = text.then((words) => new Blob([words], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': content })]);
}
