/*
 * A very small planner for tests: reads a typed STRIPS domain and problem in PDDL, grounds the actions in the static
 * facts, and searches breadth first. It knows nothing about boards, and refuses names that are not declared.
 */

import { at } from '../basics/at.ts';

type Expression = string | readonly Expression[];

/** A ground action: the facts that must hold before it, and the facts that it ends and makes true. */
interface GroundAction {
  readonly text: string;
  readonly needs: readonly string[];
  readonly deletes: readonly string[];
  readonly adds: readonly string[];
}

/** A shortest plan, with each action in brackets; undefined if there is none. */
export function planOf(text: string): string[] | undefined {
  const [domain, problem, ...more] = expressionsIn(text);
  if (!domain || !problem || more.length > 0) throw new Error('expected a domain and a problem');
  const { actions, init, goal } = ground(sectionsOf(domain), sectionsOf(problem));
  const start = [...init].sort();
  const reached = new Set([start.join()]);
  const queue: (readonly [ReadonlySet<string>, readonly string[]])[] = [[new Set(start), []]];
  for (const [state, plan] of queue) {
    if (goal.every((fact) => state.has(fact))) return [...plan];
    for (const { needs, deletes, adds, text } of actions) {
      if (!needs.every((fact) => state.has(fact))) continue;
      const next = new Set(state);
      for (const fact of deletes) next.delete(fact);
      for (const fact of adds) next.add(fact);
      const key = [...next].sort().join();
      if (reached.has(key)) continue;
      reached.add(key);
      queue.push([next, [...plan, text]]);
    }
  }
  return undefined;
}

function expressionsIn(text: string): Expression[] {
  const tokens =
    text
      .replaceAll(/;.*/g, '')
      .toLowerCase()
      .match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const read = (): Expression => {
    const token = tokens[at++];
    if (token === undefined || token === ')') throw new Error('brackets that do not match');
    if (token !== '(') return token;
    const list: Expression[] = [];
    while (tokens[at] !== ')') list.push(read());
    at++;
    return list;
  };
  const expressions: Expression[] = [];
  while (at < tokens.length) expressions.push(read());
  return expressions;
}

/** `(define (kind name) (:section ...) ...)` by section; a section that may come again has a list of its bodies. */
type Sections = ReadonlyMap<string, readonly (readonly Expression[])[]>;

function sectionsOf(expression: Expression): Sections {
  const sections = new Map<string, (readonly Expression[])[]>();
  for (const part of listOf(expression).slice(2)) {
    const [name, ...body] = listOf(part);
    sections.set(String(name), [...(sections.get(String(name)) ?? []), body]);
  }
  return sections;
}

const listOf = (expression: Expression | undefined): readonly Expression[] => {
  if (!Array.isArray(expression)) throw new Error(`expected a list instead of ${expression}`);
  return expression;
};

const bodyOf = (sections: Sections, name: string): readonly Expression[] => {
  const [body, ...more] = sections.get(name) ?? [];
  if (!body || more.length > 0) throw new Error(`expected one ${name}`);
  return body;
};

/** `a b - type c d - other` as pairs of name and type. */
function typed(list: readonly Expression[]): [name: string, type: string][] {
  const pairs: [string, string][] = [];
  let names: string[] = [];
  for (let i = 0; i < list.length; i++) {
    if (list[i] !== '-') names.push(String(list[i]));
    else {
      const type = String(list[++i]);
      pairs.push(...names.map((name): [string, string] => [name, type]));
      names = [];
    }
  }
  if (names.length > 0) throw new Error(`without a type: ${names}`);
  return pairs;
}

function ground(domain: Sections, problem: Sections) {
  const parents = new Map(typed(bodyOf(domain, ':types')));
  const is = (type: string | undefined, wanted: string): boolean =>
    type !== undefined && (type === wanted || is(parents.get(type), wanted));
  const listed = typed(bodyOf(problem, ':objects'));
  const objects = new Map(listed);
  if (objects.size < listed.length) throw new Error('an object twice');
  const predicates = new Map(
    bodyOf(domain, ':predicates').map((declared) => {
      const [name, ...parameters] = listOf(declared);
      return [String(name), typed(parameters).map(([, type]) => type)] as const;
    }),
  );
  /** A fact about declared objects, after replacing the parameters by their objects. */
  const factOf = (expression: Expression, meaning: ReadonlyMap<string, string> = new Map()): string => {
    const [name = '', ...words] = listOf(expression).map(String);
    const names = words.map((word) => meaning.get(word) ?? word);
    const types = predicates.get(name);
    if (types?.length !== names.length || !types.every((type, i) => is(objects.get(at(names, i)), type)))
      throw new Error(`undeclared: ${name} ${names.join(' ')}`);
    return [name, ...names].join(' ');
  };
  const init = new Set(bodyOf(problem, ':init').map((fact) => factOf(fact)));
  const isAnd = (expression: Expression | undefined) => listOf(expression)[0] === 'and';
  const parts = (expression: Expression): readonly Expression[] =>
    isAnd(expression) ? listOf(expression).slice(1) : [expression];

  const schemas = (domain.get(':action') ?? []).map(([name, ...rest]) => {
    const field = (wanted: string) => at(rest, rest.indexOf(wanted) + 1);
    const effects = parts(field(':effect'));
    return {
      name: String(name),
      parameters: typed(listOf(field(':parameters'))),
      needs: parts(field(':precondition')),
      deletes: effects.filter((effect) => listOf(effect)[0] === 'not').map((effect) => at(listOf(effect), 1)),
      adds: effects.filter((effect) => listOf(effect)[0] !== 'not'),
    };
  });
  const changing = new Set(
    schemas.flatMap(({ deletes, adds }) => [...deletes, ...adds].map((effect) => String(listOf(effect)[0]))),
  );
  const actions = schemas.flatMap(({ name, parameters, needs, deletes, adds }): GroundAction[] => {
    const statics = needs.filter((need) => !changing.has(String(listOf(need)[0])));
    const found: GroundAction[] = [];
    const bind = (meaning: ReadonlyMap<string, string>) => {
      const next = parameters.find(([parameter]) => !meaning.has(parameter));
      if (!next) {
        const facts = (of: readonly Expression[]) => of.map((fact) => factOf(fact, meaning));
        const text = `(${[name, ...parameters.map(([parameter]) => meaning.get(parameter))].join(' ')})`;
        found.push({ text, needs: facts(needs), deletes: facts(deletes), adds: facts(adds) });
        return;
      }
      for (const [object, type] of objects) {
        if (!is(type, next[1])) continue;
        const more = new Map([...meaning, [next[0], object]]);
        const holds = statics.every((need) => {
          const words = listOf(need).slice(1).map(String);
          return (
            words.some((word) => word.startsWith('?') && !more.has(word)) || init.has(factOf(need, more))
          );
        });
        if (holds) bind(more);
      }
    };
    bind(new Map());
    return found;
  });
  return {
    actions,
    init,
    goal: bodyOf(problem, ':goal')
      .flatMap(parts)
      .map((fact) => factOf(fact)),
  };
}
