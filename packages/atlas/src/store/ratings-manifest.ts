// The ratings of an atlas: a folder `ratings` in that of the atlas, with a Parquet file for each rated shard and a
// manifest. They stand apart from the shards, so that a new model changes no byte of the atlas.
//
//     atlas-5x5/manifest.json, shard-00000.parquet, …
//     atlas-5x5/ratings/ratings.json, ratings-00000.parquet, …
import { join } from 'node:path';
import { isFile, readJson, sha256, writeWhole } from './files.ts';
import { isObject, type Manifest } from './manifest.ts';

/** The ratings of one shard. */
export interface RatedShard {
  readonly shard: number;
  readonly file: string;
  /** Of the file with the ratings, and of the shard that was rated. */
  readonly sha256: string;
  readonly of: string;
}

interface RatingsManifest {
  /** `ratingModel` of the program that rated. */
  readonly model: string;
  /** Ascending by shard. */
  readonly finished: readonly RatedShard[];
}

/** The columns of ratings: name and SQL type. */
export const ratingColumns = [
  ['canonical', 'VARCHAR'],
  ['rating', 'UTINYINT'],
  ['predicted_seconds', 'UINTEGER'],
  ['themes', 'VARCHAR[]'],
] as const;

export const RATINGS = 'ratings';
const MANIFEST = 'ratings.json';

export const ratingsFile = (shard: number): string => `ratings-${String(shard).padStart(5, '0')}.parquet`;

export function writeRatingsManifest(folder: string, { model, finished }: RatingsManifest): void {
  const text = JSON.stringify({ ratings: 'unjam', model, finished }, null, 1);
  writeWhole(join(folder, RATINGS, MANIFEST), `${text}\n`);
}

/**
 * What is rated of an atlas; undefined where nothing is, or where the manifest is none: then it is rated again.
 *
 * @throws FileError if the disk does not give it
 */
export function readRatingsManifest(folder: string): RatingsManifest | undefined {
  const value = readJson(join(folder, RATINGS, MANIFEST));
  if (!isObject(value) || value.ratings !== 'unjam' || typeof value.model !== 'string') return undefined;
  const entries = Array.isArray(value.finished) ? value.finished.filter(isObject) : [];
  const finished = entries.flatMap(({ shard, file, sha256, of }) =>
    typeof shard === 'number' &&
    typeof sha256 === 'string' &&
    typeof of === 'string' &&
    file === ratingsFile(shard)
      ? [{ shard, file, sha256, of }]
      : [],
  );
  return { model: value.model, finished };
}

/** The ratings that belong to the shards as they are now and whose files are intact. */
export async function soundRatings(
  folder: string,
  rated: RatingsManifest,
  { finished }: Pick<Manifest, 'finished'>,
): Promise<RatedShard[]> {
  const sound: RatedShard[] = [];
  const seen = new Set<number>();
  for (const entry of rated.finished) {
    if (seen.has(entry.shard)) continue;
    seen.add(entry.shard);
    const shard = finished.find((one) => one.shard === entry.shard);
    const path = join(folder, RATINGS, entry.file);
    if (shard?.sha256 === entry.of && isFile(path) && (await sha256(path)) === entry.sha256)
      sound.push(entry);
  }
  return sound;
}

/**
 * What is wrong with the files of the ratings. A reader takes damaged ones for none, so only this tells. Those of shards that have
 * changed are not damaged.
 *
 * @throws FileError if the disk does not give them
 */
export async function damagedRatings(
  folder: string,
  { finished }: Pick<Manifest, 'finished'>,
): Promise<readonly string[]> {
  const path = join(folder, RATINGS, MANIFEST);
  const again = `unjam atlas rate ${folder} makes it again`;
  const rated = readRatingsManifest(folder);
  if (!rated) return isFile(path) ? [`${path} is damaged: ${again}`] : [];
  const wrong: string[] = [];
  for (const { shard, file, sha256: expected, of } of rated.finished) {
    if (finished.find((one) => one.shard === shard)?.sha256 !== of) continue;
    const ratings = join(folder, RATINGS, file);
    if (!isFile(ratings)) wrong.push(`${ratings} is missing: ${again}`);
    else if ((await sha256(ratings)) !== expected)
      wrong.push(`${ratings} is damaged: its SHA-256 differs; ${again}`);
  }
  return wrong;
}
