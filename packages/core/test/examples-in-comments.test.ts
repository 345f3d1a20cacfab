// The examples in comments, which the pages of the API reference show, compile under `tsc --strict` and run. A line that is one
// expression with its value, as in `primaryOf(board).label // 'X'`, or that prints it, as in `console.log(board.width); // 4`, has
// that value.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, inspect } from 'node:util';
import * as core from '@unjam/core';
import * as analysis from '@unjam/core/analysis';
import * as anytime from '@unjam/core/anytime';
import * as board from '@unjam/core/board';
import * as catalogue from '@unjam/core/catalogue';
import * as difficulty from '@unjam/core/difficulty';
import * as formats from '@unjam/core/formats';
import * as game from '@unjam/core/game';
import * as generate from '@unjam/core/generate';
import * as notation from '@unjam/core/notation';
import * as picture from '@unjam/core/picture';
import * as render from '@unjam/core/render';
import * as search from '@unjam/core/search';
import * as worker from '@unjam/core/worker';
import * as gifenc from 'gifenc';
import PDFDocument from 'pdfkit';
import { transformSync } from 'rolldown/experimental';
import { expect, test } from 'vitest';
import { subjectsOf } from '../../../scripts/docs/example-subjects.mjs';
import { runsAll } from '../../../testing/in-all.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Where the names of examples come from; of two entry points with the same name the later one counts. */
const entryPoints: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/analysis': analysis,
  '/anytime': anytime,
  '/catalogue': catalogue,
  '/difficulty': difficulty,
  '/generate': generate,
  '/picture': picture,
  '/render': render,
  '/worker': worker,
  '': core,
  '/board': board,
  '/game': game,
  '/notation': notation,
  '/formats': formats,
  '/search': search,
};

/** What examples import from other modules. */
const imported: Readonly<Record<string, readonly [type: string, value: unknown]>> = {
  PDFDocument: ["import('@unjam/core/render').PdfLibrary", PDFDocument],
  gifenc: ["import('@unjam/core/render').GifLibrary", gifenc],
  writeFileSync: ['(file: string, text: string) => void', () => {}],
  // so that the tests print nothing
  console: ['Pick<Console, "log" | "error">', { log() {}, error() {} }],
};
const names = new Map<string, readonly [type: string, value: unknown]>([
  ...Object.entries(entryPoints).flatMap(([entry, module]) =>
    Object.entries(module).map(
      ([name, value]) => [name, [`typeof import('@unjam/core${entry}').${name}`, value]] as const,
    ),
  ),
  ...Object.entries(imported),
]);

/** These folders are internal: what is in them has other names outside, or none. */
const INTERNAL = /^src\/(?:basics|shapes|text|testing|wording)\//;
const files = execFileSync('git', ['ls-files', 'src'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => /^[^.]*\.ts$/.test(file) && !INTERNAL.test(file));

interface Example {
  readonly file: string;
  readonly code: string;
}

const examples: readonly Example[] = files.flatMap((file) =>
  [...readFileSync(root + file, 'utf8').matchAll(/^ *\/\*\*\n(?: *\*(?!\/).*\n)* *\*\/$/gm)].flatMap(
    ([comment]) =>
      comment
        .replaceAll(/^ *\*\/? ?|^ *\/\*\*/gm, '')
        .split(/^(?=@)/m)
        .flatMap((part) => /^@example\n([\s\S]*)/.exec(part)?.[1] ?? [])
        .map((code) => ({
          file,
          code: code.trim().replaceAll(/^import .*\n/gm, ''),
        })),
  ),
);

/** The example after what it speaks of; it may have names of its own for the same. */
const withSubjects = (code: string): string =>
  `${subjectsOf(code)
    .map((one) => `const ${one.name} = ${one.code};\n`)
    .join('')}{\n${code}\n}`;

test('there are examples', () => {
  expect(examples.length).toBeGreaterThan(200);
});

test('all compile', { timeout: 60_000 }, () => {
  const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
  // inside the project, so that the types of the packages are found by their names
  mkdirSync(join(modules, '.examples'), { recursive: true });
  const folder = mkdtempSync(join(modules, '.examples/'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  try {
    write('names.d.ts', [...names].map(([name, [type]]) => `declare const ${name}: ${type};`).join('\n'));
    for (const [index, { code }] of examples.entries())
      write(`example-${index}.mts`, `export {};\n${withSubjects(code)}`);
    const compilerOptions = {
      strict: true,
      noEmit: true,
      module: 'NodeNext',
      moduleResolution: 'NodeNext',
      target: 'ES2023',
      lib: ['ES2023'],
      types: ['node'],
      skipLibCheck: true,
    };
    const include = ['names.d.ts', '*.mts'];
    write('tsconfig.json', JSON.stringify({ compilerOptions, include, exclude: [] }));
    const compiler = join(modules, 'typescript-7/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
    });
    const said = stdout.replaceAll(/^.*\bexample-(\d+)\.mts/gm, (_, index) => {
      const { file, code } = examples[Number(index)] as Example;
      return `${file}: ${code}\n`;
    });
    expect(said).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** The example as a program that tells `valued` and `printed` each value that it names. */
function asProgram(code: string): string {
  const told = code.replaceAll(/^(.*\S) \/\/ (.*)$/gm, (line, statement: string, value: string) => {
    const [, before, values] = /^(.*)console\.log\((.*)\);$/.exec(statement) ?? [];
    if (values !== undefined) return `${before}printed([${values}], ${JSON.stringify(value)});`;
    return /[;{]$/.test(statement) ? line : `valued(${statement}, ${JSON.stringify(value)});`;
  });
  return transformSync('example.ts', `const program = async () => {\n${withSubjects(told)}\n};`).code;
}

/** Examples that read a picture take a second each: those of one file by `npm test`. */
const tried = runsAll
  ? examples
  : examples.filter(({ file }) => !/^src\/picture\/(?!read-picture)/.test(file));

test.each(tried)('$file: $code', async ({ code }) => {
  let compared = 0;
  const compare = (found: string, value: string): void => {
    compared++;
    expect(found).toBe(value);
  };
  const valued = (found: unknown, value: string): void =>
    compare(inspect(found, { breakLength: Number.POSITIVE_INFINITY }), value);
  const printed = (found: readonly unknown[], value: string): void => compare(format(...found), value);
  const scope = new Map<string, unknown>([...names].map(([name, [, value]]) => [name, value]));
  scope.set('valued', valued).set('printed', printed);
  const program = asProgram(code);
  await new Function(...scope.keys(), `${program}\nreturn program();`)(...scope.values());
  // a value behind a condition that does not hold is compared with nothing
  if (/\b(?:valued|printed)\(/.test(program)) expect(compared).toBeGreaterThan(0);
});
