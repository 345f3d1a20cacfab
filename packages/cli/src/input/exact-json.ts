// JSON whose numbers are what the text says: ids are often longer than a number in JavaScript can hold.

/** What is in a text of JSON where a number may begin: a number itself, or the quote before a string. */
const NUMBER_OR_QUOTE = /"|-?\d[\d.eE+-]*/g;
/** So many digits every number holds. */
const HELD = 15;

/**
 * The value of a JSON text, in which a number that cannot be held exactly is its text.
 *
 * @throws SyntaxError as JSON.parse does
 *
 * @example
 * exactJson('{"id":1234567890123456789}') // { id: '1234567890123456789' }
 */
export function exactJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  // most texts have no such number
  if (!/\d[\d.]{15}|\de\+?\d{3}/i.test(text)) return value;
  let exact = '';
  let copied = 0;
  NUMBER_OR_QUOTE.lastIndex = 0;
  for (let found = NUMBER_OR_QUOTE.exec(text); found; found = NUMBER_OR_QUOTE.exec(text)) {
    const [token] = found;
    if (token === '"') NUMBER_OR_QUOTE.lastIndex = endOfString(text, found.index);
    else if (!isHeld(token)) {
      exact += `${text.slice(copied, found.index)}"${token}"`;
      copied = NUMBER_OR_QUOTE.lastIndex;
    }
  }
  return copied === 0 ? value : JSON.parse(exact + text.slice(copied));
}

/** Where a string of valid JSON ends that begins with the quote at `start`. A pattern would overflow its stack on a long one. */
function endOfString(text: string, start: number): number {
  let end = start;
  let escapes: number;
  do {
    end = text.indexOf('"', end + 1);
    escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes++;
  } while (escapes % 2 === 1);
  return end + 1;
}

function isHeld(token: string): boolean {
  const number = Number(token);
  if (!Number.isFinite(number)) return false;
  const [digits = ''] = token.split(/e/i);
  return digits.replace(/\D/g, '').length <= HELD || String(number) === token;
}
