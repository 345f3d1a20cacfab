import type { Problem, ProblemCode } from '../basics/errors.ts';
import type { TextPlace } from '../basics/place.ts';
import { plain } from '../basics/quote.ts';
import { type JsonNode, type JsonProperty, shorten } from './json-text.ts';

/** Is called with every problem; callers keep the first one. */
export type Refuse = (problem: Problem) => void;

/** The properties of one JSON object. What is missing or wrong is reported as a problem and read as a valid value. */
export interface Properties {
  readonly at: TextPlace;
  has(name: string): boolean;
  /** The property itself, which must be there. */
  node(name: string): JsonNode;
  integer(name: string, least: number, most: number, code?: ProblemCode): number;
  text(name: string): string;
  choice<T extends string>(name: string, allowed: readonly [T, ...T[]]): T;
  /** The objects of an array, which may hold these properties and no others. */
  objects(name: string, known: readonly string[]): Properties[];
  object(name: string, known: readonly string[]): Properties;
}

/** `path` names the object in messages: `vehicles[2]`; the outermost one has none. */
export function propertiesOf(
  { at, value }: JsonNode,
  path: string,
  known: readonly string[],
  refuse: Refuse,
): Properties {
  const report = (place: TextPlace, message: string, expected: string, code: ProblemCode = 'bad-json') =>
    refuse({ code, message, expected, at: { text: place } });
  const map: ReadonlyMap<string, JsonProperty> = value instanceof Map ? value : new Map();
  if (!(value instanceof Map))
    report(at, `${path || 'the board'} is ${describe({ at, value })}`, 'an object');
  for (const [name, { named }] of map) {
    if (!known.includes(name)) {
      report(named, `unknown property ${inPath(path, name)}`, `one of ${known.join(', ')}`);
    }
  }
  const wrong = (name: string, node: JsonNode, expected: string, code?: ProblemCode) =>
    report(node.at, `${inPath(path, name)} is ${describe(node)}`, expected, code);

  const properties: Properties = {
    at,
    has: (name) => map.has(name),
    node(name) {
      const node = map.get(name);
      if (!node) report(at, `${path || 'the board'} has no ${name}`, `the property ${name}`);
      return node ?? { at, value: null };
    },
    integer(name, least, most, code = 'number-out-of-range') {
      const node = properties.node(name);
      const { value: number } = node;
      const expected = `a whole number from ${least} to ${most}`;
      if (typeof number !== 'number') wrong(name, node, expected);
      else if (Number.isInteger(number) && number >= least && number <= most) return number;
      else wrong(name, node, expected, code);
      return least;
    },
    text(name) {
      const node = properties.node(name);
      if (typeof node.value === 'string') return node.value;
      wrong(name, node, 'a string');
      return '';
    },
    choice(name, allowed) {
      const node = properties.node(name);
      const found = allowed.find((word) => word === node.value);
      if (found === undefined) wrong(name, node, `one of ${allowed.join(', ')}`);
      return found ?? allowed[0];
    },
    objects(name, inside) {
      const node = properties.node(name);
      if (Array.isArray(node.value)) {
        return node.value.map((item: JsonNode, index) =>
          propertiesOf(item, `${inPath(path, name)}[${index}]`, inside, refuse),
        );
      }
      wrong(name, node, 'an array');
      return [];
    },
    object: (name, inside) => propertiesOf(properties.node(name), inPath(path, name), inside, refuse),
  };
  return properties;
}

const inPath = (path: string, name: string): string => (path === '' ? plain(name) : `${path}.${plain(name)}`);

function describe({ value }: JsonNode): string {
  if (value instanceof Map) return 'an object';
  if (Array.isArray(value)) return 'an array';
  return shorten(JSON.stringify(value));
}
