// The puzzles of an atlas that meet criteria. Only import() loads this file: @unjam/atlas may not be installed.

import { type AtlasValues, describeSize, type PuzzleTable } from '@unjam/atlas';
import type { Result } from '@unjam/core';
import { err, grouped, ok } from '@unjam/core/basics';
import {
  atlasBoardOf,
  type CatalogueCriteria,
  catalogueMeasures,
  checkCatalogueCriteria,
  formatBoardSize,
} from '@unjam/core/catalogue';
import { gradeOf, grades, ratingsOf, type ThemeId } from '@unjam/core/difficulty';
import { compactText } from '@unjam/core/formats';
import { type Span, spanOf } from '@unjam/core/generate';
import { atlasPath, isPublished } from '../../input/atlas-name.ts';
import { openPuzzles } from '../../input/open-puzzles.ts';
import { quoted } from '../../input/quoted.ts';
import type { ListedPuzzle } from '../../output/entry-record.ts';
import { warnAbout } from '../atlas/summary.ts';
import type { Chosen, PuzzlesOptions, Said } from './options.ts';

/**
 * Chooses puzzles of an atlas: the easiest first, or at random.
 *
 * @param words - ids of puzzles; without any, all puzzles
 * @param isWhole - whether to say only how many there are
 */
export async function chooseFromAtlas(
  from: string,
  words: readonly string[],
  criteria: CatalogueCriteria,
  options: PuzzlesOptions,
  isWhole: boolean,
): Promise<Result<Chosen | Said, string>> {
  const wrong = wrongWord(words) ?? wrongCriterion(criteria);
  if (wrong !== undefined) return err(wrong);
  const opened = await openPuzzles(from);
  if (!opened.ok) return err(opened.error.message);
  const table = opened.value;
  try {
    if (!table.has('rating'))
      return err(
        isPublished(atlasPath(from))
          ? `${from} has no ratings; expected a file of an atlas that unjam atlas rate has rated`
          : `${from} is not rated yet; run: unjam atlas rate ${from}`,
      );
    warnAbout(from, table);
    const { size } = table.manifest;
    if (criteria.size && formatBoardSize(criteria.size) !== formatBoardSize(size))
      return err(`${from}: the atlas is of ${describeSize(size)}; expected --size ${formatBoardSize(size)}`);
    return await (isWhole ? overview(table) : choose(table, words, criteria, options));
  } catch (thrown) {
    if (thrown instanceof Refused) return err(`${from}: ${thrown.message}`);
    throw thrown;
  } finally {
    table.close();
  }
}

class Refused extends Error {}

async function ask(table: PuzzleTable, sql: string): Promise<readonly AtlasValues[]> {
  const answer = await table.query(sql);
  if (!answer.ok) throw new Refused(answer.error.message);
  return answer.value.rows;
}

const countOf = async (table: PuzzleTable, where: string): Promise<number> =>
  Number((await ask(table, `select count(*)::double from puzzles where ${where}`))[0]?.[0]);

function wrongWord(words: readonly string[]): string | undefined {
  const wrong = words.find((word) => !/^a-[0-9a-z]{10}$/.test(word));
  return wrong === undefined
    ? undefined
    : `puzzle ${quoted(wrong)}; expected the id of a puzzle of the atlas, such as a-rdqsnn0anj`;
}

function wrongCriterion({ size, ...criteria }: CatalogueCriteria): string | undefined {
  const checked = checkCatalogueCriteria(criteria, []);
  return checked.ok ? undefined : `${checked.error.message}; expected ${checked.error.expected}`;
}

/** Each criterion as a condition on columns, with its name. */
function conditionsOf({
  grade,
  theme,
  ...criteria
}: CatalogueCriteria): (readonly [name: string, sql: string])[] {
  const within = (column: string, { least, most }: Span) => `${column} between ${least} and ${most}`;
  return [
    ...(grade ? [['grade', within('rating', ratingsOf(grade))] as const] : []),
    ...(theme ? [['theme', `list_contains(themes, '${theme}')`] as const] : []),
    ...catalogueMeasures.flatMap((measure) => {
      const span = spanOf(criteria[measure]);
      return span ? [[measure, within(measure, span)] as const] : [];
    }),
  ];
}

async function choose(
  table: PuzzleTable,
  words: readonly string[],
  criteria: CatalogueCriteria,
  { count, random, seed }: PuzzlesOptions,
): Promise<Result<Chosen | Said, string>> {
  const among = words.length === 0 ? 'true' : `id in (${words.map((word) => `'${word}'`).join(', ')})`;
  const conditions = conditionsOf(criteria);
  const where = [among, ...conditions.map(([, sql]) => sql)].join(' and ');
  const found = await countOf(table, where);
  if (found === 0) return ok({ kind: 'none', text: await whyNone(table, among, conditions, words.length) });
  const lot = seed ?? Math.floor(Math.random() * 2 ** 32);
  const order =
    random || seed !== undefined
      ? `md5(${table.cluster} || '${lot}')`
      : 'rating, moves, puzzles.steps, board';
  const rows = await ask(
    table,
    `select id, board, rating, moves, steps, states, themes, vehicles, walls from puzzles where ${where}
     order by ${order} ${count === undefined ? '' : `limit ${count}`}`,
  );
  const { width, height } = table.manifest.size;
  return ok({ kind: 'chosen', puzzles: rows.map((row) => puzzleOf(row, width, height)), found });
}

function puzzleOf(row: AtlasValues, width: number, height: number): ListedPuzzle {
  const [id, text, rating, moves, steps, states, themes, vehicles, walls] = row;
  // one line does not say how many columns a board has that is not square
  const board = width === height ? undefined : atlasBoardOf(String(text), width);
  return {
    id: String(id),
    board: board ? compactText(board) : String(text),
    rating: Number(rating),
    grade: gradeOf(Number(rating)),
    moves: Number(moves),
    steps: Number(steps),
    states: Number(states),
    themes: (Array.isArray(themes) ? themes : []) as readonly ThemeId[], // an atlas has the ids of themes
    width,
    height,
    vehicles: Number(vehicles),
    walls: Number(walls),
  };
}

/** For each criterion the number of puzzles that meet it, among those with one of `ids` ids where these are asked for. */
async function whyNone(
  table: PuzzleTable,
  among: string,
  conditions: readonly (readonly [name: string, sql: string])[],
  ids: number,
): Promise<string> {
  const all = await countOf(table, among);
  if (all === 0)
    return `the atlas has no ${['puzzles', 'puzzle with this id'][ids] ?? 'puzzle with one of these ids'}`;
  const parts: string[] = [];
  for (const [name, sql] of conditions)
    parts.push(`${grouped(await countOf(table, `${among} and ${sql}`))} fit the ${name}`);
  return `of ${grouped(all)} ${all === 1 ? 'puzzle' : 'puzzles'}, ${parts.join(', ')}`;
}

/** How many puzzles there are of each grade. */
async function overview(table: PuzzleTable): Promise<Result<Said, string>> {
  const lines: string[] = [];
  for (const { id } of grades) {
    const [[, sql] = []] = conditionsOf({ grade: id });
    lines.push(`${id.padEnd(14)}${grouped(await countOf(table, sql ?? 'true')).padStart(9)}`);
  }
  lines.push(`${'all'.padEnd(14)}${grouped(await countOf(table, 'true')).padStart(9)}`);
  return ok({
    kind: 'overview',
    text: `${lines.join('\n')}\n'unjam puzzles --help' says how to select some of them.`,
  });
}
