/*
 * Tags of forums between and around the cells of rows, and what they say of the red car:
 *
 *     [code]AA...O                                AA...O
 *     P[color=red]XX[/color]Q.O[/code]            PXXQ.O
 *     P[color=red]KK[/color]Q.O                   PKKQ.O, and K is the red car
 *     [tr][td]A[/td][td]A[/td][td].[/td][/tr]     | A | A | . |
 */
const NAME = '(b|i|u|s|code|pre|tt|mono|quote|center|colou?r|size|font|spoiler)';
const TAG = new RegExp(`\\[/?${NAME}(?:=[^\\]\\n]{1,60})?\\]`, 'gi');
const CLOSED = new RegExp(`\\[/${NAME}\\]`, 'i');
const RED = /\[colou?r=["']?(?:red|#f00|#ff0000)["']?\]([^\n]{1,40}?)\[\/colou?r\]/gi;

const ROW = /\[tr\]((?:\s*\[t([dh])\][^[\]\n]{0,40}\[\/t\2\]){3,40})\s*\[\/tr\]/gi;
const CELL = /\[t([dh])\]([^[\]\n]{0,40})\[\/t\1\]/gi;
const TABLE = /^[^\S\n]*\[\/?table(?:=[^\]\n]{1,60})?\][^\S\n]*$/gim;

/** The text without such tags. */
export function withoutForumTags(written: string): string {
  const text = /\[\/tr\]/i.test(written) ? withBars(written) : written;
  if (!CLOSED.test(text)) return text;
  const red = [...text.matchAll(RED)].map(([, inner = '']) => inner.replace(TAG, '').replace(/\s/g, ''));
  const labels = new Set(red.flatMap((cells) => [...cells]));
  const [label] = labels;
  const bare = text.replace(TAG, '');
  return label !== undefined && labels.size === 1 && /[\p{L}\p{N}]/u.test(label)
    ? `${bare}\nred car: ${label}`
    : bare;
}

/** The rows of a table with bars around their cells. */
const withBars = (text: string): string =>
  text
    .replace(TABLE, '')
    .replace(
      ROW,
      (_, cells: string) =>
        `| ${[...cells.matchAll(CELL)].map(([, , cell = '']) => cell.trim()).join(' | ')} |`,
    );
