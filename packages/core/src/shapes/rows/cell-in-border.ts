/*
 * A box in which an empty cell stands in the border beside a row, although a mark beside another one is the exit: it has changed its
 * place with a wall.
 *
 *     #####
 *     #AA.#
 *     #PXX>
 *     .#P.#        `.` and `#` have changed their places
 *     #####
 */
import { type Found, surelyRefused } from '../parts/candidate.ts';
import { isUsualEmpty } from '../parts/glyphs.ts';
import type { Line } from '../sentences/unwrap.ts';

/** What is the exit where it stands in a border. */
const EXIT = /^[<>←→◀▶]$/;
/** The fewest lines of such a box: three rows between the upper and the lower border. */
const LEAST = 5;

/** The refusal of a box with an empty cell in its border; undefined for other lines. */
export function cellInBorder(block: readonly Line[], looksLike: string): Found | undefined {
  const texts = block.map(({ text }) => text.trim());
  const [first = ''] = texts;
  const border = first[0] ?? '';
  const isRing = /^[#*+█]$/.test(border) && first === border.repeat(first.length) && texts.at(-1) === first;
  if (!isRing || block.length < LEAST) return undefined;
  if (block.some((line, i) => line.exit || texts[i]?.length !== first.length)) return undefined;
  const open = texts.flatMap((row, i) =>
    [0, row.length - 1].flatMap((column) =>
      row[column] === border ? [] : [{ glyph: row[column] ?? '', i, column }],
    ),
  );
  const empty = open.find(({ glyph }) => isUsualEmpty(glyph) && !EXIT.test(glyph));
  const mark = open.find(({ glyph }) => EXIT.test(glyph));
  const line = block[empty?.i ?? -1];
  if (open.length !== 2 || !empty || !mark || !line) return undefined;
  return surelyRefused(line.number, looksLike, {
    code: 'ragged-rows',
    message: `"${empty.glyph}" is in the border, and the exit is at "${mark.glyph}"`,
    expected: `"${border}" in the border beside every other row`,
    at: { text: { line: line.number, column: line.offset + line.text.search(/\S/) + empty.column + 1 } },
  });
}
