import type { DuckDBConnection } from '@duckdb/node-api';
import { atlasId } from '@unjam/core/catalogue';

/** Gives a database the function `atlas_id(canonical)`: the id of a puzzle on boards of this width. */
export async function registerAtlasId(connection: DuckDBConnection, width: number): Promise<void> {
  const { DuckDBScalarFunction, VARCHAR } = await import('@duckdb/node-api');
  const atlasIds = DuckDBScalarFunction.create({
    name: 'atlas_id',
    returnType: VARCHAR,
    parameterTypes: [VARCHAR],
    mainFunction: (_info, input, output) => {
      const boards = input.getColumnVector(0);
      for (let row = 0; row < input.rowCount; row++)
        output.setItem(row, atlasId(width, String(boards.getItem(row))));
      output.flush();
    },
  });
  connection.registerScalarFunction(atlasIds);
}
