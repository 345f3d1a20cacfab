import { counted, grouped } from '@unjam/core/basics';
import { tradeName } from '@unjam/core/catalogue';
import { describeSize, type Manifest, totalsOf } from '../store/manifest.ts';
import { publishedColumns } from '../store/puzzle-columns.ts';
import { countVerified } from '../store/verification.ts';

export interface CardFacts {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  /** The digest of the rows. */
  readonly rows: string;
  readonly puzzles: number;
  readonly manifest: Manifest;
  readonly model: string;
  /** A row of the file, as text: the hardest puzzle. */
  readonly row: readonly string[];
}

/** Describes a published atlas for people who find the file: what it is, how it was made and how to use it. */
export function dataCard({ name, bytes, sha256, rows, puzzles, manifest, model, row }: CardFacts): string {
  const { states, moves, steps } = totalsOf(manifest);
  const stem = name.replace(/\.parquet$/, '');
  const made = manifest.made;
  const columns = publishedColumns.map(
    ({ name, type, meaning }, i) => `| \`${name}\` | ${type} | ${meaning} | ${row[i] ?? ''} |`,
  );
  return `# ${name}

Every minimal Rush Hour puzzle of ${describeSize(manifest.size)}: ${grouped(puzzles)} puzzles, whose clusters have
${grouped(states)} states in all. The hardest takes ${moves} moves; the longest in steps takes ${steps}.

All boards that can be reached from each other form one cluster, and a cluster counts as one puzzle. A cluster is here
when it can be solved, and when its hardest board takes fewer moves without any one of its vehicles or walls. The red car
stands on the third row and leaves at the right; the rules are those of the published database of Michael Fogleman.

| | |
|---|---|
| file | ${name}: Parquet, zstd, sorted by moves, steps and board |
| bytes | ${bytes} |
| SHA-256 | ${sha256} |
| made with | Unjam ${made?.unjam.join(', ') ?? 'of an unknown version'}, DuckDB ${made?.duckdb.join(', ') ?? 'of an unknown version'}, Node ${made?.node.join(', ') ?? 'of an unknown version'} |
| enumerator | ${made?.enumerator.join(', ') ?? 'unknown'} |
| machine | ${made?.machines.join('; ') || 'unknown'} |
| cost | ${made ? `${grouped(Math.ceil(made.seconds))} s by the clock` : 'unknown'} |
| enumerated again | ${verifiedText(manifest)} |
| ratings | model ${model} |
| licence | CC0 1.0: no rights reserved |
| rows | SHA-256 ${rows}, of what \`unjam atlas export ${name} --format csv\` writes |

## Columns

| column | type | what it holds | the hardest puzzle |
|---|---|---|---|
${columns.join('\n')}

The file itself says its licence, its size, the digest of its rows and what its columns mean, in its key-value metadata.
\`${stem}.croissant.json\` and \`${stem}.datapackage.json\` describe it in Croissant and as a Data Package.

## Use

\`\`\`sql
-- DuckDB
select board, moves, rating from '${name}' where moves >= 30 order by rating desc limit 10;
\`\`\`

\`\`\`python
import pandas
puzzles = pandas.read_parquet("${name}")
\`\`\`

## Cite

> The Unjam authors: ${name}, all minimal Rush Hour puzzles of ${describeSize(manifest.size)}, SHA-256 ${sha256.slice(0, 16)}…, CC0 1.0.

${tradeName}
`;
}

/** How many shards were enumerated again, and by what. */
function verifiedText(manifest: Manifest): string {
  const { verified = [], shards } = manifest;
  if (verified.length === 0) return 'no shard';
  const by = verified.map(
    ({ enumerator, node, machine, shards: again }) =>
      `${grouped(again.length)} with enumerator ${enumerator}, Node ${node}, on ${machine}`,
  );
  return `${grouped(countVerified(manifest))} of ${counted(shards, 'shard')}, with the same bytes: ${by.join('; ')}`;
}
