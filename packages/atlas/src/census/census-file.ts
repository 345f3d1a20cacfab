// The file of a census: how far it has come, and what it has counted so far. It is written whole after every shard, so an
// interruption loses no more than the shards that were being counted.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { isFile, readText, writeWhole } from '../store/files.ts';
import { type AtlasProblem, problemAt } from '../store/problem.ts';
import type { CensusSize } from './census-rows.ts';
import { type Census, type CensusCounts, universes } from './counts.ts';

/** A census that is finished or under way. */
export interface CensusState extends CensusSize {
  readonly shards: number;
  /** The numbers of the shards that are counted, ascending. */
  readonly finished: readonly number[];
  /** What counted them: `enumeratorVersion`. */
  readonly enumerator: string;
  /** Seconds of processor time so far, over all runs. */
  readonly processorSeconds: number;
  readonly counts: Census;
}

const VERSION = 2;
const NAME = 'census.json';

/** Writes the state of a census into its folder. */
export function writeCensus(folder: string, state: CensusState): void {
  const contents = { census: VERSION, ...state };
  writeWhole(join(folder, NAME), `${JSON.stringify({ ...contents, sha256: digestOf(contents) })}\n`);
}

/** The SHA-256 digest of what the file holds beside it, as JSON without blanks. */
const digestOf = (contents: object): string =>
  createHash('sha256').update(JSON.stringify(contents)).digest('hex');

/** Reads the state of a census; undefined if its folder has none. */
export function readCensus(folder: string): Result<CensusState | undefined, AtlasProblem> {
  const path = join(folder, NAME);
  if (!isFile(path)) return ok(undefined);
  const damaged = (wrong: string) =>
    err<AtlasProblem>({ code: 'damaged-manifest', message: `${path}: ${wrong}; remove it to count again` });
  let text: string;
  try {
    text = readText(path);
  } catch (thrown) {
    return err({ code: 'damaged-manifest', message: problemAt(path, thrown) });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return damaged('not JSON, or only a part of it');
  }
  const wrong = faultOf(value);
  if (wrong !== undefined) return damaged(wrong);
  const { sha256, ...contents } = value as CensusState & { census: number; sha256?: unknown };
  if (sha256 !== digestOf(contents)) return damaged('its sha256 is not that of what it holds');
  const { census: _version, ...state } = contents;
  return ok(state);
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** What is wrong with the contents of a file. */
function faultOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return 'not the state of a census';
  const { census, width, height, shards, finished, enumerator, processorSeconds, counts } = value as Record<
    string,
    unknown
  >;
  if (census !== VERSION) return `census is ${JSON.stringify(census)}, expected ${VERSION}`;
  for (const [name, number] of Object.entries({ width, height, shards }))
    if (!isCount(number)) return `${name} is ${JSON.stringify(number)}, expected a count`;
  const isOrdered = (numbers: unknown[]) =>
    numbers.every(
      (number, i) =>
        isCount(number) && number < Number(shards) && (i === 0 || number > Number(numbers[i - 1])),
    );
  if (!Array.isArray(finished) || !isOrdered(finished)) return 'finished is no ascending list of shards';
  if (typeof enumerator !== 'string') return 'enumerator is no text';
  if (typeof processorSeconds !== 'number' || !(processorSeconds >= 0))
    return 'processorSeconds is no number of seconds';
  const isTable = (table: unknown) => Array.isArray(table) && table.every(isCount);
  const areCounts = (found: Partial<CensusCounts> | undefined) =>
    isTable(found?.states) && isTable(found?.clusters) && isTable(found?.choices);
  const bad = universes.find(
    (universe) => !areCounts((counts as Partial<Census> | undefined)?.[universe] ?? {}),
  );
  return bad === undefined ? undefined : `counts.${bad} lacks a list of counts`;
}
