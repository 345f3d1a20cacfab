import { tryParseBoard } from '@unjam/core';
import { type FormatSet, underName } from '@unjam/core/formats';
import { withEnough } from '../input/shape-reader/load.ts';
import { printError } from '../terminal/standard.ts';
import { visibleLine } from '../terminal/visible.ts';

/**
 * The text of a board below its name. A name that says something of the board, such as `exit left` or `Level 3: 6x6`, would be read as
 * that: it is left out, and standard error says so.
 */
export async function underItsName(text: string, name: string): Promise<string> {
  const named = underName(text, name);
  const boardIn = (rows: string, formats: FormatSet) => {
    const read = tryParseBoard(rows, { formats });
    return read.ok ? JSON.stringify(read.value) : undefined;
  };
  const isOther = await withEnough(named, (formats) => {
    const alone = boardIn(text, formats);
    // rows about which the reader asks are asked about under a name too
    return alone !== undefined && boardIn(named, formats) !== alone;
  });
  if (!isOther) return named;
  printError(
    `unjam: the name ${JSON.stringify(visibleLine(name))} is left out: it says something of the board; json keeps it`,
  );
  return text;
}
