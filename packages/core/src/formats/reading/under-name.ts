import { text as aText, check } from '../../basics/arguments.ts';
import { onOneLine } from '../../basics/quote.ts';
import type { ReadBoard } from '../parts/format.ts';
import { nameIn } from '../parts/named-rows.ts';
import { createBoardReader } from './reader.ts';

/**
 * The text of a board with its name on the line above, where readers find it. A name that would be read as something
 * else, such as `XX..`, becomes a comment instead, so that no name adds a row or a board. A comment that would be read
 * as a row, because `#` is a wall too, has its name in quotes, which no row contains.
 *
 * @param text - a board as a format that writes rows prints it
 * @param name - any characters; line breaks and control characters are escaped
 *
 * @example
 * underName('XX..\n....', 'Card 1') // 'Card 1\nXX..\n....'
 * underName('XX..\n....', 'AA..')   // '# AA..\nXX..\n....'
 * underName('. x .\n@ @ .', 'x .')  // '# "x ."\n. x .\n@ @ .'
 */
export function underName(text: string, name: string): string {
  check(text, 'text', aText);
  check(name, 'name', aText);
  const line = onOneLine(name).trim();
  if (line === '') return text;
  const named = boardIn(`${line}\n${text}`);
  if (named?.name === nameIn(line)) return `${line}\n${text}`;
  const commented = boardIn(`# ${line}\n${text}`);
  return commented?.line === 2 ? `# ${line}\n${text}` : `# "${line}"\n${text}`;
}

/** The board that readers find in a text, if it is the only one and legal. */
function boardIn(text: string): ReadBoard | undefined {
  const reader = createBoardReader();
  const [read, another] = [...reader.push(text), ...reader.end()];
  return read?.result.ok && !another ? read : undefined;
}
