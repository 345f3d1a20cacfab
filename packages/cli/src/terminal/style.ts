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

/** Breaks a long line between words for a terminal; elsewhere lines stay whole, for programs to read. */
export function fold(line: string, screen: Screen): string {
  const width = screen.isTTY ? (screen.columns ?? 80) : Number.POSITIVE_INFINITY;
  if (line.length <= width) return line;
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    if (current !== '' && current.length + 1 + word.length > width) {
      lines.push(current);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  return [...lines, current].join('\n');
}
