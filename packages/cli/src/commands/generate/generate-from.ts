import { answerCriteria, checkAtlasCriteria, explainShortage, type PuzzleTable } from '@unjam/atlas';
import type { Result } from '@unjam/core';
import { counted, grouped } from '@unjam/core/basics';
import type { Criteria, Generated } from '@unjam/core/generate';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { openPuzzles } from '../../input/open-puzzles.ts';
import { beginProgress } from '../../terminal/progress.ts';
import { printError, refuse } from '../../terminal/standard.ts';
import { yieldToEventLoop } from '../../yield-to-event-loop.ts';
import { warnAbout } from '../atlas/summary.ts';

interface FromAtlas {
  /** The folder of an atlas, a published file, or a published size. */
  readonly folder: string;
  readonly criteria: Criteria;
  readonly limitBoards?: number;
  readonly limitTime?: number;
  /** Called once, when the atlas is read and the criteria are right. */
  begin(): void;
  /** Called with each puzzle; the first has number 1. */
  put(number: number, puzzle: Generated): Promise<Result<void, string>>;
}

/** Takes puzzles that meet the criteria from an atlas. */
export async function generateFrom(inputs: FromAtlas): Promise<ExitStatus> {
  const opened = await openPuzzles(inputs.folder);
  if (!opened.ok) return refuse(`unjam: ${opened.error.message}`);
  const progress = beginProgress(false);
  try {
    return await draw(opened.value, inputs, progress);
  } finally {
    progress.stop();
    opened.value.close();
  }
}

async function draw(
  atlas: PuzzleTable,
  { folder, criteria, limitBoards, limitTime, begin, put }: FromAtlas,
  progress: ReturnType<typeof beginProgress>,
): Promise<ExitStatus> {
  const checked = checkAtlasCriteria(criteria, atlas.manifest);
  if (!checked.ok) return refuse(`unjam: ${folder}: ${checked.error.message}`);
  warnAbout(folder, atlas);
  begin();
  const { count } = checked.value;
  const work = answerCriteria(atlas, checked.value, {
    ...(limitBoards !== undefined && { boards: limitBoards }),
    ...(limitTime !== undefined && { milliseconds: limitTime }),
  });
  let found = 0;
  let next = await work.next();
  for (; !next.done; next = await work.next()) {
    await yieldToEventLoop();
    const { looked, puzzle } = next.value;
    progress.work(found / count, `${found} of ${counted(count, 'puzzle')}, ${grouped(looked)} checked`);
    if (!puzzle) continue;
    const taken = await put(++found, puzzle);
    if (!taken.ok) return refuse(`unjam: ${taken.error}`);
  }
  const answer = next.value;
  if (!answer.ok) return refuse(`unjam: ${folder}: ${answer.error.message}`);
  if (answer.value.kind === 'done') return exitStatus.done;
  const why = await explainShortage(atlas, checked.value, answer.value);
  if (!why.ok) return refuse(`unjam: ${folder}: ${why.error.message}`);
  progress.stop();
  printError(`unjam: found ${found} of ${counted(count, 'puzzle')}: ${why.value}`);
  return exitStatus.limit;
}
