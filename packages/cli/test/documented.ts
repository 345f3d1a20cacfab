// Runs what the documentation tells its reader to type: the blocks of commands of a page, one after the other in one folder,
// SQL on an atlas, Python. A block of `text` below a block of commands is what they print. The syntax of Python is always checked;
// it is run where pip gets the packages that it imports, and otherwise the test says that it was skipped. Commands that are not
// run are listed with the reason, and their options are compared with the help of the command.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pythonWith } from '../../../testing/python.ts';
import { type Ended, program, root } from './command.ts';
import { runExample, seeded } from './example.ts';

interface Block {
  readonly language: string;
  readonly text: string;
}

/** The fenced blocks of a page in their order. */
function blocksOf(page: string): Block[] {
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language = '', text = '']) => ({
    language,
    text,
  }));
}

/** Commands that are not run here, and why. */
const notRun: readonly (readonly [RegExp, string])[] = [
  [/^npm (?:ci|i|test|run|pack)\b|&& npm test/, 'installs or runs the tests themselves'],
  [/^npx vitest\b/, 'runs tests: every test is run already'],
  [/^git clone /, 'fetches what is here already'],
  [
    /^pip |^python3 python\/|^PYTHONPATH=python\//,
    'installs or trains: packages/cli/test/all/python.test.ts',
  ],
  [/^node (?:bench|scripts)\//, 'measures or rebuilds for minutes'],
  [/^npx tsc\b|^node puzzle\.mjs$/, 'compiles and runs the program above it: examples/examples.test.ts'],
  [/\bunjam play\b/, 'needs a terminal: play.test.ts'],
  [/\bunjam serve\b/, 'never ends: serve.test.ts'],
  [/UNJAM_QUEUE|\batlas (?:submit|work|status|collect|cancel)\b/, 'needs a database: test/queue'],
  [/atlases\//, 'takes hours: how the catalogue was chosen'],
  [/\bunjam rate BOARD\b/, 'stands for any board'],
  [/\bFOLDER\b/, 'stands for any folder'],
];

/** The same work on a small board, where the documented one takes minutes or hours. */
const smaller: readonly (readonly [RegExp, string])[] = [
  [/--size 6x6 --only/, '--size 4x4 --only'],
  [/census --size 6x6/, 'census --size 4x4'],
  // the folder that merging the slices above has made
  [/--size 6x6 --walls 0 --out atlas-6x6$/, '--size 4x4 --walls 0 --out atlas-6x6 --shards 7'],
  [/--size 6x6 --walls 2 --shards 1001/, '--size 4x4 --walls 2 --shards 11'],
  [/-o packages\/atlas\/published\/atlas-6x6/, '-o atlas-6x6'],
  [/--from atlas-6x6 --moves 45\.\./, '--from atlas-5x5 --moves 15..'],
  [/--from atlas-6x6 --grade expert --steps 80\.\. --unique/, '--from atlas-5x5 --steps 10.. --unique'],
  [/atlas rate atlas-5x5/, 'atlas rate atlas-4x4'],
  [/atlas query atlas-5x5 "select board, rating/, 'atlas query atlas-4x4 "select board, rating'],
];

/** The pages whose commands are run. */
export const pages: readonly string[] = [
  ...['docs', 'docs/guide'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
  'puzzles/README.md',
  'packages/cli/README.md',
  'packages/atlas/README.md',
  'CONTRIBUTING.md',
];

const small = (line: string): string =>
  seeded(smaller.reduce((text, [from, to]) => text.replace(from, to), line));

/** An enumeration of a board of six rows or columns, which takes hours. */
const takesHours = /\batlas (?:build|census)\b.*--size (?:[6-9]x\d|\dx[6-9])/;

const reasonAgainst = (line: string): string | undefined =>
  notRun.find(([pattern]) => pattern.test(line))?.[1];

/** The lines of a page that a test would run for hours: each needs a smaller one, or a reason against running it. */
export const longRuns = (page: string): string[] =>
  blocksOf(page)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => reasonAgainst(line) === undefined && takesHours.test(small(line)));

/** A folder with what a clone of the project has, and programs `unjam`, `npx unjam` in front of the PATH. */
function readersFolder(): { folder: string; env: NodeJS.ProcessEnv } {
  const folder = mkdtempSync(join(tmpdir(), 'unjam-reader-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const bin = join(folder, '.bin');
  mkdirSync(bin);
  const script = (name: string, text: string) => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(bin, name), 0o755);
  };
  script('unjam', `exec "${process.execPath}" "${program}" "$@"`);
  script('npx', 'shift\nexec unjam "$@"');
  mkdirSync(join(folder, 'packages/atlas'), { recursive: true });
  for (const name of ['puzzles', 'examples', 'docs', 'packages/atlas/published'])
    symlinkSync(join(root, name), join(folder, name));
  cpSync(join(root, 'puzzles/seeds/g2.txt'), join(folder, 'board.txt'));
  return { folder, env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, NO_COLOR: '1' } };
}

/** The packages in the blocks of Python that pip has; the others come with Python. */
const ofPip = ['datasets', 'duckdb', 'pandas', 'pyarrow'];

/** The help of a command and of its subcommand, by their names. */
const helps = new Map<string, string>();
function helpOf(words: readonly string[]): string | undefined {
  const key = words.join(' ');
  if (!helps.has(key)) {
    const { status, stdout } = spawnSync(process.execPath, [program, ...words, '--help'], {
      encoding: 'utf8',
    });
    helps.set(key, status === 0 ? stdout : '');
  }
  return helps.get(key) || undefined;
}

/** The options in a command line that the help of its command does not have; the whole line where there is no such command. */
function unknownOptions(line: string): string[] {
  const [, words = ''] = /\bunjam\s+(.*)/.exec(line) ?? [];
  const [first = '', second = ''] = words.split(/\s+/);
  if (!/^[a-z]+$/.test(first) || first === 'help') return [];
  const isGroup = first === 'atlas' || first === 'export';
  const help = helpOf(isGroup && /^[a-z]+$/.test(second) ? [first, second] : [first]);
  if (help === undefined) return [line];
  const options = [...(words.split(/[|;&#]/)[0] ?? '').matchAll(/(?<=\s)--([a-z][\w-]*)/g)].map(
    ([option]) => option,
  );
  return options.filter((option) => !help.includes(option)).map((option) => `${line}: no ${option}`);
}

/** A text without the times of searches, which differ each time and are at the end of a line. */
const withoutTimes = (text: string): string =>
  text.replaceAll(/ *\b\d[\d.]* (?:µs|ms|s)$/gm, ' TIME').trimEnd();

const WITHIN = 300_000;

/** Tests of everything that a page tells its reader to type. */
export function testPage(page: string): void {
  const { folder, env } = readersFolder();
  const shell = (text: string) =>
    spawnSync('sh', ['-e', '-c', text], { cwd: folder, env, encoding: 'utf8', timeout: WITHIN });

  /** Lines of a block: in this process where each is a command by itself, which takes a fraction of the time of a shell. */
  const runLines = async (lines: readonly string[]): Promise<Ended> => {
    if (!lines.every((line) => /^(?:(?:npx )?unjam|echo|cat) .*[^\\]$/.test(line)))
      return shell(lines.join('\n'));
    let printed = '';
    for (const line of lines) {
      const command = line.replaceAll('npx unjam ', 'unjam ').replace(/\s+# [^'"]*$/, '');
      const ended = await runExample(command, folder);
      printed += ended.stdout;
      if (ended.status !== 0) return { ...ended, stdout: printed };
    }
    return { status: 0, stdout: printed, stderr: '' };
  };

  const blocks = blocksOf(page);
  for (const [index, { language, text }] of blocks.entries()) {
    const below = blocks[index + 1];
    const [title = ''] = text.trim().split('\n');
    if (language === 'sh') {
      test(title, { timeout: WITHIN }, async () => {
        const lines = text.split('\n').filter((line) => line.trim() !== '');
        expect(lines.filter((line) => reasonAgainst(line) !== undefined).flatMap(unknownOptions)).toEqual([]);
        const run = lines.filter((line) => reasonAgainst(line) === undefined).map(small);
        if (run.some((line) => line.includes('atlas-4x4')))
          shell('unjam atlas build --size 4x4 --out atlas-4x4');
        const { status, stdout, stderr } = await runLines(run);
        expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
        if (below?.language === 'text') expect(withoutTimes(stdout)).toBe(withoutTimes(below.text));
      });
    } else if (language === 'sql' && !/^(?:create|grant)/.test(text)) {
      test(title, { timeout: WITHIN }, () => {
        shell('[ -d atlas-5x5 ] || unjam atlas build --size 5x5 --out atlas-5x5');
        const { status, stdout, stderr } = spawnSync(
          process.execPath,
          [program, 'atlas', 'query', 'atlas-5x5', text, '--json'],
          { cwd: folder, encoding: 'utf8' },
        );
        expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
        expect(stdout).toMatch(/^\{/);
      });
    } else if (language === 'py') {
      // the first of them waits for pip
      test(title, { timeout: 3 * WITHIN }, ({ skip }) => {
        // the first comment of each print is what it prints
        const printed = [...text.matchAll(/^ *print\(.*\) {2}# (.*)$/gm)].map(([, said]) => said);
        const packages = [...text.matchAll(/^(?:from|import) (\w+)/gm)].map(([, name = '']) => name);
        execFileSync('python3', ['-c', 'import ast, sys; ast.parse(sys.argv[1])', text]);
        // pandas needs another package for these files
        if (text.includes('read_parquet')) packages.push('pyarrow');
        if (packages.includes('unjam')) skip('it is run by python/tests/test_documentation.py');
        const python = pythonWith(packages.filter((name) => ofPip.includes(name)));
        if (python === undefined) skip(`only its syntax is checked: pip does not get ${packages.join(', ')}`);
        writeFileSync(join(folder, 'block.py'), text);
        const { stdout, stderr } = shell(`HF_HUB_OFFLINE=1 HF_HOME=hub "${python}" block.py`);
        expect({ said: stdout.trim().split('\n').join(' and '), stderr }).toEqual({
          said: printed.join(' and '),
          stderr: '',
        });
      });
    }
  }

  test(`${page}: the commands in its sentences have these options`, () => {
    const text = readFileSync(join(root, page), 'utf8').replaceAll(/^```.*?^```$/gms, '');
    const commands = [...text.matchAll(/`((?:npx )?unjam [^`]+)`/g)].map(([, line = '']) =>
      line.replaceAll('\n', ' '),
    );
    expect(commands.flatMap(unknownOptions)).toEqual([]);
  });
}
