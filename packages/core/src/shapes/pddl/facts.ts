import { type Expression, headOf, partsOf } from './expressions.ts';

/** A fact of a problem: `(at car1 loc-1-2)`. */
export interface Fact {
  readonly name: string;
  readonly words: readonly string[];
  /** The number of a fluent: `(= (pos-x car1) 3)`. */
  readonly value?: number;
  readonly line: number;
}

/** A planning problem, as far as it says where vehicles stand. */
export interface Task {
  readonly name: string;
  /** The type of each object; empty for one without. */
  readonly objects: ReadonlyMap<string, string>;
  readonly facts: readonly Fact[];
  readonly goals: readonly Fact[];
  /** The name of its domain; empty where it has none. */
  readonly domain: string;
  readonly line: number;
}

/** The problems among the definitions of a text. */
export function tasksIn(expressions: readonly Expression[]): readonly Task[] {
  return expressions.flatMap((definition) => {
    const parts = partsOf(definition);
    const [title] = parts;
    if (headOf(definition) !== 'define' || title === undefined || headOf(title) !== 'problem') return [];
    const section = (name: string) => parts.filter((part) => headOf(part) === name).flatMap(partsOf);
    return [
      {
        name: headOf(partsOf(title)[0]),
        objects: typesOf(section(':objects')),
        facts: section(':init').flatMap(factOf),
        goals: section(':goal').flatMap(goalsOf),
        domain: headOf(section(':domain')[0]),
        line: definition.line,
      },
    ];
  });
}

/** The names of the predicates that the domains of a text have, by the domain. */
export const predicatesIn = (expressions: readonly Expression[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    expressions.flatMap((definition) => {
      const parts = partsOf(definition);
      const [title] = parts;
      if (headOf(definition) !== 'define' || title === undefined || headOf(title) !== 'domain') return [];
      const predicates = parts.filter((part) => headOf(part) === ':predicates').flatMap(partsOf);
      return [[headOf(partsOf(title)[0]), predicates.map(headOf)] as const];
    }),
  );

/** `a b - car c d - truck`. */
function typesOf(parts: readonly Expression[]): ReadonlyMap<string, string> {
  const objects = new Map<string, string>();
  let waiting: string[] = [];
  let typed = false;
  for (const part of parts) {
    const word = headOf(part);
    if (word === '-') typed = true;
    else if (typed) {
      for (const name of waiting) objects.set(name, word);
      [waiting, typed] = [[], false];
    } else waiting.push(word);
  }
  for (const name of waiting) objects.set(name, '');
  return objects;
}

function factOf(expression: Expression): Fact[] {
  const parts = partsOf(expression);
  const { line } = expression;
  if (headOf(expression) === 'not') return [];
  // a goal may ask for a number or more
  if (!/^[<>]?=$/.test(headOf(expression)))
    return [{ name: headOf(expression), words: parts.map(headOf), line }];
  const [fluent, value] = parts;
  if (fluent === undefined || !/^-?\d+$/.test(headOf(value))) return [];
  return [{ name: headOf(fluent), words: partsOf(fluent).map(headOf), value: Number(headOf(value)), line }];
}

/** The facts of a goal that all must hold; what it says of others is left out. */
const goalsOf = (expression: Expression): Fact[] =>
  headOf(expression) === 'and' ? partsOf(expression).flatMap(goalsOf) : factOf(expression);
