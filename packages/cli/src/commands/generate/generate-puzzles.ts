import { generateTask, loadEngineFor, type Result } from '@unjam/core';
import { counted, ok } from '@unjam/core/basics';
import { describePrediction, describeRating, type Grade, type ThemeId } from '@unjam/core/difficulty';
import { type BoardFormat, compactText, type FormatId, formatById } from '@unjam/core/formats';
import {
  type Criteria,
  checkCriteria,
  explainShortage,
  type Generated,
  type Span,
} from '@unjam/core/generate';
import {
  type BOOKLET,
  type BookletOptions,
  bookletOptionIn,
  wantsBooklet,
} from '../../booklet/booklet-options.ts';
import type { PrintedBoard } from '../../booklet/print-booklet.ts';
import { type ExitStatus, exitStatus, worstStatus } from '../../exit-status.ts';
import { difficultyRecord } from '../../output/difficulty-record.ts';
import { asksForJson, formatOf } from '../../output/endings.ts';
import { jsonLine } from '../../output/json-line.ts';
import { relabelledFor } from '../../output/relabelled.ts';
import { standardOutput, targetAt } from '../../output/target.ts';
import { beginProgress } from '../../terminal/progress.ts';
import { printError, refuse, reportProblem } from '../../terminal/standard.ts';
import { yieldToEventLoop } from '../../yield-to-event-loop.ts';

export interface GenerateOptions extends BookletOptions {
  readonly as?: typeof BOOKLET;
  readonly moves?: Span;
  readonly steps?: Span;
  readonly rating?: Span;
  readonly grade?: Grade;
  readonly theme?: readonly ThemeId[];
  /** The time that half of all players need, in seconds. */
  readonly difficulty?: Span;
  readonly size?: { readonly width: number; readonly height: number };
  readonly walls?: Span;
  readonly vehicles?: Span;
  readonly primary: number;
  /** The folder of an atlas to take puzzles from, instead of making new ones. */
  readonly from?: string;
  readonly count: number;
  /** Default: one is drawn and printed on standard error. */
  readonly seed?: number;
  readonly unique?: true;
  /** Default: by the ending of the output, else grid. */
  readonly to?: FormatId;
  readonly output?: string;
  readonly json?: true;
  readonly limitBoards?: number;
  readonly limitCluster?: number;
  readonly limitTime?: number;
}

/** Makes puzzles that meet the criteria of the command line, and writes each as soon as it is found. */
export async function generatePuzzles(options: GenerateOptions): Promise<ExitStatus> {
  const { as, output } = options;
  if (!wantsBooklet(as, output)) {
    const stray = bookletOptionIn(options);
    if (stray !== undefined) return refuse(`unjam: ${stray} without --as pdf; expected it, or -o FILE.pdf`);
    return writePuzzles(options);
  }
  // a booklet is one file, so all puzzles are made before it is written
  const made: PrintedBoard[] = [];
  const status = await writePuzzles(options, (label, { board }) => {
    // the only name of a new puzzle is made of its seed, which means nothing to the person who solves the card
    made.push({ name: '', board, origin: { label }, isSure: true });
  });
  if (made.length === 0) return status;
  const { printBooklet } = await import('../../booklet/print-booklet.ts');
  const { limitTime: _, ...printing } = options;
  return worstStatus(status, await printBooklet(each(made), { ...printing, notation: 'arrows' }));
}

async function* each(boards: readonly PrintedBoard[]): AsyncGenerator<Result<PrintedBoard, string>> {
  for (const board of boards) yield ok(board);
}

