import { readFileSync } from 'node:fs';
import { at } from '@unjam/core/basics';
import { type CatalogueEntry, dailyIndex, dayNumber, readCatalogue } from '@unjam/core/catalogue';
import { isPuzzleId, puzzleId } from '@unjam/core/formats';

/** The puzzles that come with the command; the build copies the catalogue beside its files. */
export const bundledCatalogue = (): readonly CatalogueEntry[] => read(bundledText());

const bundledText = (): string => readFileSync(new URL('./catalogue.txt', import.meta.url), 'utf8');

function read(text: string): readonly CatalogueEntry[] {
  const catalogue = readCatalogue(text);
  // the file comes with the program, so this is an error in the program
  if (!catalogue.ok) throw new TypeError(`the catalogue: ${catalogue.error.message}`);
  return catalogue.value;
}

/** The two lines of a bundled puzzle: its measures and its board. */
type PuzzleLines = readonly [measures: string, board: string];

let bundled: readonly PuzzleLines[] | undefined;

/** The lines of all bundled puzzles: to read 2,000 puzzles takes longer than most of what a command does with one. */
function bundledLines(): readonly PuzzleLines[] {
  if (!bundled) {
    const lines = bundledText().split('\n');
    bundled = lines.flatMap((line, i): PuzzleLines[] =>
      line === '' || line.startsWith('#') ? [] : [[lines[i - 1] ?? '', line]],
    );
  }
  return bundled;
}

/** The bundled puzzle of a day, counted as `dayNumber` does. */
export function entryOfDay(day: number): CatalogueEntry {
  const puzzles = bundledLines();
  const index = dailyIndex(puzzles.length, day);
  return { ...at(read(at(puzzles, index).join('\n')), 0), number: index + 1 };
}

let boards: ReadonlyMap<string, string> | undefined;

/** The text of a bundled puzzle's board by its id, such as `p-0k3x9qz`, or its day; undefined where there is no such puzzle. */
export function boardOfId(id: string): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(id)) {
    const day = dayNumber(id);
    return day.ok ? entryOfDay(day.value).board : undefined;
  }
  if (!isPuzzleId(id)) return undefined;
  boards ??= new Map(bundledLines().map(([, board]) => [puzzleId(board), board]));
  return boards.get(id);
}

/** How many puzzles are bundled; their numbers begin with 1. */
export const puzzlesInAll = (): number => bundledLines().length;

/** The text of the board of the bundled puzzle with a number; undefined where there is no such puzzle. */
export const boardOfNumber = (number: number): string | undefined => bundledLines()[number - 1]?.[1];
