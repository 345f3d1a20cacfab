/*
 * Boards on a page of HTML, each in an element `pre`, without the tags around them:
 *
 *     <h2>Card 1</h2>            Card 1
 *     <pre>+----+                +----+
 *     |XX.A|                     |XX.A|
 *     +----+</pre>               +----+
 */
import { isBlank } from '../../text/lines.ts';
import type { Line } from './line.ts';

/** The beginning of such an element. */
export const PREFORMATTED = /<pre[\s>]/i;

/** Where such an element begins or ends. */
const EDGE = /(<\/?pre(?:\s[^<>]*)?>)/i;
const TAG = /<[/!]?[a-z-][^<>]*>/gi;
/** Elements whose text is not understood without their tags. */
const OTHERS = /<(?:table|t[rdh]|svg|li|br)\b/i;
const ENTITIES: Readonly<Record<string, string>> = { gt: '>', lt: '<', amp: '&', nbsp: ' ', quot: '"' };

/** A text without tags and references. */
const plain = (text: string): string =>
  text.replace(TAG, '').replace(/&(\w{2,4});/g, (whole, name) => ENTITIES[name] ?? whole);

/**
 * Lines with the text of each `pre` as a part, below the line of the page above it.
 *
 * @returns the lines as they are where there are no two of them
 */
export function withoutPage(lines: readonly Line[]): readonly Line[] {
  const found: Line[] = [];
  let opened = 0;
  let isInside = false;
  let isText = false;
  for (const { text, number } of lines) {
    for (const piece of text.split(EDGE)) {
      if (EDGE.test(piece)) {
        const opens = !piece.startsWith('</');
        if (opens === isInside) return lines;
        const above = found.at(-1);
        if (isText && above) found[found.length - 1] = { ...above, isPart: true };
        isInside = opens;
        isText = false;
        if (opens) opened++;
        else found.push({ text: '', number });
        continue;
      }
      if (!isInside && OTHERS.test(piece)) return lines;
      const written = plain(piece);
      // the lines of the tags have no rows
      if (isBlank(written) && (piece !== text || !isInside)) continue;
      if (!isInside && isText) found.push({ text: '', number });
      isText = !isInside;
      found.push(
        isInside
          ? { text: written.trimEnd(), number, isPart: !isBlank(written) }
          : { text: written.trim(), number },
      );
    }
  }
  return opened > 1 && !isInside ? found : lines;
}