/** Makes puzzles, and writes each or passes it to `onPuzzle`. */
async function writePuzzles(
  options: GenerateOptions,
  onPuzzle?: (name: string, puzzle: Generated) => void,
): Promise<ExitStatus> {
  const { count, limitBoards, limitTime, from, output } = options;
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 32);
  const wanted = criteriaOf(options, seed);
  const begin = () => {
    if (options.seed === undefined)
      printError(`unjam: the seed was drawn; --seed ${seed} gives the same puzzles`);
  };
  const json = options.json ?? (options.to === undefined && asksForJson(output));
  const format = formatById(options.to ?? formatOf(output) ?? 'grid');
  const opened = onPuzzle
    ? ok(standardOutput())
    : targetAt(output, json ? '.json' : '.txt', from === undefined ? [] : [from]);
  if (!opened.ok) return refuse(opened.error);
  const target = opened.value;
  const apart = format.shape.kind === 'rows' && !json;
  const put = async (number: number, puzzle: Generated): Promise<Result<void, string>> => {
    const name = `${seed}-${number}`;
    if (onPuzzle) {
      onPuzzle(name, puzzle);
      return ok(undefined);
    }
    const text = json ? jsonLine(record(name, puzzle)) : written(name, puzzle, format, apart);
    return target.put(name, text, apart);
  };
  if (from !== undefined) {
    const { generateFrom } = await import('./generate-from.ts');
    const status = await generateFrom({
      folder: from,
      criteria: wanted,
      begin,
      ...(limitBoards !== undefined && { limitBoards }),
      ...(limitTime !== undefined && { limitTime }),
      put,
    });
    const finished = status === exitStatus.refused ? ok(undefined) : target.finish();
    return finished.ok ? status : refuse(finished.error);
  }
  const criteria = checkCriteria(wanted);
  if (!criteria.ok) return refuse(`unjam: ${criteria.error.message}; expected ${criteria.error.expected}`);
  begin();
  await loadEngineFor(criteria.value);
  const progress = beginProgress(false);
  const work = generateTask(criteria.value, {
    limit: {
      ...(limitBoards !== undefined && { boards: limitBoards }),
      ...(limitTime !== undefined && { milliseconds: limitTime }),
    },
  });
  let next = work.next();
  for (; !next.done; next = work.next()) {
    await yieldToEventLoop();
    const { found, boards, hardest, puzzle } = next.value;
    progress.work(
      found / count,
      `${found} of ${counted(count, 'puzzle')}, ${counted(boards, 'board')}, up to ${hardest} moves`,
    );
    if (!puzzle) continue;
    const taken = await put(found, puzzle);
    if (!taken.ok) {
      progress.stop();
      return refuse(`unjam: ${taken.error}`);
    }
  }
  progress.stop();
  const finished = target.finish();
  if (!finished.ok) return refuse(finished.error);
  if (next.value.kind === 'done') return exitStatus.done;
  const { puzzles } = next.value;
  const helps =
    limitBoards === undefined
      ? `; ${limitTime === undefined ? '--limit-time 5m' : 'more time'} or another --seed may help`
      : '';
  printError(
    `unjam: found ${puzzles.length} of ${counted(count, 'puzzle')}: ${explainShortage(next.value)}${helps}`,
  );
  return exitStatus.limit;
}

function criteriaOf(
  { size, grade, theme, moves, steps, rating, difficulty, walls, vehicles, ...rest }: GenerateOptions,
  seed: number,
): Criteria {
  return {
    ...size,
    ...(moves && { moves }),
    ...(steps && { steps }),
    ...(rating && { rating }),
    ...(grade && { grade }),
    ...(theme && { themes: theme }),
    ...(difficulty && { seconds: difficulty }),
    ...(walls && { walls }),
    ...(vehicles && { vehicles }),
    primary: rest.primary,
    count: rest.count,
    seed,
    ...(rest.unique && { unique: true }),
    ...(rest.limitCluster !== undefined && { mostStates: rest.limitCluster }),
  };
}

/** The text of a puzzle; one that the format cannot express is written in one line, so that it is not lost. */
function written(
  name: string,
  { board, moves, steps, rating }: Generated,
  format: BoardFormat<FormatId>,
  apart: boolean,
): string {
  const printed = format.print(relabelledFor(board, format));
  if (!printed.ok) reportProblem(`unjam: ${name} is written in one line: ${printed.error.message}`);
  const comment = `# ${counted(moves, 'move')}, ${counted(steps, 'step')}, rating ${rating.rating}, ${rating.grade}, ${describePrediction(rating)}\n`;
  return `${apart ? comment : ''}${printed.ok ? printed.value : compactText(board)}\n`;
}

const record = (name: string, { board, seed, moves, steps, rating }: Generated) => ({
  name,
  seed,
  board: compactText(board),
  moves,
  steps,
  ...difficultyRecord(rating),
  reasons: describeRating(board, rating),
  vehicles: board.vehicles.length,
  walls: board.walls.length,
});
