import { columnsOf } from '@unjam/core/basics';

/** The part of a stream that says whether it is a terminal. */
interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** When colours are used: what `--color` takes. */
export const colourTimes = ['auto', 'always', 'never'] as const;
type ColourTime = (typeof colourTimes)[number];

let asked: ColourTime = 'auto';

/** Says when colours are used from now on. */
export function setColour(when: ColourTime): void {
  asked = when;
}

/**
 * Whether to use colours: as `--color` says; with `auto` as FORCE_COLOR says if it is set (0 is no), else on a terminal
 * unless NO_COLOR is set (no-color.org).
 */
export function wantsColour(screen: Screen): boolean {
  if (asked !== 'auto') return asked === 'always';
  const { FORCE_COLOR, NO_COLOR, TERM } = process.env;
  if (FORCE_COLOR) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return screen.isTTY === true && !NO_COLOR && TERM !== 'dumb';
}

/** The characters in a line of a terminal. What is not a terminal has no limit, so that lines stay whole for programs. */
export const widthOf = (screen: Screen): number =>
  screen.isTTY ? (screen.columns ?? 80) : Number.POSITIVE_INFINITY;

/** Breaks a long line between words for a terminal; the lines that follow are indented as the first one is. */
export const fold = (line: string, screen: Screen): string => foldTo(line, widthOf(screen));

/** The same for so many columns. */
export function foldTo(line: string, width: number): string {
  if (columnsOf(line) <= width) return line;
  const [indent = ''] = /^ */.exec(line) ?? [];
  const lines: string[] = [];
  let current = '';
  for (const word of line.slice(indent.length).split(' ')) {
    const longer = current === '' ? indent + word : `${current} ${word}`;
    if (current !== '' && columnsOf(longer) > width) {
      lines.push(current);
      current = indent + word;
    } else current = longer;
  }
  return [...lines, current].join('\n');
}
