/*
 * How a set of data describes itself to the programs of its users: the head of a card of Hugging Face, Croissant, and a Data Package.
 *
 *     ---                      {"@type": "sc:Dataset",        {"name": "tasks",
 *     license: cc0-1.0          "recordSet": [ … ], … }        "resources": [ … ], … }
 *     configs: [ … ]
 *     ---
 *
 * Sources: the Croissant format 1.0 of MLCommons; the Data Package standard of Frictionless Data; the metadata of cards of the
 * Hugging Face Hub. Guarantee: the same facts give the same texts, which name every column and the digest of every file.
 */

import { amount, checkList, checkParts, type Kind, list, oneOf, text } from '../basics/arguments.ts';

/** A column of a set of data: what is in it, and as what readers should take it. */
export interface DataColumn {
  readonly name: string;
  readonly type: 'text' | 'integer' | 'number';
  readonly meaning: string;
}

/** One file of a set of data, by its name in the folder of the set. */
export interface DataFile {
  readonly name: string;
  readonly format: 'jsonl' | 'parquet';
  readonly bytes: number;
  readonly sha256: string;
  readonly rows: number;
  /** The part of the set that it holds. */
  readonly split: string;
}

/** The description of a published set of data: its columns, its files and the words by which it is found. */
export interface DataSet {
  /** Small letters, digits and hyphens. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly version: string;
  /** What its texts are about, for those who look for sets of data. */
  readonly keywords: readonly string[];
  /** Kinds of work as the Hugging Face Hub names them. */
  readonly tasks: readonly string[];
  readonly columns: readonly DataColumn[];
  /** The column that names a row. */
  readonly key: string;
  readonly files: readonly DataFile[];
}

/** The rights in all sets of data that come from Unjam. */
export const dataLicence = {
  id: 'CC0-1.0',
  title: 'CC0 1.0 Universal',
  url: 'https://creativecommons.org/publicdomain/zero/1.0/',
} as const;

/** Said wherever puzzles are given to others. */
export const tradeName = 'Rush Hour is a trade name of others; Unjam is not connected with them.';

const CITATION =
  '@misc{unjam, author = {{The Unjam authors}}, title = {Unjam: the Rush Hour workbench}, year = {2026}}';

const mediaTypes = { jsonl: 'application/jsonlines', parquet: 'application/vnd.apache.parquet' } as const;

const words: Kind = (value) =>
  !(Array.isArray(value) && value.every((word) => !text(word))) && 'a list of texts';

/** Checks the argument of the functions below. */
function checkSet(set: unknown): asserts set is DataSet {
  checkParts(set, 'set', {
    name: text,
    title: text,
    description: text,
    version: text,
    key: text,
    keywords: words,
    tasks: words,
    columns: list,
    files: list,
  });
  const { columns, files } = set as DataSet;
  checkList(columns, 'set.columns', { name: text, type: oneOf(Object.keys(croissantTypes)), meaning: text });
  checkList(files, 'set.files', {
    name: text,
    format: oneOf(Object.keys(mediaTypes)),
    bytes: amount,
    sha256: text,
    rows: amount,
    split: text,
  });
}

/**
 * The head of a card: which file is which split, and what the Hub's search needs. Ends with a line break.
 *
 * @param set - what the data set is
 *
 * @example
 * cardHead(set).split('\n')[1] // 'pretty_name: "Tasks"'
 */
export function cardHead(set: DataSet): string {
  checkSet(set);
  const { title, keywords, tasks, files } = set;
  const rows = files.reduce((sum, file) => sum + file.rows, 0);
  return [
    '---',
    `pretty_name: ${JSON.stringify(title)}`,
    `license: ${dataLicence.id.toLowerCase()}`,
    'language: [en]',
    ...(tasks.length > 0 ? ['task_categories:', ...tasks.map((task) => `  - ${task}`)] : []),
    'size_categories:',
    `  - ${JSON.stringify(sizeCategory(rows))}`,
    'tags:',
    ...keywords.map((word) => `  - ${word}`),
    'configs:',
    '  - config_name: default',
    '    data_files:',
    ...files.flatMap(({ split, name }) => [
      `      - split: ${split}`,
      `        path: ${JSON.stringify(name)}`,
    ]),
    '---',
    '',
  ].join('\n');
}

/** The class of the Hub for a number of rows. */
function sizeCategory(rows: number): string {
  const bounds = [1e3, 1e4, 1e5, 1e6, 1e7];
  const names = ['n<1K', '1K<n<10K', '10K<n<100K', '100K<n<1M', '1M<n<10M'];
  return names[bounds.findIndex((bound) => rows < bound)] ?? '10M<n<100M';
}

