/*
 * Tags of forums between and around the cells of rows, and what they say of the red car:
 *
 *     [code]AA...O                                AA...O
 *     P[color=red]XX[/color]Q.O[/code]            PXXQ.O
 *     P[color=red]KK[/color]Q.O                   PKKQ.O, and K is the red car
 */
const NAME = '(b|i|u|s|code|pre|tt|mono|quote|center|colou?r|size|font|spoiler)';
const TAG = new RegExp(`\\[/?${NAME}(?:=[^\\]\\n]{1,60})?\\]`, 'gi');
const CLOSED = new RegExp(`\\[/${NAME}\\]`, 'i');
const RED = /\[colou?r=["']?(?:red|#f00|#ff0000)["']?\]([^\n]{1,40}?)\[\/colou?r\]/gi;

/** The text without such tags. */
export function withoutForumTags(text: string): string {
  if (!CLOSED.test(text)) return text;
  const red = [...text.matchAll(RED)].map(([, inner = '']) => inner.replace(TAG, '').replace(/\s/g, ''));
  const labels = new Set(red.flatMap((cells) => [...cells]));
  const [label] = labels;
  const bare = text.replace(TAG, '');
  return label !== undefined && labels.size === 1 && /[\p{L}\p{N}]/u.test(label)
    ? `${bare}\nred car: ${label}`
    : bare;
}
