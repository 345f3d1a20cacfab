/** A word or a list in brackets, and the line on which it stands, from 1. */
export type Expression =
  | { readonly word: string; readonly line: number }
  | { readonly list: readonly Expression[]; readonly line: number };

/** More brackets than this inside each other are refused. */
const DEEPEST = 100;

/** The expressions of a text in PDDL, with `;` before comments; undefined where brackets do not match. */
export function expressionsIn(text: string): readonly Expression[] | undefined {
  const open: { list: Expression[]; line: number }[] = [{ list: [], line: 1 }];
  for (const [index, row] of text.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1;
    for (const [token] of row.replace(/;.*/, '').matchAll(/[()]|[^\s()]+/g)) {
      const inner = open.at(-1);
      if (token === '(') open.push({ list: [], line });
      else if (token !== ')') inner?.list.push({ word: token.toLowerCase(), line });
      else {
        open.pop();
        if (!inner || open.length === 0) return undefined;
        open.at(-1)?.list.push(inner);
      }
      if (open.length > DEEPEST) return undefined;
    }
  }
  return open.length === 1 ? open[0]?.list : undefined;
}

/** The word that an expression is or begins with; empty for a list of lists. */
export const headOf = (expression: Expression | undefined): string =>
  expression === undefined ? '' : 'word' in expression ? expression.word : headOf(expression.list[0]);

/** The lists after the head of a list. */
export const partsOf = (expression: Expression): readonly Expression[] =>
  'list' in expression ? expression.list.slice(1) : [];