const croissantTypes = { text: 'sc:Text', integer: 'sc:Integer', number: 'sc:Float' } as const;

/**
 * The set in Croissant 1.0, as JSON. Who publishes it adds `url` and `datePublished`.
 *
 * @param set - what the data set is
 *
 * @example
 * JSON.parse(croissant(set))['@type'] // 'sc:Dataset'
 */
export function croissant(set: DataSet): string {
  checkSet(set);
  const { name, title, description, version, keywords, columns, files, key } = set;
  const recordSets = files.map((file) => ({
    '@type': 'cr:RecordSet',
    '@id': file.split,
    name: file.split,
    description: `${file.rows} rows`,
    key: { '@id': `${file.split}/${key}` },
    field: columns.map((column) => ({
      '@type': 'cr:Field',
      '@id': `${file.split}/${column.name}`,
      name: column.name,
      description: column.meaning,
      dataType: croissantTypes[column.type],
      source: { fileObject: { '@id': file.name }, extract: { column: column.name } },
    })),
  }));
  const value = {
    '@context': croissantContext,
    '@type': 'sc:Dataset',
    conformsTo: 'http://mlcommons.org/croissant/1.0',
    name,
    alternateName: title,
    description: `${description} ${tradeName}`,
    license: dataLicence.url,
    version,
    keywords,
    citeAs: CITATION,
    isLiveDataset: false,
    distribution: files.map((file) => ({
      '@type': 'cr:FileObject',
      '@id': file.name,
      name: file.name,
      contentUrl: file.name,
      contentSize: `${file.bytes} B`,
      encodingFormat: mediaTypes[file.format],
      sha256: file.sha256,
    })),
    recordSet: recordSets,
  };
  return `${JSON.stringify(value, null, 1)}\n`;
}

/** The context that Croissant 1.0 prescribes. */
const croissantContext = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  citeAs: 'cr:citeAs',
  column: 'cr:column',
  conformsTo: 'dct:conformsTo',
  cr: 'http://mlcommons.org/croissant/',
  data: { '@id': 'cr:data', '@type': '@json' },
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  dct: 'http://purl.org/dc/terms/',
  examples: { '@id': 'cr:examples', '@type': '@json' },
  extract: 'cr:extract',
  field: 'cr:field',
  fileObject: 'cr:fileObject',
  fileProperty: 'cr:fileProperty',
  fileSet: 'cr:fileSet',
  format: 'cr:format',
  includes: 'cr:includes',
  isLiveDataset: 'cr:isLiveDataset',
  jsonPath: 'cr:jsonPath',
  key: 'cr:key',
  md5: 'cr:md5',
  parentField: 'cr:parentField',
  path: 'cr:path',
  recordSet: 'cr:recordSet',
  references: 'cr:references',
  regex: 'cr:regex',
  repeated: 'cr:repeated',
  replace: 'cr:replace',
  sc: 'https://schema.org/',
  separator: 'cr:separator',
  source: 'cr:source',
  subField: 'cr:subField',
  transform: 'cr:transform',
} as const;

const frictionlessTypes = { text: 'string', integer: 'integer', number: 'number' } as const;

/**
 * The set as a Data Package, as JSON.
 *
 * @param set - what the data set is
 *
 * @example
 * JSON.parse(dataPackage(set)).name // 'tasks'
 */
export function dataPackage(set: DataSet): string {
  checkSet(set);
  const { name, title, description, version, keywords, columns, files, key } = set;
  const fields = columns.map((column) => ({
    name: column.name,
    type: frictionlessTypes[column.type],
    description: column.meaning,
  }));
  const value = {
    name,
    title,
    description: `${description} ${tradeName}`,
    version,
    keywords,
    licenses: [{ name: dataLicence.id, title: dataLicence.title, path: dataLicence.url }],
    contributors: [{ title: 'The Unjam authors', role: 'author' }],
    resources: files.map((file) => ({
      name: file.split,
      path: file.name,
      format: file.format,
      mediatype: mediaTypes[file.format],
      ...(file.format === 'jsonl' && { encoding: 'utf-8' }),
      bytes: file.bytes,
      hash: `sha256:${file.sha256}`,
      schema: { fields, primaryKey: [key] },
    })),
  };
  return `${JSON.stringify(value, null, 1)}\n`;
}
