// What is exported and published is loaded by the programs of its users, where pip has them. Each that is missing is named aloud.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pythonWith } from '../../../../testing/python.ts';
import { unjamHere } from '../in-process.ts';

const published = fileURLToPath(new URL('../../../atlas/published/', import.meta.url));
/** The first test waits for pip. */
const WITHIN = 900_000;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'unjam-datasets-'));
  const words = ['export', 'tasks', '--count', '30', '--seed', '4'];
  for (const output of ['set/', 'tasks.jsonl', 'tasks-5x5.parquet'])
    expect(await unjamHere([...words, '-o', output], { cwd: folder })).toMatchObject({
      status: 0,
      stderr: '',
    });
}, WITHIN);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a program in Python prints, as JSON. */
function said(python: string, program: string): unknown {
  const env = { ...process.env, HF_HUB_OFFLINE: '1', HF_HOME: join(folder, 'hub') };
  return JSON.parse(
    execFileSync(python, ['-c', program, published], { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' }),
  );
}

const programs: readonly (readonly [packages: readonly string[], program: string, expected: unknown])[] = [
  [
    ['datasets'],
    `import json
from datasets import load_dataset
tasks = load_dataset("set")
print(json.dumps([sorted(tasks), sum(len(part) for part in tasks.values()), tasks["train"].features["moves"].dtype]))`,
    [['test', 'train', 'validation'], 30, 'int64'],
  ],
  [
    ['datasets'],
    `import json, sys
from datasets import load_dataset
puzzles = load_dataset("parquet", data_files=sys.argv[1] + "atlas-5x5.parquet", split="train")
print(json.dumps([len(puzzles), max(puzzles["moves"])]))`,
    [7320, 21],
  ],
  [
    ['pandas', 'pyarrow'],
    `import json, sys
import pandas, pyarrow.parquet
lines, table = pandas.read_json("tasks.jsonl", lines=True), pandas.read_parquet("tasks-5x5.parquet")
said = pyarrow.parquet.read_metadata(sys.argv[1] + "atlas-6x6.parquet").metadata
objects = [name for name in lines if lines[name].map(lambda value: isinstance(value, (list, dict))).any()]
print(json.dumps([bool((lines[["name", "board", "moves", "answer"]] == table[["name", "board", "moves", "answer"]]).all(axis=None)), objects,
    said[b"licence"].decode(), said[b"puzzles"].decode()]))`,
    [true, [], 'CC0-1.0', '476118'],
  ],
  [
    ['duckdb'],
    `import json, sys
import duckdb
ask = lambda sql: duckdb.sql(sql).fetchone()[0]
print(json.dumps([ask("select count(*) from 'tasks-5x5.parquet'"), ask("select count(*) from 'tasks.jsonl'"),
    ask(f"select max(moves) from '{sys.argv[1]}atlas-6x6.parquet'")]))`,
    [30, 30, 51],
  ],
  [
    ['mlcroissant'],
    `import json
import mlcroissant
tasks = mlcroissant.Dataset("set/croissant.json")
print(json.dumps(sum(1 for split in ("train", "validation", "test") for _ in tasks.records(split))))`,
    30,
  ],
];

test.for(programs)('%j loads them', { timeout: WITHIN }, ([packages, program, expected], { skip }) => {
  const python = pythonWith(packages);
  if (python === undefined) skip(`NOT RUN: pip does not get ${packages.join(', ')} here`);
  else expect(said(python, program)).toEqual(expected);
});
