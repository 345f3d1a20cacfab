/*
 * Strings of Scala and Kotlin whose rows stand behind a margin of bars, the first of them behind the quotes:
 *
 *     val level = """AA...O          val level =
 *                   |P..Q.O                        |AA...O
 *                   |PXXQ.O"""                     |P..Q.O
 */
import { LINE_BREAK } from '../../text/lines.ts';

const FIRST = /^(.{0,120}?)"""(?=[^\s"])/;
const NEXT = /^\s*\|[^|]*$/;
const LEAST_ROWS = 4;
const LONGEST = 20;

/** The text with a bar in front of the first row too, and without the quotes. */
export function withMargin(text: string): string {
  if (!/"""[^\s"]/.test(text)) return text;
  const lines = text.split(LINE_BREAK);
  for (let i = 0; i < lines.length; i++) {
    const [whole, before = ''] = FIRST.exec(lines[i] ?? '') ?? [];
    const isMargin = lines.slice(i + 1, i + LEAST_ROWS).every((line) => NEXT.test(line));
    if (whole === undefined || !isMargin || i + LEAST_ROWS > lines.length) continue;
    const end = lines.findIndex((line, k) => k > i && k < i + LONGEST && line.includes('"""'));
    if (end < 0) continue;
    // what stands before the quotes moves to the line above, so that all lines keep their numbers
    if (i > 0) lines[i - 1] += before.trimEnd();
    lines[i] = `${' '.repeat(Math.max(0, whole.length - 1))}|${lines[i]?.slice(whole.length) ?? ''}`;
    lines[end] = lines[end]?.replace('"""', '') ?? '';
    i = end;
  }
  return lines.join('\n');
}
