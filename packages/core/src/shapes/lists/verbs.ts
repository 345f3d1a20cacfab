/*
 * Vehicles whose cells stand in a sentence each:
 *
 *     The red car occupies squares (3,1) and (3,2).      red car: (3,1), (3,2)
 *     Truck A is at (1,3), (1,4), (1,5).                 Truck A: (1,3), (1,4), (1,5)
 */
import { LINE_BREAK } from '../../text/lines.ts';

const SENTENCE =
  /^(\s*(?:[-*•]\s+)?)(?:the\s+)?((?:[a-z]+\s+)?(?:car|truck|bus|lorry|vehicle|block|piece)(?:\s+[\w@]{1,2})?|[\w@]{1,2})\s+(?:is|stands|sits|lies|occupies|covers|fills|takes(?:\s+up)?)(?:\s+(?:located|placed|parked))?(?:\s+(?:at|in|on))?(?:\s+(?:the\s+)?(?:cells?|squares?|positions?|coordinates?))?\s*:?\s*(?=[([]\d)/i;
const LEAST = 2;

/** The cells behind the verb, and nothing more. */
const CELLS_ALONE = /^(?:[([]\d{1,2}\s*[,;]\s*\d{1,2}[)\]][\s,;]*(?:and\s+)?)+\.?\s*$/i;

const TWO_CELLS = /[([]\d{1,2}\s*[,;]\s*\d{1,2}[)\]][\s,;and]*[([]\d/;

/** The text without the verbs of such sentences; undefined where it has none, or where one of them says more than the cells. */
export function withoutVerbs(text: string): string | undefined {
  const lines = text.split(LINE_BREAK);
  const cells = lines.map((line) => {
    const [verb] = SENTENCE.exec(line) ?? [];
    return verb === undefined ? undefined : line.slice(verb.length);
  });
  const found = cells.filter((rest) => rest !== undefined);
  if (found.length < LEAST || !found.every((rest) => CELLS_ALONE.test(rest))) return undefined;
  // a vehicle that is written in another way must not be left out
  if (lines.some((line, i) => cells[i] === undefined && TWO_CELLS.test(line))) return undefined;
  return lines
    .map((line, i) =>
      cells[i] === undefined
        ? line
        : line
            .replace(SENTENCE, '$1$2: ')
            .replace(/,?\s+and\s+(?=[([]\d)/gi, ', ')
            .replace(/\.\s*$/, ''),
    )
    .join('\n');
}
