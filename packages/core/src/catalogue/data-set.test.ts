import { expect, test } from 'vitest';
import { cardHead, croissant, type DataSet, dataPackage } from './data-set.ts';

const set: DataSet = {
  name: 'tasks',
  title: 'Tasks',
  description: 'What to do.',
  version: '1.2.0',
  keywords: ['puzzles', 'planning'],
  tasks: ['question-answering'],
  columns: [
    { name: 'id', type: 'text', meaning: 'the name of the task' },
    { name: 'moves', type: 'integer', meaning: 'of a shortest solution' },
    { name: 'share', type: 'number', meaning: 'of all' },
  ],
  key: 'id',
  files: [
    { name: 'train.jsonl', format: 'jsonl', bytes: 1200, sha256: 'ab', rows: 990, split: 'train' },
    { name: 'test.parquet', format: 'parquet', bytes: 77, sha256: 'cd', rows: 10, split: 'test' },
  ],
};

test('the head of a card names each split, and the class of all rows together', () => {
  expect(cardHead(set).split('\n')).toEqual([
    '---',
    'pretty_name: "Tasks"',
    'license: cc0-1.0',
    'language: [en]',
    'task_categories:',
    '  - question-answering',
    'size_categories:',
    '  - "1K<n<10K"',
    'tags:',
    '  - puzzles',
    '  - planning',
    'configs:',
    '  - config_name: default',
    '    data_files:',
    '      - split: train',
    '        path: "train.jsonl"',
    '      - split: test',
    '        path: "test.parquet"',
    '---',
    '',
  ]);
  expect(cardHead({ ...set, tasks: [] })).not.toContain('task_categories');
});

test.each([
  [999, 'n<1K'],
  [1000, '1K<n<10K'],
  [99_999, '10K<n<100K'],
  [100_000, '100K<n<1M'],
  [1e6, '1M<n<10M'],
  [1e7, '10M<n<100M'],
])('%i rows are of the class %s', (rows, name) => {
  const files = set.files.slice(0, 1).map((file) => ({ ...file, rows }));
  expect(cardHead({ ...set, files })).toContain(`size_categories:\n  - "${name}"\n`);
});

test('Croissant names every column and the digest of every file, and that the set does not change', () => {
  const value = JSON.parse(croissant(set));
  expect(value).toMatchObject({
    '@type': 'sc:Dataset',
    conformsTo: 'http://mlcommons.org/croissant/1.0',
    name: 'tasks',
    alternateName: 'Tasks',
    license: 'https://creativecommons.org/publicdomain/zero/1.0/',
    version: '1.2.0',
    keywords: ['puzzles', 'planning'],
    isLiveDataset: false,
  });
  expect(value.description).toMatch(/^What to do\. Rush Hour is a trade name/);
  expect(value.distribution).toEqual([
    {
      '@type': 'cr:FileObject',
      '@id': 'train.jsonl',
      name: 'train.jsonl',
      contentUrl: 'train.jsonl',
      contentSize: '1200 B',
      encodingFormat: 'application/jsonlines',
      sha256: 'ab',
    },
    {
      '@type': 'cr:FileObject',
      '@id': 'test.parquet',
      name: 'test.parquet',
      contentUrl: 'test.parquet',
      contentSize: '77 B',
      encodingFormat: 'application/vnd.apache.parquet',
      sha256: 'cd',
    },
  ]);
  const [train, tested] = value.recordSet;
  expect([train.name, train.description, train.key]).toEqual(['train', '990 rows', { '@id': 'train/id' }]);
  expect(train.field.map((field: Record<string, unknown>) => [field.name, field.dataType])).toEqual([
    ['id', 'sc:Text'],
    ['moves', 'sc:Integer'],
    ['share', 'sc:Float'],
  ]);
  expect(tested.field[1]).toEqual({
    '@type': 'cr:Field',
    '@id': 'test/moves',
    name: 'moves',
    description: 'of a shortest solution',
    dataType: 'sc:Integer',
    source: { fileObject: { '@id': 'test.parquet' }, extract: { column: 'moves' } },
  });
});

test('a Data Package has the type of every column and the digest of every file', () => {
  const value = JSON.parse(dataPackage(set));
  expect(value.name).toBe('tasks');
  expect(
    value.resources.map(({ path, bytes, hash }: Record<string, unknown>) => [path, bytes, hash]),
  ).toEqual([
    ['train.jsonl', 1200, 'sha256:ab'],
    ['test.parquet', 77, 'sha256:cd'],
  ]);
});
