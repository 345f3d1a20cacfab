/** Every reason why an atlas can be refused. */
const atlasProblemCodes = [
  'bad-range',
  'not-an-atlas',
  'damaged-manifest',
  'another-atlas',
  'other-version',
  'missing-shard',
  'damaged-shard',
  'unfinished',
  'locked',
  'disk',
  'bad-query',
  'database',
  'bad-run',
] as const;

export interface AtlasProblem {
  readonly code: (typeof atlasProblemCodes)[number];
  /** One line, complete in itself. */
  readonly message: string;
}

/** The first line of an error of the disk or the database, which is all that a person needs. */
export function firstLine(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return message.replace(/\n[\s\S]*/, '').trim();
}
