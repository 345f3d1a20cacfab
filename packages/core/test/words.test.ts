// Every function that the package promises says in words what each of its parameters is, and has an example: whoever reads its page
// finds no parameter without a sentence, and none that is only called __namedParameters. examples-in-comments.test.ts runs the examples.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { entryPoint } from '../../../scripts/entry-points.mjs';

const core = fileURLToPath(new URL('../', import.meta.url));
const { exports }: { exports: Record<string, { module: string }> } = JSON.parse(
  readFileSync(`${core}package.json`, 'utf8'),
);
const sources = new Map(
  Object.entries(exports)
    .filter(([entry]) => entryPoint(entry).level !== 'internal')
    .map(([entry, { module: file }]) => [
      entry,
      `${core}${file.replace('./dist/', 'src/').replace(/\.js$/, '.ts')}`,
    ]),
);
const program = ts.createProgram([...sources.values()], {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  types: [],
  allowImportingTsExtensions: true,
  noEmit: true,
});
const checker = program.getTypeChecker();

const resolved = (symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The functions of an entry point by name: a function, or a constant that is one. Former names are not looked at. */
function functionsOf(file: string): [name: string, symbol: ts.Symbol, parameters: readonly ts.Symbol[]][] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`no source ${file}`);
  return checker.getExportsOfModule(module).flatMap((exported) => {
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

test.each([...sources])('%s: every parameter', (_, file) => {
  const without = functionsOf(file).flatMap(([name, symbol, parameters]) => {
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

test.each([...sources])('%s: an example of every function', (_, file) => {
  expect(functionsOf(file).flatMap(([name, symbol]) => (hasExample(symbol) ? [] : [name]))).toEqual([]);
});
