// The tools of `unjam mcp`. Boards and solutions are text in any format; every search ends after 20 seconds.
import {
  type Board,
  countSolution,
  err,
  generateTask,
  hintTask,
  type Metric,
  ok,
  type Problem,
  type Result,
  renderSvg,
  renderText,
  solveTask,
  tryParseBoard,
} from '@unjam/core';
import { describeHint } from '@unjam/core/analysis';
import { joinSlides, metrics } from '@unjam/core/board';
import { allFormats, compactText } from '@unjam/core/formats';
import { checkCriteria } from '@unjam/core/generate';
import { arrows, type NotationId, notationById, notations, scoreLeniently } from '@unjam/core/notation';
import { boardOfId, boardOfNumber, puzzlesInAll } from '../../input/catalogue.ts';
import { idsOf } from '../../input/options.ts';
import { describeLimit } from '../../output/limit.ts';
import { lengths } from '../../output/tally.ts';
import { finishYielding } from '../../yield-to-event-loop.ts';
import { judge } from '../check/verdict.ts';
import type { Tool, ToolArguments } from './tool.ts';

const MILLISECONDS = 20_000;
const limit = { milliseconds: MILLISECONDS };

const board = {
  type: 'string',
  description:
    'a board in any format: rows separated by / or line breaks, `.` empty, X the red car, x a wall; or a puzzle of the ' +
    'catalogue by its number, 1 to 2000, its id or its day, such as 2026-11-21',
} as const;
const metric = {
  type: 'string',
  enum: metrics,
  description: 'moves: a slide of any length counts 1; steps: every cell counts 1; default moves',
} as const;
const notation = {
  type: 'string',
  enum: idsOf(notations),
  description: 'how the solution is written; default arrows (`A←1, X→4`)',
} as const;

const metricIn = ({ metric: asked }: ToolArguments): Metric => (asked === 'steps' ? 'steps' : 'moves');

const solveTool: Tool = {
  name: 'solve',
  title: 'Solve a board',
  description: 'Finds a provably shortest solution of a Rush Hour board, or proves that there is none.',
  keys: { board, metric, notation },
  required: ['board'],
  async act(given) {
    const read = boardIn(given);
    if (!read.ok) return read;
    const asked = metricIn(given);
    const found = await finishYielding(solveTask(read.value, { metric: asked, limit }));
    if (found.kind === 'limit') return err(describeLimit(found.which));
    if (found.kind !== 'solved') {
      return ok({
        text: 'unsolvable: no sequence of moves leads to the exit',
        record: { kind: 'unsolvable', board: compactText(read.value) },
      });
    }
    const written = notationById(notationIn(given)).print(joinSlides(found.solution), read.value);
    if (!written.ok) return err(describe(written.error));
    const counts = countSolution(found.solution);
    return ok({
      text: `${written.value}\n${lengths(counts.moves, counts.steps)}, shortest in ${asked}`,
      record: {
        kind: 'solved',
        board: compactText(read.value),
        metric: asked,
        ...counts,
        solution: written.value,
      },
    });
  },
};

const checkTool: Tool = {
  name: 'check',
  title: 'Check a solution',
  description:
    'Replays a solution: whether every move is legal and why not, whether it solves the board, and whether it is ' +
    'shortest. With the verifier reasoning-gym illegal moves are skipped and only the end counts.',
  keys: {
    board,
    solution: {
      type: 'string',
      description: 'moves in any notation, such as `A←1, X→4`, `AL1 XR4` or `A-1 X+4`',
    },
    metric,
    verifier: { type: 'string', enum: ['unjam', 'reasoning-gym'], description: 'default unjam' },
  },
  required: ['board', 'solution'],
  async act(given) {
    const read = boardIn(given);
    if (!read.ok) return read;
    const text = String(given.solution);
    if (given.verifier === 'reasoning-gym') {
      const scored = scoreLeniently(read.value, text);
      if (!scored.ok) return err(describe(scored.error));
      const { score, found, altered } = scored.value;
      const record = { verifier: 'reasoning-gym', score, solves: score === 1, found, altered };
      return ok({ text: `score ${score} by the rules of reasoning-gym`, record });
    }
    const judged = judge(read.value, text, { metric: metricIn(given), limit });
    if (!judged.ok) return err(describe(judged.error));
    const { problem, solves, optimal, moves, steps, shortest } = judged.value;
    const length = lengths(moves ?? 0, steps ?? 0);
    const verdict = !solves
      ? `legal, but the red car is not at the exit; ${length}`
      : `legal, solves the board; ${length}; ${optimal ? 'shortest' : `the shortest has ${shortest}`} in ${metricIn(given)}`;
    return ok({ text: problem ?? verdict, record: { ...judged.value } });
  },
};

