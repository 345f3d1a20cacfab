import type { Problem } from '../basics/errors.ts';
import type { TextPlace } from '../basics/place.ts';
import { onOneLine, quote } from '../basics/quote.ts';
import { err, ok, type Result } from '../basics/result.ts';
import { type Cursor, cursorAt } from './cursor.ts';

/** A JSON value with its place in the text, which `JSON.parse` does not give. */
export interface JsonNode {
  readonly at: TextPlace;
  readonly value: JsonValue;
}

type JsonValue = string | number | boolean | null | readonly JsonNode[] | ReadonlyMap<string, JsonProperty>;

export interface JsonProperty extends JsonNode {
  /** Where the property's name stands. */
  readonly named: TextPlace;
}

// as many escapes as a board's text can hold: without a bound, many of them overflow the stack of the expression
const QUOTED = /"[^"\\\r\n]*(?:\\.[^"\\\r\n]*){0,32768}"/y;

/** The most brackets inside one another. */
const DEEPEST = 16;

/** Reads one JSON value; the problem names the first place where the text is not JSON. */
export function parseJson(text: string): Result<JsonNode, Problem> {
  const cursor = cursorAt(text, /[ \t\r\n]*/y);
  const node = readNode(cursor, 0);
  cursor.expectEnd();
  const { problem } = cursor;
  if (!problem) return ok(node);
  return err(problem.code === 'unexpected-character' ? { ...problem, code: 'bad-json' } : problem);
}

function readNode(cursor: Cursor, depth: number): JsonNode {
  return { at: cursor.place(), value: readValue(cursor, depth) };
}

function readValue(cursor: Cursor, depth: number): JsonValue {
  if (depth > DEEPEST) cursor.fail(`at most ${DEEPEST} brackets inside one another`);
  const next = cursor.peek();
  if (next === '{') return readObject(cursor, depth);
  if (next === '[') {
    const items: JsonNode[] = [];
    cursor.list('[', ']', () => items.push(readNode(cursor, depth + 1)));
    return items;
  }
  if (next === '"') return readString(cursor);
  const word = cursor.match(/true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y, 'a JSON value');
  return word === '' ? null : JSON.parse(word);
}

function readObject(cursor: Cursor, depth: number): JsonValue {
  const properties = new Map<string, JsonProperty>();
  cursor.list('{', '}', () => {
    const named = cursor.place();
    const name = readString(cursor);
    if (properties.has(name)) {
      const message = `property ${quote(name)} appears twice`;
      cursor.fail('each property once', message, 'bad-json', named);
    }
    cursor.expect(':');
    properties.set(name, { named, ...readNode(cursor, depth + 1) });
  });
  return properties;
}

function readString(cursor: Cursor): string {
  const at = cursor.place();
  const written = cursor.match(QUOTED, 'a string in double quotes');
  if (written === '') return '';
  try {
    return JSON.parse(written);
  } catch {
    cursor.fail('a JSON string', `unexpected escape in ${shorten(written)}`, 'bad-json', at);
    return '';
  }
}

/** The beginning of a JSON text, for a message. */
export const shorten = (written: string): string =>
  onOneLine(written.length > 40 ? `${written.slice(0, 40)}...` : written);
