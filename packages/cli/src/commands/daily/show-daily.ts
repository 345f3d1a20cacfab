import { renderText } from '@unjam/core';
import { type CatalogueEntry, dailyIndex, dayNumber, formatEntryTitle, today } from '@unjam/core/catalogue';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { boardOfEntry, bundledCatalogue } from '../../input/catalogue.ts';
import { entryRecord } from '../../output/entry-record.ts';
import { print, refuse } from '../../terminal/standard.ts';
import { wantsColour } from '../../terminal/style.ts';
import { aboutEntry } from '../puzzles/list-puzzles.ts';

export interface DailyOptions {
  readonly date?: string;
  readonly json?: true;
}

/** Shows the puzzle of a day, by default today's where the command runs. */
export async function showDaily(word: string | undefined, { date, json }: DailyOptions): Promise<ExitStatus> {
  if (word !== undefined && date !== undefined)
    return refuse(`unjam: two dates, '${word}' and '${date}'; expected one`);
  const asked = word ?? date ?? today();
  const day = dayNumber(asked);
  if (!day.ok) return refuse(`unjam: ${day.error.message}; expected ${day.error.expected}`);
  const entries = bundledCatalogue();
  const entry = entries[dailyIndex(entries.length, day.value)] as CatalogueEntry;
  if (json) {
    await print(`${JSON.stringify({ ...entryRecord(entry), date: asked })}\n`);
    return exitStatus.done;
  }
  const picture = renderText(boardOfEntry(entry), { colour: wantsColour(process.stdout) });
  await print(`${asked}: ${formatEntryTitle(entry)}, ${aboutEntry(entry)}\n${picture}\n${entry.board}\n`);
  return exitStatus.done;
}
