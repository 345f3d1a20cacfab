import { onOneLine } from '../quote.ts';
import { createBoardReader } from './reader.ts';
import { nameIn } from './rows.ts';

/**
 * The text of a board with its name on the line above, where readers find it. A name that would be read as something
 * else, such as `XX..`, becomes a comment instead, so that no name adds a row or a board.
 *
 * @param text - a board as a format that writes rows prints it
 * @param name - any characters; line breaks and control characters are escaped
 *
 * @example
 * underName('XX..\n....', 'Card 1') // 'Card 1\nXX..\n....'
 * underName('XX..\n....', 'AA..')   // '# AA..\nXX..\n....'
 */
export function underName(text: string, name: string): string {
  const line = onOneLine(name).trim();
  if (line === '') return text;
  const named = `${line}\n${text}`;
  const reader = createBoardReader();
  const [read, another] = [...reader.push(named), ...reader.end()];
  return read?.result.ok && read.name === nameIn(line) && !another ? named : `# ${line}\n${text}`;
}
