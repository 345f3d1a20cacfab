import type { Result } from '@unjam/core';
import { counted, err, grouped, ok } from '@unjam/core/basics';
import {
  type CatalogueCriteria,
  type CatalogueEntry,
  catalogueMeasures,
  checkCatalogueCriteria,
  draw,
  fits,
  formatBoardSize,
  sizesOf,
} from '@unjam/core/catalogue';
import { grades } from '@unjam/core/difficulty';
import { bookletOptionIn, wantsBooklet } from '../../booklet/booklet-options.ts';
import type { PrintedBoard } from '../../booklet/print-booklet.ts';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { bundledCatalogue } from '../../input/catalogue.ts';
import { boardOfListed, type ListedPuzzle, nameOf } from '../../output/entry-record.ts';
import { table } from '../../output/table.ts';
import { print, printError, refuse } from '../../terminal/standard.ts';
import { CATALOGUE, type Chosen, type PuzzlesOptions, type Said } from './options.ts';
import { printPuzzles } from './print-puzzles.ts';

/** Lists the puzzles that meet the criteria or have these numbers or ids; without either, prints how many there are. */
export async function listPuzzles(words: readonly string[], options: PuzzlesOptions): Promise<ExitStatus> {
  const { from = CATALOGUE, output } = options;
  const stray = wantsBooklet(options.as, output) ? undefined : bookletOptionIn(options);
  if (stray !== undefined) return refuse(`unjam: ${stray} without --as pdf; expected it, or -o FILE.pdf`);
  const isWhole = words.length === 0 && Object.keys(options).every((name) => name === 'from');
  const criteria = criteriaOf(options);
  const answer =
    from === CATALOGUE
      ? chooseEntries(words, criteria, options, isWhole)
      : await (await import('./choose-from-atlas.ts')).chooseFromAtlas(
          from,
          words,
          criteria,
          options,
          isWhole,
        );
  if (!answer.ok) return refuse(`unjam: ${answer.error}`);
  const chosen = answer.value;
  if (chosen.kind === 'overview') {
    await print(`${chosen.text}\n`);
    return exitStatus.done;
  }
  if (chosen.kind === 'none') {
    printError(`unjam: no puzzle fits: ${chosen.text}`);
    return exitStatus.no;
  }
  if (wantsBooklet(options.as, output)) {
    const { printBooklet } = await import('../../booklet/print-booklet.ts');
    return printBooklet(toPrint(chosen.puzzles), { ...options, notation: 'arrows' });
  }
  return printPuzzles(chosen.puzzles, chosen.found, options);
}

/** The same from the catalogue. */
function chooseEntries(
  words: readonly string[],
  criteria: CatalogueCriteria,
  { count, random, seed }: PuzzlesOptions,
  isWhole: boolean,
): Result<Chosen | Said, string> {
  const entries = bundledCatalogue();
  const checked = checkCatalogueCriteria(criteria, entries);
  if (!checked.ok) return err(`${checked.error.message}; expected ${checked.error.expected}`);
  const numbered = numbersOf(words, entries.length);
  if (!numbered.ok) return numbered;
  if (isWhole) return ok({ kind: 'overview', text: overviewOf(entries) });
  const among = numbered.value.length === 0 ? entries : numbered.value.map((n) => entries[n - 1]!);
  const found = among.filter((entry) => fits(entry, criteria));
  if (found.length === 0) return ok({ kind: 'none', text: whyNone(among, criteria) });
  const atRandom = random || seed !== undefined;
  const puzzles = atRandom
    ? draw(found, count ?? found.length, seed ?? Math.floor(Math.random() * 2 ** 32))
    : found.slice(0, count);
  return ok({ kind: 'chosen', puzzles, found: found.length });
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

async function* toPrint(entries: readonly ListedPuzzle[]): AsyncGenerator<Result<PrintedBoard, string>> {
  for (const entry of entries) {
    const name = nameOf(entry);
    yield ok({ name, board: boardOfListed(entry), origin: { label: name }, isSure: true });
  }
}

function numbersOf(words: readonly string[], last: number): Result<number[], string> {
  const numbers = words.map((word) => (/^\d+$/.test(word) ? Number(word) : Number.NaN));
  const bad = numbers.findIndex((number) => !(number >= 1 && number <= last));
  return bad < 0 ? ok(numbers) : err(`puzzle '${words[bad]}'; expected a number from 1 to ${grouped(last)}`);
}

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
