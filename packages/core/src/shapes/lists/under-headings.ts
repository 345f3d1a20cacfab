/*
 * Vehicles under headings that say what all of them have in common. Each gets the word of its heading as a field:
 *
 *     Horizontal:                     Cars:
 *     X 2 1 2      X 2 1 2 horizontal   - X: B3 h      - X: B3 h car
 *     Vertical:                       Trucks:
 *     O 0 5 3      O 0 5 3 vertical     - O: F1 v      - O: F1 v truck
 */
import { LINE_BREAK } from '../../text/lines.ts';

const KINDS: readonly (readonly [word: string, pattern: RegExp])[][] = [
  [
    ['horizontal', headingOf('horizontals?|across')],
    ['vertical', headingOf('verticals?|up and down')],
  ],
  [
    ['car', headingOf('(?:small )?cars')],
    ['truck', headingOf('trucks|lorries|buses|(?:big|large|long) cars')],
  ],
];

function headingOf(words: string): RegExp {
  return new RegExp(
    String.raw`^\s*(?:[#/*%;-]{1,3}\s*)?(?:the )?(?:${words})(?: (?:cars|vehicles|pieces|blocks))?\s*(?:\([^()\d]{0,12}[23]?\)\s*)?:?\s*$`,
    'i',
  );
}

/** The text with the words of its headings behind each vehicle; undefined where it has no two such headings. */
export function withHeadings(text: string): string | undefined {
  for (const kind of KINDS) {
    if (!kind.every(([word]) => new RegExp(word, 'i').test(text))) continue;
    let current: string | undefined;
    const counts = new Map<string, number>();
    const lines = text.split(LINE_BREAK).map((line) => {
      const heading = kind.find(([, pattern]) => pattern.test(line))?.[0];
      if (heading !== undefined) {
        current = heading;
        return '';
      }
      if (current === undefined || !/\d/.test(line)) return line;
      counts.set(current, (counts.get(current) ?? 0) + 1);
      const bare = line.trimEnd().replace(/[,;.]$/, '');
      return `${bare}${/[,;]/.test(bare) ? ',' : ' '}${current}`;
    });
    if (counts.size === kind.length) return lines.join('\n');
  }
  return undefined;
}
