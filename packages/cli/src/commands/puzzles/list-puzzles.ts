import { err, ok, type Result } from '@unjam/core';
import { counted, grouped } from '@unjam/core/basics';
import {
  type CatalogueCriteria,
  type CatalogueEntry,
  catalogueMeasures,
  checkCatalogueCriteria,
  draw,
  fits,
  formatBoardSize,
  formatEntryTitle,
  sizesOf,
} from '@unjam/core/catalogue';
import { formatSeconds, grades, secondsOf } from '@unjam/core/difficulty';
import { type BoardFormat, type FormatId, formatById } from '@unjam/core/formats';
import {
  type BOOKLET,
  type BookletOptions,
  bookletOptionIn,
  wantsBooklet,
} from '../../booklet/booklet-options.ts';
import type { PrintedBoard } from '../../booklet/print-booklet.ts';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { boardOfEntry, bundledCatalogue } from '../../input/catalogue.ts';
import { asksForJson, formatOf } from '../../output/endings.ts';
import { entryRecord } from '../../output/entry-record.ts';
import { jsonLine } from '../../output/json-line.ts';
import { table } from '../../output/table.ts';
import { targetAt } from '../../output/target.ts';
import { print, printError, refuse } from '../../terminal/standard.ts';

export interface PuzzlesOptions extends CatalogueCriteria, BookletOptions {
  readonly as?: typeof BOOKLET;
  readonly count?: number;
  readonly random?: true;
  readonly seed?: number;
  /** Default: by the ending of the output, else grid. */
  readonly to?: FormatId;
  readonly output?: string;
  readonly json?: true;
}

/** Lists the puzzles of the catalogue that meet the criteria or have these numbers; without either, prints their number. */
export async function listPuzzles(words: readonly string[], options: PuzzlesOptions): Promise<ExitStatus> {
  const entries = bundledCatalogue();
  const { count, random, seed, to, output } = options;
  const criteria = criteriaOf(options);
  const json = wantsJson(options);
  const stray = wantsBooklet(options.as, output) ? undefined : bookletOptionIn(options);
  if (stray !== undefined) return refuse(`unjam: ${stray} without --as pdf; expected it, or -o FILE.pdf`);
  const checked = checkCatalogueCriteria(criteria, entries);
  if (!checked.ok) return refuse(`unjam: ${checked.error.message}; expected ${checked.error.expected}`);
  const numbered = numbersOf(words, entries.length);
  if (!numbered.ok) return refuse(`unjam: ${numbered.error}`);
  if (words.length === 0 && Object.keys(options).length === 0) {
    await print(`${overviewOf(entries)}\n`);
    return exitStatus.done;
  }
  const among = numbered.value.length === 0 ? entries : numbered.value.map((n) => entries[n - 1]!);
  const found = among.filter((entry) => fits(entry, criteria));
  if (found.length === 0) {
    printError(`unjam: no puzzle fits: ${whyNone(among, criteria)}`);
    return exitStatus.no;
  }
  const atRandom = random || seed !== undefined;
  const chosen = atRandom
    ? draw(found, count ?? found.length, seed ?? Math.floor(Math.random() * 2 ** 32))
    : found.slice(0, count);
  if (wantsBooklet(options.as, output)) {
    const { printBooklet } = await import('../../booklet/print-booklet.ts');
    return printBooklet(toPrint(chosen), { ...options, notation: 'arrows' });
  }
  return to === undefined && !json && output === undefined
    ? printTable(chosen, found.length)
    : writeBoards(chosen, options);
}

const criteriaOf = ({
  grade,
  theme,
  rating,
  moves,
  steps,
  size,
  walls,
  vehicles,
}: PuzzlesOptions): CatalogueCriteria => ({
  ...(grade && { grade }),
  ...(theme && { theme }),
  ...(rating && { rating }),
  ...(moves && { moves }),
  ...(steps && { steps }),
  ...(size && { size }),
  ...(walls && { walls }),
  ...(vehicles && { vehicles }),
});

async function* toPrint(entries: readonly CatalogueEntry[]): AsyncGenerator<Result<PrintedBoard, string>> {
  for (const entry of entries) {
    const name = formatEntryTitle(entry);
    yield ok({ name, board: boardOfEntry(entry), origin: { label: name }, isSure: true });
  }
}

function numbersOf(words: readonly string[], last: number): Result<number[], string> {
  const numbers = words.map((word) => (/^\d+$/.test(word) ? Number(word) : Number.NaN));
  const bad = numbers.findIndex((number) => !(number >= 1 && number <= last));
  return bad < 0 ? ok(numbers) : err(`puzzle '${words[bad]}'; expected a number from 1 to ${grouped(last)}`);
}

