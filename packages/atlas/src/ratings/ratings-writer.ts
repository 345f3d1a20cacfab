import { join } from 'node:path';
import type { DuckDBListType } from '@duckdb/node-api';
import { at } from '@unjam/core/basics';
import { ParquetTable } from '../store/parquet-table.ts';
import { RATINGS, type RatedShard, ratingColumns, ratingsFile } from '../store/ratings-manifest.ts';
import type { PuzzleRating } from './rate-boards.ts';

/** Writes ratings as Parquet files, one at a time; their bytes depend only on the ratings. */
export class RatingsWriter {
  readonly #table: ParquetTable;
  readonly #texts: DuckDBListType;

  private constructor(table: ParquetTable, texts: DuckDBListType) {
    this.#table = table;
    this.#texts = texts;
  }

  static async open(): Promise<RatingsWriter> {
    const table = await ParquetTable.open(ratingColumns);
    const { LIST, VARCHAR } = await import('@duckdb/node-api');
    return new RatingsWriter(table, LIST(VARCHAR));
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
    await this.#table.fill((appender) => {
      for (const [index, { rating, predictedSeconds, themes }] of ratings.entries()) {
        appender.appendVarchar(at(canonical, index));
        appender.appendUTinyInt(rating);
        appender.appendUInteger(predictedSeconds);
        appender.appendList([...themes], this.#texts);
        appender.endRow();
      }
    });
    const file = ratingsFile(shard);
    const checksum = await this.#table.write(join(folder, RATINGS, file));
    return { shard, file, sha256: checksum, of };
  }

  close(): void {
    this.#table.close();
  }
}
