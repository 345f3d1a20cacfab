import { join } from 'node:path';
import type { DuckDBConnection, DuckDBInstance, DuckDBListType } from '@duckdb/node-api';
import { at } from '@unjam/core/engine';
import { finishPart, partOf, sha256 } from '../store/files.ts';
import { RATINGS, type RatedShard, ratingColumns, ratingsFile } from '../store/ratings-manifest.ts';
import type { PuzzleRating } from './rate-boards.ts';

/** Writes ratings as Parquet files, one at a time; their bytes depend only on the ratings. */
export class RatingsWriter {
  readonly #instance: DuckDBInstance;
  readonly #connection: DuckDBConnection;
  readonly #texts: DuckDBListType;

  private constructor(instance: DuckDBInstance, connection: DuckDBConnection, texts: DuckDBListType) {
    this.#instance = instance;
    this.#connection = connection;
    this.#texts = texts;
  }

  static async open(): Promise<RatingsWriter> {
    const { DuckDBInstance, LIST, VARCHAR } = await import('@duckdb/node-api');
    const instance = await DuckDBInstance.create(':memory:', {
      threads: '1',
      preserve_insertion_order: 'true',
    });
    const connection = await instance.connect();
    await connection.run(
      `create table ratings (${ratingColumns.map((column) => column.join(' ')).join(', ')})`,
    );
    return new RatingsWriter(instance, connection, LIST(VARCHAR));
  }

  /**
   * Writes the ratings of a shard.
   *
   * @param folder - of the atlas
   * @param canonical - the least board of each puzzle's cluster, in the order of the shard
   * @param of - the shard's SHA-256
   * @throws errors of the disk or the database
   */
  async write(
    folder: string,
    shard: number,
    of: string,
    canonical: readonly string[],
    ratings: readonly PuzzleRating[],
  ): Promise<RatedShard> {
    await this.#connection.run('truncate ratings');
    const appender = await this.#connection.createAppender('ratings');
    for (const [index, { rating, predictedSeconds, themes }] of ratings.entries()) {
      appender.appendVarchar(at(canonical, index));
      appender.appendUTinyInt(rating);
      appender.appendUInteger(predictedSeconds);
      appender.appendList([...themes], this.#texts);
      appender.endRow();
    }
    appender.closeSync();
    const file = ratingsFile(shard);
    const path = join(folder, RATINGS, file);
    const part = partOf(path);
    await this.#connection.run(
      `copy ratings to '${part.replaceAll("'", "''")}' (format parquet, compression zstd, use_tmp_file false)`,
    );
    const checksum = await sha256(part);
    finishPart(part, path);
    return { shard, file, sha256: checksum, of };
  }

  close(): void {
    this.#connection.closeSync();
    this.#instance.closeSync();
  }
}
