/*
 * A mark of the exit on two lines, the arrow on one and the word on the other. Both come into the line of the arrow, which stands beside
 * the rows:
 *
 *     B...CC                        B...CC
 *       ↓                             ↓ EXIT
 *      EXIT
 */
import { LINE_BREAK } from '../../text/lines.ts';

const DOWN = /^(\s*)[v↓⬇▼]\uFE0F?\s*$/iu;
const UP = /^(\s*)[\^↑⬆▲]\uFE0F?\s*$/u;
const WORD = /^\s*[[(]?(?:exit|out|goal)[\])]?\s*$/i;

/** The text with such marks on one line; a word above an arrow down, or below one up, is left alone. */
export function withMarksJoined(text: string): string {
  if (!/^[^\S\n]*[[(]?(?:exit|out|goal)[\])]?[^\S\n]*$/im.test(text)) return text;
  const lines = text.split(LINE_BREAK);
  for (const [i, line] of lines.entries()) {
    if (!WORD.test(line)) continue;
    const other = DOWN.test(lines[i - 1] ?? '') ? i - 1 : UP.test(lines[i + 1] ?? '') ? i + 1 : undefined;
    if (other === undefined) continue;
    lines[other] = `${lines[other]?.trimEnd()} EXIT`;
    lines[i] = '';
  }
  return lines.join('\n');
}
