import { any, board, lists, numbers, options, testArguments, texts } from '../testing/hostile-arguments.ts';
import * as catalogue from './index.ts';

const [entry] = [catalogue.readCatalogue('# 12 beginner 2 3 9\nXX.A/...A/....')].flatMap((read) =>
  read.ok ? read.value : [],
);
const criteria = (value: unknown) => value !== undefined && options(value);
const ofAtlasFiles =
  'reads or writes what is inside the published files, for the program that publishes them';
const ofDescriptions = 'describes a set of data, for the programs that write it';

testArguments(
  '@unjam/core/catalogue',
  catalogue,
  [
    ['atlasBoardOf', ['text', 'ooAAoo', texts], ['width', 6]],
    ['atlasClusterOf', board, ['size', { width: 6, height: 6, minWalls: 0, maxWalls: 0 }]],
    ['atlasId', ['width', 6], ['canonical', 'ooAAoo', texts]],
    ['atlasThemeColumn', ['theme', 'detour', texts]],
    ['checkCatalogueCriteria', ['criteria', {}, criteria], ['entries', [entry], lists]],
    ['dailyIndex', ['count', 3], ['day', 3, (value) => value === -1]],
    ['dayNumber', ['date', '2026-11-21', texts]],
    ['draw', ['entries', [entry], lists], ['count', 1], ['seed', 1, numbers]],
    ['fits', ['entry', entry], ['criteria', {}, criteria]],
    ['formatBoardSize', ['size', { width: 6, height: 6 }]],
    ['formatEntryTitle', ['entry', entry]],
    ['isAtlasManifest', ['value', {}, any]],
    ['packAtlasBoard', ['text', 'ooAAoo', texts], ['width', 6]],
    ['readCatalogue', ['text', '', texts]],
    ['sizesOf', ['entries', [entry], lists]],
    ['statesClass', ['states', 10]],
    ['today', ['now', new Date(), (value) => value === undefined]],
    ['turnedForAtlas', board],
    ['writeCatalogueEntry', ['entry', entry]],
  ],
  {
    atlasRecordBytes: ofAtlasFiles,
    cardHead: ofDescriptions,
    croissant: ofDescriptions,
    dataPackage: ofDescriptions,
    packedBytes: ofAtlasFiles,
    readAtlasRecord: ofAtlasFiles,
    writeAtlasRecord: ofAtlasFiles,
  },
);
