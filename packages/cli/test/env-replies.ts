// Requests to `unjam env`, and its replies.
import { expect } from 'vitest';
import { unjamHere } from './in-process.ts';

/** A board whose shortest solution is A down 1, X right 2. */
export const jam = 'XX.A/...A/..../....';

export type Reply = Record<string, unknown>;

/** The replies to requests, of which one that is text is sent as it is; the words follow `env`. */
export async function replies(
  requests: readonly (object | string)[],
  words: readonly string[] = [],
): Promise<Reply[]> {
  const input = requests.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join('\n');
  const ended = await unjamHere(['env', ...words], { input });
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  return ended.stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
