/*
 * Cells that Python repeats, written out:
 *
 *     "." * 6            "......"
 *     ['.'] * 6          ['.', '.', '.', '.', '.', '.']
 *     "J","*6*g*"        two rows, the second with an asterisk as its first cell
 */
const TEXT = /(["'])([^"'\\\n,]{1,2})\1\s?\*\s?(\d{1,2})(?=\s*(?:[\])},;+#]|$))/gm;
const LIST = /\[\s?(["'][^"'\n]{0,3}["']|\d{1,2}|None)\s?\]\s?\*\s?(\d{1,2})(?!\w)/g;
/** More cells than a row has. */
const MOST = 24;

/** The text with those cells; its lines keep their numbers. */
export function withRepeatedCells(text: string): string {
  if (!/["'\]]\s?\*\s?\d/.test(text)) return text;
  return text
    .replace(TEXT, (found, quote: string, cell: string, times: string) =>
      Number(times) > MOST ? found : `${quote}${cell.repeat(Number(times))}${quote}`,
    )
    .replace(LIST, (found, cell: string, times: string) =>
      Number(times) > MOST ? found : `[${Array.from({ length: Number(times) }, () => cell).join(', ')}]`,
    );
}
