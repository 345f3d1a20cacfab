// Which names core exports, and who uses them: a name that nobody outside imports does not belong in an entry point. Every function
// that the package promises says in words what each of its parameters is, and has an example: whoever reads its page finds no parameter
// without a sentence, and none that is only called __namedParameters. examples-in-comments.test.ts runs the examples.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { entryPoint } from '../../../scripts/entry-points.mjs';
import { checker, core, entryFiles, exportsOf, resolved, sources } from './entry-sources.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The exported names of each entry point with what they stand for. */
const entries = new Map(
  [...sources.keys()].map((entry) => [
    entry,
    new Map(exportsOf(entry).map((symbol) => [symbol.name, resolved(symbol)])),
  ]),
);

/** `@unjam/core/board cellsOf`, for every name that code or documentation outside core imports. */
function importedNames(): Set<string> {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  });
  const imported = new Set<string>();
  for (const file of listed.trim().split('\n')) {
    if (file.startsWith('packages/core/')) continue;
    const text = readFileSync(root + file, 'utf8');
    for (const [, list = '', entry = ''] of text.matchAll(
      /(?:import|export)(?: type)? \{([^}]*)\} from '@unjam\/core([^']*)'/g,
    )) {
      for (const item of list.split(',')) {
        const name = item
          .trim()
          .replace(/^type /, '')
          .replace(/ as .*/, '');
        if (name !== '') imported.add(`.${entry} ${name}`);
      }
    }
  }
  return imported;
}

/** What the declarations of these symbols name: the types of parameters and results, and of what these hold. */
function namedBy(symbols: Iterable<ts.Symbol>): Set<ts.Symbol> {
  const named = new Set<ts.Symbol>();
  const look = (node: ts.Node): void => {
    if (ts.isBlock(node)) return;
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      if (symbol) follow(resolved(symbol));
    }
    ts.forEachChild(node, look);
  };
  const follow = (symbol: ts.Symbol): void => {
    if (named.has(symbol)) return;
    named.add(symbol);
    for (const declaration of symbol.declarations ?? []) {
      if (declaration.getSourceFile().fileName.startsWith(`${core}src/`)) look(declaration);
    }
  };
  for (const symbol of symbols) follow(symbol);
  return named;
}

test('the top entry holds a few dozen functions and classes, besides the types that they use', () => {
  const values = [...(entries.get('.')?.values() ?? [])].filter(({ flags }) => flags & ts.SymbolFlags.Value);
  expect(values.length).toBeLessThanOrEqual(60);
});

const isType = (symbol: ts.Symbol): boolean => (symbol.flags & ts.SymbolFlags.Value) === 0;

test('a function is exported by one entry point, a type by one and by the top entry, whose functions may use it', () => {
  const seen = new Map<ts.Symbol, string>();
  const twice: string[] = [];
  for (const [entry, names] of entries) {
    for (const [name, symbol] of names) {
      if (entry === '.' && isType(symbol)) continue;
      const before = seen.get(symbol);
      if (before !== undefined) twice.push(`${name}: ${before} and ${entry}`);
      seen.set(symbol, entry);
    }
  }
  expect(twice).toEqual([]);
});

/** Names that other programs need although no package here uses them. */
const offered = [
  './wording describeLimit',
  './analysis WAITING_LIMIT',
  './basics at',
  './search comparableOn',
  './notation arrows',
  './game canRedo',
  './game canUndo',
  './game movesAhead',
  './game replayGame',
  ...[...(entries.get('./worker')?.keys() ?? [])].map((name) => `./worker ${name}`),
];

/** Long work comes in pairs: an entry point that exports `x` exports `xTask` too. */
const pairOf = (name: string): string => (name.endsWith('Task') ? name.slice(0, -4) : `${name}Task`);

