/**
 * Files of rated puzzles such as that of `@unjam/puzzles`, criteria for them, which one is that of a day, and names of the boards of
 * an atlas.
 *
 * @packageDocumentation
 * @experimental
 */

export { atlasBoardOf, packAtlasBoard, turnedForAtlas } from './atlas-board.ts';
export { type AtlasCluster, atlasClusterOf, type SizeOfAtlas } from './atlas-cluster.ts';
export {
  type AtlasByteColumn,
  type AtlasRecord,
  type AtlasRecordLayout,
  atlasByteColumns,
  atlasIndexColumns,
  atlasRecordBytes,
  atlasThemeColumn,
  packedBytes,
  readAtlasRecord,
  statesBounds,
  statesClass,
  writeAtlasRecord,
} from './atlas-files.ts';
export { atlasId } from './atlas-id.ts';
export {
  type CatalogueEntry,
  type CatalogueText,
  formatBoardSize,
  formatEntryTitle,
  readCatalogue,
  writeCatalogueEntry,
} from './catalogue.ts';
export {
  type CatalogueCriteria,
  catalogueMeasures,
  checkCatalogueCriteria,
  draw,
  fits,
  sizesOf,
} from './catalogue-criteria.ts';
export { dailyIndex, dayNumber } from './daily.ts';
export {
  cardHead,
  croissant,
  type DataColumn,
  type DataFile,
  type DataSet,
  dataLicence,
  dataPackage,
  tradeName,
} from './data-set.ts';
export {
  atlasEndings,
  atlasListing,
  atlasManifestMark,
  isAtlasManifest,
  publishedAtlasVersion,
} from './published-atlas.ts';
export { today } from './today.ts';
