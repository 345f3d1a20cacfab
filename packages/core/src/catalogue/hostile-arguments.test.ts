import { expect, test } from 'vitest';
import {
  type Argument,
  any,
  board,
  lists,
  numbers,
  options,
  testArguments,
  texts,
} from '../testing/hostile-arguments.ts';
import * as catalogue from './index.ts';

const [entry] = [catalogue.readCatalogue('# 12 beginner 2 3 9\nXX.A/...A/....')].flatMap((read) =>
  read.ok ? read.value : [],
);
const criteria = (value: unknown) => value !== undefined && options(value);
const layout = { width: 6, height: 1, boardBytes: 4 };
const record = { board: 'ooAAoo', rating: 1, states: 2 };
const set: Argument = [
  'set',
  {
    name: 'tasks',
    title: 'Tasks',
    description: 'Boards.',
    version: '1.0.0',
    keywords: ['puzzle'],
    tasks: [],
    columns: [{ name: 'board', type: 'text', meaning: 'the board' }],
    key: 'board',
    files: [{ name: 'a.jsonl', format: 'jsonl', bytes: 3, sha256: '0', rows: 1, split: 'all' }],
  } satisfies catalogue.DataSet,
];

testArguments('@unjam/core/catalogue', catalogue, [
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
  ['atlasRecordBytes', ['layout', { boardBytes: 4 }]],
  ['cardHead', set],
  ['croissant', set],
  ['dataPackage', set],
  ['packedBytes', ['packed', 5n]],
  ['readAtlasRecord', ['bytes', catalogue.writeAtlasRecord(record, layout)], ['layout', layout]],
  ['writeAtlasRecord', ['record', record], ['layout', layout]],
]);

test('parts of an argument are named, too', () => {
  const { cardHead, writeCatalogueEntry } = catalogue;
  const [, whole] = set as readonly [string, catalogue.DataSet];
  expect(() => cardHead({ ...whole, files: [null as never] })).toThrow(/^set\.files\[0\] is null/);
  expect(() => cardHead({ ...whole, keywords: [null as never] })).toThrow(/^set\.keywords is a list/);
  expect(() => writeCatalogueEntry({ ...entry, moves: Symbol('many') } as never)).toThrow(
    new RangeError('entry.moves is Symbol(many); expected a whole number from 0'),
  );
});