test('every exported name is used outside core, or is needed to name what such a name takes or gives', () => {
  const imported = importedNames();
  const face = entries.get('.') ?? new Map<string, ts.Symbol>();
  const used = [...entries].flatMap(([entry, names]) =>
    [...names].flatMap(([name, symbol]) => {
      const wanted = [name, pairOf(name)].some((known) => imported.has(`${entry} ${known}`));
      return wanted || offered.includes(`${entry} ${name}`) ? [symbol] : [];
    }),
  );
  const needed = namedBy([...face.values(), ...used]);
  const unused = [...entries].flatMap(([entry, names]) =>
    [...names].flatMap(([name, symbol]) =>
      used.includes(symbol) || entry === '.' || (isType(symbol) && needed.has(symbol))
        ? []
        : `${entry} ${name}`,
    ),
  );
  expect(unused).toEqual([]);
});

test('the bundle of an entry point exports what its compiled module does', async () => {
  const require = createRequire(import.meta.url);
  for (const { module: compiled, require: common, default: bundled } of Object.values(entryFiles)) {
    const [first, second] = await Promise.all([compiled, bundled].map((file) => import(core + file)));
    expect([bundled, Object.keys(second)]).toEqual([bundled, Object.keys(first)]);
    // for tools that load only CommonJS
    expect([common, Object.keys(require(core + common)).sort()]).toEqual([common, Object.keys(first).sort()]);
  }
});

test('an import of the top entry loads three files', () => {
  const loaded = new Set([`${core}${entryFiles['.']?.default}`]);
  for (const file of loaded)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/^import .*"(.+)";$/gm))
      loaded.add(fileURLToPath(new URL(name, `file://${file}`)));
  expect([...loaded].map((file) => posix.basename(file)).sort()).toEqual([
    'core.js',
    'engine.js',
    'index.js',
  ]);
});

test('nothing outside core imports a name that its entry point does not export', () => {
  const unknown = [...importedNames()].filter((use) => {
    const [entry = '', name = ''] = use.split(' ');
    return !entries.get(entry)?.has(name);
  });
  expect(unknown).toEqual([]);
});

/** The entry points whose functions are promised. */
const promised = [...sources.keys()].filter((entry) => entryPoint(entry).level !== 'internal');

/** The functions of an entry point by name: a function, or a constant that is one. Former names are not looked at. */
function functionsOf(entry: string): [name: string, symbol: ts.Symbol, parameters: readonly ts.Symbol[]][] {
  return exportsOf(entry).flatMap((exported) => {
    const symbol = resolved(exported);
    const declaration = symbol.valueDeclaration;
    const isOld = symbol.getJsDocTags(checker).some(({ name }) => name === 'deprecated');
    if (!declaration || isOld || ts.isClassDeclaration(declaration)) return [];
    const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures();
    return signature ? [[exported.name, symbol, signature.parameters]] : [];
  });
}

/** The names and words of its `@param`. */
const told = (symbol: ts.Symbol): string[][] =>
  symbol
    .getJsDocTags(checker)
    .filter(({ name }) => name === 'param')
    .map(({ text }) => {
      const name = text?.find(({ kind }) => kind === 'parameterName')?.text ?? '';
      return [
        name,
        ts
          .displayPartsToString(text)
          .replace(name, '')
          .replace(/^[\s-]+/, ''),
      ];
    });

const hasExample = (symbol: ts.Symbol): boolean =>
  symbol.getJsDocTags(checker).some(({ name }) => name === 'example');

test.each(promised)('%s: every parameter', (entry) => {
  const without = functionsOf(entry).flatMap(([name, symbol, parameters]) => {
    const words = told(symbol);
    return parameters.flatMap((parameter, index) => {
      const [called = '', sentence = ''] = words[index] ?? [];
      const pattern = parameter.valueDeclaration;
      const isPattern = pattern && ts.isParameter(pattern) && !ts.isIdentifier(pattern.name);
      return sentence !== '' && (isPattern || called === parameter.name) ? [] : `${name}: ${parameter.name}`;
    });
  });
  expect(without).toEqual([]);
});

test.each(promised)('%s: an example of every function', (entry) => {
  expect(functionsOf(entry).flatMap(([name, symbol]) => (hasExample(symbol) ? [] : [name]))).toEqual([]);
});
