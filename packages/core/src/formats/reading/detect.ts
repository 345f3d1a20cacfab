import { text as aText, check, checkParts, list } from '../../basics/arguments.ts';
import { isBlank, LONGEST_BOARD_TEXT, linesOf } from '../../text/lines.ts';
import type { BoardFormat, FormatSet } from '../parts/format.ts';
import { withoutComments } from '../parts/hash-rows.ts';
import { commonSet } from './common.ts';

/**
 * The format of a text, or of the first board in it; undefined if no format fits.
 *
 * @param text - one board or several
 * @param formats - what is recognised; default: the formats that every reader recognises
 *
 * @example
 * detectFormat('XX.A/...A/..../....')?.id // 'grid'
 */
export function detectFormat(text: string, formats: FormatSet = commonSet): BoardFormat | undefined {
  check(text, 'text', aText);
  checkParts(formats, 'formats', { recognised: list });
  return formatIn(text, formats);
}

/** What `detectFormat` finds in a text. */
export function formatIn(text: string, formats: FormatSet): BoardFormat | undefined {
  const word = text.trim();
  // a link, which may begin as a comment does
  const alone = formats.recognised.find(
    ({ shape, recognises }) => shape.kind === 'line' && shape.hash && recognises([word]),
  );
  if (alone && !word.includes('\n')) return alone;
  const lines = linesOf(text.slice(0, LONGEST_BOARD_TEXT), withoutComments);
  if (!lines.ok) return undefined;
  let block: string[] = [];
  for (const { text: line } of [...lines.value, { text: '' }]) {
    if (!isBlank(line)) {
      block.push(line);
      continue;
    }
    const format = block.length > 0 ? formatOfBlock(block, formats) : undefined;
    // a single line may be the name of the board below
    if (format || block.length > 1) return format;
    block = [];
  }
  return undefined;
}

/** The format of lines without a blank or a comment among them, which may begin with a name. */
export const formatOfBlock = (block: readonly string[], formats: FormatSet): BoardFormat | undefined =>
  formats.recognised.find((format) => format.recognises(block));

/** The format of a text in brackets. */
export function formatOfBrackets(text: string, formats: FormatSet): BoardFormat | undefined {
  const start = text.trimStart();
  return formats.recognised.find(({ shape }) => shape.kind === 'brackets' && shape.begins.test(start));
}