async function printTable(chosen: readonly CatalogueEntry[], found: number): Promise<ExitStatus> {
  const right = (title: string) => ({ title, side: 'right' as const });
  const left = (title: string) => ({ title, side: 'left' as const });
  await print(
    `${table(
      [right(''), left('grade, time'), right('moves'), right('steps'), left('size'), left('board')],
      chosen.map((entry) => [
        String(entry.number),
        `${entry.grade} ${briefly(secondsOf(entry.rating))}`,
        String(entry.moves),
        String(entry.steps),
        formatBoardSize(entry),
        entry.board,
      ]),
      false,
    )}\n${chosen.length === found ? counted(found, 'puzzle') : `${grouped(chosen.length)} of ${counted(found, 'puzzle')}`}\n`,
  );
  return exitStatus.done;
}

/** `45s`, `12m`: short enough for a table of 80 columns. */
const briefly = (seconds: number): string =>
  seconds < 100 ? `${5 * Math.round(seconds / 5)}s` : `${Math.round(seconds / 60)}m`;

/** By the option, or where no format was asked for by the ending of the output. */
const wantsJson = ({ json, to, output }: PuzzlesOptions): boolean =>
  json ?? (to === undefined && asksForJson(output));

async function writeBoards(chosen: readonly CatalogueEntry[], options: PuzzlesOptions): Promise<ExitStatus> {
  const { to, output } = options;
  const json = wantsJson(options);
  const format = formatById(to ?? formatOf(output) ?? 'grid');
  const opened = targetAt(output, json ? '.json' : '.txt');
  if (!opened.ok) return refuse(opened.error);
  const target = opened.value;
  const apart = format.shape.kind === 'rows' && !json;
  const reasons: string[] = [];
  for (const entry of chosen) {
    const text = json ? jsonLine(entryRecord(entry)) : written(entry, format, apart, reasons);
    const put = await target.put(formatEntryTitle(entry), text, apart);
    if (!put.ok) return refuse(`unjam: ${put.error}`);
  }
  const finished = target.finish();
  const [reason] = reasons;
  if (reason !== undefined)
    printError(
      `unjam: ${grouped(reasons.length)} of ${counted(chosen.length, 'puzzle')} written in one line as in the catalogue, such as ${reason}`,
    );
  return finished.ok ? exitStatus.done : refuse(finished.error);
}

/** The text of a puzzle; one that the format cannot express is written in one line, as in the catalogue, and the reason is added. */
function written(entry: CatalogueEntry, format: BoardFormat, apart: boolean, reasons: string[]): string {
  const printed = format.print(boardOfEntry(entry));
  if (!printed.ok) reasons.push(`${formatEntryTitle(entry)}: ${printed.error.message}`);
  const head = `# ${aboutEntry(entry)}\n${formatEntryTitle(entry)}\n`;
  return `${apart ? head : ''}${printed.ok ? printed.value : entry.board}\n`;
}

/** `rating 71, expert, about 9 min, 38 moves, 61 steps`. */
export const aboutEntry = ({ rating, grade, moves, steps }: CatalogueEntry): string =>
  `rating ${rating}, ${grade}, about ${formatSeconds(secondsOf(rating))}, ${counted(moves, 'move')}, ${counted(steps, 'step')}`;

/** For each criterion the number of puzzles that meet it: `of 2,000 puzzles, 108 fit the grade, 43 fit the size`. */
function whyNone(among: readonly CatalogueEntry[], criteria: CatalogueCriteria): string {
  const parts = (['grade', 'theme', ...catalogueMeasures, 'size'] as const).flatMap((part) => {
    if (criteria[part] === undefined) return [];
    const { length } = among.filter((entry) => fits(entry, { [part]: criteria[part] }));
    return [`${grouped(length)} fit the ${part}`];
  });
  return `of ${counted(among.length, 'puzzle')}, ${parts.join(', ')}`;
}

/** How many puzzles there are of each size and grade. */
function overviewOf(entries: readonly CatalogueEntry[]): string {
  const numbers = (of: readonly CatalogueEntry[]) => [
    ...grades.map(({ id }) => grouped(of.filter(({ grade }) => grade === id).length)),
    grouped(of.length),
  ];
  const columns = [
    { title: 'size', side: 'left' as const },
    ...[...grades.map(({ id }) => id), 'all'].map((title) => ({ title, side: 'right' as const })),
  ];
  const rows = sizesOf(entries).map((size) => {
    const name = formatBoardSize(size);
    return [name, ...numbers(entries.filter((entry) => formatBoardSize(entry) === name))];
  });
  return `${table(columns, [...rows, ['all', ...numbers(entries)]], false)}\n'unjam puzzles --help' says how to select some of them.`;
}
