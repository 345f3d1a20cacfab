import type { Problem } from '@unjam/core';

/** Where a board comes from. */
export interface Origin {
  /** The name of the source in messages. */
  readonly label: string;
  /** The line where the text of the board begins, from 1; pictures have none. */
  readonly line?: number;
}

/** `file:line:column: what was found; expected what`: the first of the problems, and how many more there are. */
export function problemLine({ label, line }: Origin, problems: readonly Problem[]): string {
  const [first] = problems;
  if (!first) return `${label}: refused`;
  const { message, expected, at } = first;
  const place = at?.text ? `:${at.text.line}:${at.text.column}` : line === undefined ? '' : `:${line}:1`;
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : '';
  return `${label}${place}: ${message}${expected === undefined ? '' : `; expected ${expected}`}${more}`;
}
