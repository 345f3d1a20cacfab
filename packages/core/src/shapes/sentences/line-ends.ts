/*
 * Marks at the ends of all lines, taken away, and tabs put back:
 *
 *     AA...O$        AA...O      cat -e, and `:set list` in an editor
 *     P..Q.O$        P..Q.O
 *     $                          a blank line
 *     X^IX^I.$       X  X  .     cat -A
 */
import { isBlank, LINE_BREAK } from '../../text/lines.ts';

const MARK = /[$¶]$/u;
const LEAST = 3;

/** The text without the mark that ends each of its lines. */
export function withoutLineEnds(text: string): string {
  const lines = text.split(LINE_BREAK);
  const mark = MARK.exec(lines[0] ?? '')?.[0];
  if (mark === undefined) return text;
  const written = lines.filter((line) => !isBlank(line));
  if (written.length < LEAST || !written.every((line) => line.endsWith(mark))) return text;
  return lines.map((line) => (isBlank(line) ? line : line.slice(0, -1).replaceAll('^I', '\t'))).join('\n');
}
