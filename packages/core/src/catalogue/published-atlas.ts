/*
 * The files of a published atlas, by their names and the version of what is in them: for the programs that write them,
 * send them and read them.
 *
 *     atlas-5x5.parquet         all puzzles, with all columns
 *     atlas-5x5.json            the manifest: lengths, checksums, counts
 *     atlas-5x5.index.parquet   a byte for each puzzle and column (atlas-files.ts)
 *     atlas-5x5.records         the boards, each at a place that follows from its number (atlas-files.ts)
 *     atlas-5x5.md              the data card
 *     atlas-5x5.croissant.json, atlas-5x5.datapackage.json   the same for programs (data-set.ts)
 *     atlases.json              the names of the manifests in this folder
 */

/** The list of the manifests in a folder with published atlases. */
export const atlasListing = 'atlases.json';

/** The version of published files; a reader refuses those that it does not know. */
export const publishedAtlasVersion = 2;

/** How the names of the files of one atlas end; a longer ending comes before the one that it ends in. */
export const atlasEndings = {
  index: '.index.parquet',
  table: '.parquet',
  croissant: '.croissant.json',
  dataPackage: '.datapackage.json',
  manifest: '.json',
  records: '.records',
  card: '.md',
} as const;

/** What every manifest says, so that it is known from other JSON. */
export const atlasManifestMark = { published: 'unjam' } as const;

/**
 * Whether a JSON value is the manifest of a published atlas, of whichever version.
 *
 * @param value - anything, such as parsed JSON
 *
 * @example
 * isAtlasManifest({ published: 'unjam', version: 2 }) // true
 * isAtlasManifest(['atlas-5x5.json']) // false
 */
export const isAtlasManifest = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  'published' in value &&
  value.published === atlasManifestMark.published;