const hintTool: Tool = {
  name: 'hint',
  title: 'Next move',
  description: 'The next move of a shortest solution, and what it is for.',
  keys: { board, metric },
  required: ['board'],
  async act(given) {
    const read = boardIn(given);
    if (!read.ok) return read;
    const found = await finishYielding(hintTask(read.value, { metric: metricIn(given), limit }));
    const written = found.kind === 'move' ? arrows.print([found.move], read.value) : undefined;
    const move = written?.ok ? written.value : null;
    const remaining = found.kind === 'move' ? found.remaining : null;
    return ok({
      text: describeHint(read.value, found),
      record: { kind: found.kind, move, remaining, reason: found.kind === 'move' ? found.reason : null },
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
      description: 'the same seed gives the same puzzles; by default one is drawn, and told',
    },
  },
  required: [],
  async act({ least, most, side = 6, walls = 0, count = 1, seed }) {
    const whole = (value: string | number | undefined, otherwise: number) => Number(value ?? otherwise);
    const checked = checkCriteria({
      width: Number(side),
      height: Number(side),
      moves: { least: whole(least, 10), most: whole(most, Number.MAX_SAFE_INTEGER) },
      walls: { least: Number(walls), most: Number(walls) },
      count: Number(count),
      ...(seed !== undefined && { seed: Number(seed) }),
    });
    if (!checked.ok) return err(describe(checked.error));
    const { puzzles } = await finishYielding(generateTask(checked.value, { limit }));
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
    board,
    width: {
      type: 'integer',
      minimum: 64,
      maximum: 2048,
      description: 'of the picture, in pixels; default 480',
    },
  },
  required: ['board'],
  async act(given) {
    const read = boardIn(given);
    if (!read.ok) return read;
    const width = Number(given.width ?? 480);
    // drawing takes long to load, and only this tool draws
    const { pngOf } = await import('../show/raster.ts');
    const picture = Buffer.from(pngOf(renderSvg(read.value, { width }), width)).toString('base64');
    return ok({ text: renderText(read.value), picture });
  },
};

export const tools: readonly Tool[] = [solveTool, checkTool, hintTool, generateTool, showTool];

/** What is recognised, as on the command line. */
const recognised = allFormats(boardOfId);

function boardIn({ board: text }: ToolArguments): Result<Board, string> {
  const word = String(text).trim();
  const numbered = /^[1-9]\d{0,4}$/.test(word);
  const known = numbered ? boardOfNumber(Number(word)) : String(text);
  if (known === undefined)
    return err(`board: no puzzle of the catalogue has the number ${word}; expected 1 to ${puzzlesInAll()}`);
  const parsed = tryParseBoard(known, { formats: recognised });
  return parsed.ok ? parsed : err(`board: ${describe(parsed.error)}`);
}

/** The notation of the arguments, which were checked to be one. */
const notationIn = ({ notation: asked }: ToolArguments): NotationId =>
  notations.find(({ id }) => id === asked)?.id ?? 'arrows';

function describe({ message, expected, at }: Problem): string {
  const place = at?.text ? `line ${at.text.line}, column ${at.text.column}: ` : '';
  return `${place}${message}${expected === undefined ? '' : `; expected ${expected}`}`;
}
