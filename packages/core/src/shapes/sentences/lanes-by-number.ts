/*
 * Rows and columns as Chinese, Japanese and Korean write them, with the number first, in the words that sentences about vehicles have.
 *
 *     红车：第3行，第2-3列，横向      红车: row 3, columns 2-3, horizontal
 *     赤い車：3行目、2〜3列目、横      赤い車: row 3, columns 2-3, horizontal
 *     小车A：横向，第1行，第2列，长度2  小车A: horizontal, row 1, column 2, length 2
 */
const LANE =
  /第?\s*(\d{1,2})\s*(?:[-–—~〜～至到和、,，]\s*第?(\d{1,2})\s*)?(?:번째\s*)?(行|列|排|행|열)(?:目)?/g;
const HAS_LANE = /\d\s*(?:번째\s*)?[行列排행열]/;

/** The text with such rows and columns in English; the text as it is where it has none. */
export const withLaneWords = (text: string): string =>
  HAS_LANE.test(text)
    ? text
        .replace(LANE, (_, first: string, last: string | undefined, lane: string) => {
          const word = /[列열]/.test(lane) ? 'column' : 'row';
          return last === undefined ? ` ${word} ${first} ` : ` ${word}s ${first}-${last} `;
        })
        .replace(/[，、]/g, ', ')
        .replace(/：/g, ': ')
        .replace(/。/g, '. ')
        .replace(/(?:长度|長度|長さ|길이)(?:为|是|は)?\s*[:=]?\s*(\d)/g, ' length $1')
        .replace(/横(?:向|き)?|水平|가로/g, ' horizontal ')
        .replace(/[纵縦竖豎](?:向|き)?|垂直|세로/g, ' vertical ')
    : text;
