// The tools of `unjam mcp`. Boards and solutions are text in any format; every search ends after 20 seconds.
import {
  countSolution,
  describeHint,
  describeProblem,
  generateTask,
  hintTask,
  loadEngineFor,
  renderSvg,
  renderText,
} from '@unjam/core';
import { solveAnytimeTask } from '@unjam/core/anytime';
import { err, ok } from '@unjam/core/basics';
import { joinSlides } from '@unjam/core/board';
import { compactText } from '@unjam/core/formats';
import { checkCriteria } from '@unjam/core/generate';
import { arrows, type NotationId, notationById, notations } from '@unjam/core/notation';
import { idsOf } from '../../input/options.ts';
import { describeLimit } from '../../output/limit.ts';
import { lengths, notProved } from '../../output/tally.ts';
import { finishYielding } from '../../yield-to-event-loop.ts';
import { boardIn, boardKey, deciding, metric, metricIn } from './board-argument.ts';
import { checkManyTool, checkTool } from './check-tools.ts';
import { MILLISECONDS, type Tool, type ToolArguments } from './tool.ts';

const limit = { milliseconds: MILLISECONDS };

const notation = {
  type: 'string',
  enum: idsOf(notations),
  description: 'how the solution is written; default arrows (`A←1, X→4`)',
} as const;

const solveTool: Tool = {
  name: 'solve',
  title: 'Solve a board',
  description:
    'Finds a provably shortest solution of a Rush Hour board, or proves that there is none. Where the search ends before that, it gives ' +
    'the best solution found and a proved lower bound.',
  keys: { board: boardKey, ...deciding, metric, notation },
  required: ['board'],
  async act(given, signal) {
    const read = await boardIn(given);
    if (!read.ok) return read;
    const { board, below, how } = read.value;
    const asked = metricIn(given);
    const found = await finishYielding(solveAnytimeTask(board, { metric: asked, limit }), undefined, signal);
    if (found.kind === 'limit') {
      const bound = found.lowerBound === undefined ? '' : `; at least ${found.lowerBound} ${asked}`;
      return err(`${describeLimit(found.which)} before a solution was found${bound}`);
    }
    if (found.kind !== 'solved') {
      return ok({
        text: `unsolvable: no sequence of moves leads to the exit${below}`,
        record: { kind: 'unsolvable', board: compactText(board), ...how },
      });
    }
    const written = notationById(notationIn(given)).print(joinSlides(found.solution), board);
    if (!written.ok) return err(describeProblem(written.error));
    const counts = countSolution(found.solution);
    const proof =
      found.optimal === false
        ? `${notProved(found.lowerBound)}, ${describeLimit(found.which)}`
        : `shortest in ${asked}`;
    return ok({
      text: `${written.value}\n${lengths(counts.moves, counts.steps)}, ${proof}${below}`,
      record: {
        kind: 'solved',
        board: compactText(board),
        ...how,
        metric: asked,
        ...counts,
        ...(found.optimal === false && { optimal: false, lowerBound: found.lowerBound }),
        solution: written.value,
      },
    });
  },
};

const hintTool: Tool = {
  name: 'hint',
  title: 'Next move',
  description:
    'The next move of a shortest solution, or of the best one found where the search ends before that, and what it is for.',
  keys: { board: boardKey, ...deciding, metric },
  required: ['board'],
  async act(given, signal) {
    const read = await boardIn(given);
    if (!read.ok) return read;
    const { board, below, how } = read.value;
    const found = await finishYielding(
      hintTask(board, { metric: metricIn(given), limit }, solveAnytimeTask),
      undefined,
      signal,
    );
    const written = found.kind === 'move' ? arrows.print([found.move], board) : undefined;
    const move = written?.ok ? written.value : null;
    const remaining = found.kind === 'move' ? found.remaining : null;
    return ok({
      text: `${describeHint(board, found)}${below}`,
      record: {
        kind: found.kind,
        move,
        remaining,
        reason: found.kind === 'move' ? found.reason : null,
        ...(found.kind === 'move' && !found.optimal && { optimal: false }),
        ...how,
      },
    });
  },
};

const generateTool: Tool = {
  name: 'generate',
  title: 'Make puzzles',
  description:
    'Makes puzzles of a wanted length; the same arguments and the same seed give the same puzzles.',
  keys: {
    least: { type: 'integer', minimum: 1, maximum: 60, description: 'fewest moves of a shortest solution' },
    most: { type: 'integer', minimum: 1, maximum: 100, description: 'most moves of a shortest solution' },
    side: { type: 'integer', minimum: 4, maximum: 8, description: 'rows and columns; default 6' },
    walls: { type: 'integer', minimum: 0, maximum: 4, description: 'how many walls; default 0' },
    count: { type: 'integer', minimum: 1, maximum: 20, description: 'how many puzzles; default 1' },
    seed: {
      type: 'integer',
      minimum: 0,
      maximum: 2 ** 32 - 1,
      description: 'the same seed gives the same puzzles; by default one is drawn and returned',
    },
  },
  required: [],
  async act({ least, most, side = 6, walls = 0, count = 1, seed }, signal) {
    const whole = (value: string | number | undefined, otherwise: number) => Number(value ?? otherwise);
    const checked = checkCriteria({
      width: Number(side),
      height: Number(side),
      moves: { least: whole(least, 10), most: whole(most, Number.MAX_SAFE_INTEGER) },
      walls: { least: Number(walls), most: Number(walls) },
      count: Number(count),
      ...(seed !== undefined && { seed: Number(seed) }),
    });
    if (!checked.ok) return err(describeProblem(checked.error));
    await loadEngineFor(checked.value);
    const { puzzles } = await finishYielding(generateTask(checked.value, { limit }), undefined, signal);
    const made = puzzles.map(({ board: each, moves, steps, rating }) => ({
      board: compactText(each),
      moves,
      steps,
      rating: rating.rating,
      grade: rating.grade,
    }));
    if (made.length === 0)
      return err('no such puzzle was found in 20 seconds; expected fewer moves or another size');
    const lines = made.map((each) => `${each.board}  ${lengths(each.moves, each.steps)}, ${each.grade}`);
    return ok({
      text: [...lines, `seed ${checked.value.seed}`].join('\n'),
      record: { seed: checked.value.seed, puzzles: made },
    });
  },
};

const showTool: Tool = {
  name: 'show',
  title: 'Show a board',
  description: 'Draws a board as a picture, and as rows of text.',
  keys: {
    board: boardKey,
    ...deciding,
    width: {
      type: 'integer',
      minimum: 64,
      maximum: 2048,
      description: 'of the picture, in pixels; default 480',
    },
  },
  required: ['board'],
  async act(given) {
    const read = await boardIn(given);
    if (!read.ok) return read;
    const { board, below } = read.value;
    const width = Number(given.width ?? 480);
    // drawing takes long to load, and only this tool draws
    const { pngOf } = await import('../show/raster.ts');
    const picture = Buffer.from(pngOf(renderSvg(board, { width }), width)).toString('base64');
    return ok({ text: `${renderText(board)}${below}`, picture });
  },
};

export const tools: readonly Tool[] = [solveTool, checkTool, checkManyTool, hintTool, generateTool, showTool];

/** The notation of the arguments, which were checked to be one. */
const notationIn = ({ notation: asked }: ToolArguments): NotationId =>
  notations.find(({ id }) => id === asked)?.id ?? 'arrows';
