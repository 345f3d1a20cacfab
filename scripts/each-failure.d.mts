import type { FileCall } from './failing-io.mjs';

/** The end of a command that was run in a folder. */
export interface EndedAmid {
  readonly status: number | null;
  readonly stderr: string;
  readonly calls: readonly FileCall[];
}

/** Lets one call of the file system after the other fail while a command runs, and says what that broke. */
export function eachFailure(options: {
  readonly root: string;
  readonly before: string;
  readonly run: (folder: string, at: number, code: string) => Promise<EndedAmid>;
  readonly first?: number;
  readonly step?: number;
}): Promise<{ readonly calls: number; readonly failures: number; readonly broken: readonly string[] }>;
