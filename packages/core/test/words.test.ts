// Every function that the package promises says in words what each of its parameters is, and has an example: whoever reads its page
// finds no parameter without a sentence, and none that is only called __namedParameters. examples-in-comments.test.ts runs the examples.
import ts from 'typescript';
import { expect, test } from 'vitest';
import { entryPoint } from '../../../scripts/entry-points.mjs';
import { checker, exportsOf, resolved, sources } from './entry-sources.ts';

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
