import { BYTE_ORDER_MARK } from './lines.ts';

/** The value of a text of JSON, which may begin with a byte order mark; undefined where it is no JSON. `parseJson` says where it is wrong. */
export function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
  } catch {
    return undefined;
  }
}
