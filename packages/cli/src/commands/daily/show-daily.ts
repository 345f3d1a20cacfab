import { renderText } from '@unjam/core';
import { dayNumber, formatEntryTitle, today } from '@unjam/core/catalogue';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { boardOfEntry } from '../../input/board-of-entry.ts';
import { entryOfDay } from '../../input/catalogue.ts';
import { quoted } from '../../input/quoted.ts';
import { entryRecord } from '../../output/entry-record.ts';
import { jsonLine } from '../../output/json-line.ts';
import { print, printStyled, refuse } from '../../terminal/standard.ts';
import { wantsColour } from '../../terminal/style.ts';
import { aboutEntry } from '../puzzles/print-puzzles.ts';

export interface DailyOptions {
  readonly date?: string;
  readonly json?: true;
}

/** Shows the puzzle of a day, by default of today in local time. */
export async function showDaily(word: string | undefined, { date, json }: DailyOptions): Promise<ExitStatus> {
  if (word !== undefined && date !== undefined)
    return refuse(`unjam: two dates, ${quoted(word)} and ${quoted(date)}; expected one`);
  const asked = word ?? date ?? today();
  const day = dayNumber(asked);
  if (!day.ok) return refuse(`unjam: ${day.error.message}; expected ${day.error.expected}`);
  const entry = entryOfDay(day.value);
  if (json) {
    await print(jsonLine({ ...entryRecord(entry), date: asked }));
    return exitStatus.done;
  }
  const picture = renderText(boardOfEntry(entry), { colour: wantsColour(process.stdout) });
  await printStyled(
    `${asked}: ${formatEntryTitle(entry)}, ${aboutEntry(entry)}\n${picture}\n${entry.board}\n`,
  );
  return exitStatus.done;
}
