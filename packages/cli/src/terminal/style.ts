/** The part of a stream that tells whether a person is looking. */
interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Colour is for a person who has not asked to be spared it (no-color.org). */
export const wantsColour = (screen: Screen): boolean =>
  screen.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';

/** Breaks a long line between words for a terminal; elsewhere a line stays whole, for programs to read. */
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
