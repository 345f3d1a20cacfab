// The tools of `unjam mcp`. Boards and solutions are text in any format; every search ends after 20 seconds.
import {
  type Board,
  countSolution,
  err,
  generateTask,
  hintTask,
  loadEngineFor,
  type Metric,
  ok,
  type Problem,
  type Result,
  renderSvg,
  renderText,
  solveTask,
} from '@unjam/core';
import { describeHint } from '@unjam/core/analysis';
import { edges, joinSlides, metrics } from '@unjam/core/board';
import { compactText } from '@unjam/core/formats';
import { checkCriteria } from '@unjam/core/generate';
import { arrows, type NotationId, notationById, notations, scoreLeniently } from '@unjam/core/notation';
import { boardOfNumber, puzzlesInAll } from '../../input/catalogue.ts';
import { idsOf } from '../../input/options.ts';
import { parseText } from '../../input/pieces.ts';
import { describeLimit } from '../../output/limit.ts';
import { lengths } from '../../output/tally.ts';
import { finishYielding } from '../../yield-to-event-loop.ts';
import { judge } from '../check/verdict.ts';
import type { Tool, ToolArguments } from './tool.ts';

const MILLISECONDS = 20_000;
const limit = { milliseconds: MILLISECONDS };

const boardKey = {
  type: 'string',
  description:
    'a board in any format or shape: rows separated by / or line breaks, `.` empty, X the red car, x a wall; a list of ' +
    'vehicles; JSON; or a puzzle of the catalogue by its number, 1 to 2000, its id or its day, such as 2026-11-21',
} as const;
/** What decides where a text can be read in several ways. */
const deciding = {
  primary: { type: 'string', description: 'the label of the red car, where the text leaves it open' },
  empty: { type: 'string', description: 'the character of empty cells, in a text of no known format' },
  columns: {
    type: 'string',
    description: 'what the columns of a list of vehicles mean, such as label,direction,length,column1,row1',
  },
  exit: {
    type: 'string',
    enum: edges,
    description: 'where the red car leaves, where the text leaves it open',
  },
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
  keys: { board: boardKey, ...deciding, metric, notation },
  required: ['board'],
  async act(given) {
    const read = await boardIn(given);
    if (!read.ok) return read;
    const { board, below, how } = read.value;
    const asked = metricIn(given);
    const found = await finishYielding(solveTask(board, { metric: asked, limit }));
    if (found.kind === 'limit') return err(describeLimit(found.which));
    if (found.kind !== 'solved') {
      return ok({
        text: `unsolvable: no sequence of moves leads to the exit${below}`,
        record: { kind: 'unsolvable', board: compactText(board), ...how },
      });
    }
    const written = notationById(notationIn(given)).print(joinSlides(found.solution), board);
    if (!written.ok) return err(describe(written.error));
    const counts = countSolution(found.solution);
    return ok({
      text: `${written.value}\n${lengths(counts.moves, counts.steps)}, shortest in ${asked}${below}`,
      record: {
        kind: 'solved',
        board: compactText(board),
        ...how,
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
    board: boardKey,
    ...deciding,
    solution: {
      type: 'string',
      description: 'moves in any notation, such as `A←1, X→4`, `AL1 XR4` or `A-1 X+4`',
    },
    metric,
    verifier: { type: 'string', enum: ['unjam', 'reasoning-gym'], description: 'default unjam' },
  },
  required: ['board', 'solution'],
  async act(given) {
    const read = await boardIn(given);
    if (!read.ok) return read;
    const { board, below, how } = read.value;
    const text = String(given.solution);
    if (given.verifier === 'reasoning-gym') {
      const scored = scoreLeniently(board, text);
      if (!scored.ok) return err(describe(scored.error));
      const { score, found, altered } = scored.value;
      const record = { verifier: 'reasoning-gym', score, solves: score === 1, found, altered, ...how };
      return ok({ text: `score ${score} by the rules of reasoning-gym${below}`, record });
    }
    const judged = judge(board, text, { metric: metricIn(given), limit });
    if (!judged.ok) return err(describe(judged.error));
    const { problem, solves, optimal, moves, steps, shortest } = judged.value;
    const length = lengths(moves ?? 0, steps ?? 0);
    const verdict = !solves
      ? `legal, but the red car is not at the exit; ${length}`
      : `legal, solves the board; ${length}; ${optimal ? 'shortest' : `the shortest has ${shortest}`} in ${metricIn(given)}`;
    return ok({ text: `${problem ?? verdict}${below}`, record: { ...judged.value, ...how } });
  },
};

const hintTool: Tool = {
  name: 'hint',
  title: 'Next move',
  description: 'The next move of a shortest solution, and what it is for.',
  keys: { board: boardKey, ...deciding, metric },
  required: ['board'],
  async act(given) {
    const read = await boardIn(given);
    if (!read.ok) return read;
    const { board, below, how } = read.value;
    const found = await finishYielding(hintTask(board, { metric: metricIn(given), limit }));
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
    await loadEngineFor(checked.value);
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

export const tools: readonly Tool[] = [solveTool, checkTool, hintTool, generateTool, showTool];

/** The board of a call, and how it was read if it is in no format. */
interface Read {
  readonly board: Board;
  /** The line that says how it was read, to stand below the answer. */
  readonly below: string;
  /** The same for the record. */
  readonly how: { readonly read?: string };
}

async function boardIn({ board: text, ...given }: ToolArguments): Promise<Result<Read, string>> {
  const word = String(text).trim();
  const numbered = /^[1-9]\d{0,4}$/.test(word);
  const known = numbered ? boardOfNumber(Number(word)) : String(text);
  if (known === undefined)
    return err(`board: no puzzle of the catalogue has the number ${word}; expected 1 to ${puzzlesInAll()}`);
  const parsed = parseText(known, decidingIn(given));
  if (!parsed.ok) return err(`board: ${describe(parsed.error)}`);
  const { value, read } = parsed;
  await loadEngineFor(value);
  return ok({
    board: value,
    below: read === undefined ? '' : `\n${read}`,
    how: read === undefined ? {} : { read },
  });
}

/** What the call says about the meaning of its text. */
function decidingIn({ primary, empty, columns, exit }: ToolArguments) {
  const edge = edges.find((each) => each === exit);
  return {
    ...(primary !== undefined && { primary: String(primary) }),
    ...(empty !== undefined && { empty: String(empty) }),
    ...(columns !== undefined && { columns: String(columns) }),
    ...(edge && { exit: edge }),
  };
}

/** The notation of the arguments, which were checked to be one. */
const notationIn = ({ notation: asked }: ToolArguments): NotationId =>
  notations.find(({ id }) => id === asked)?.id ?? 'arrows';

function describe({ message, expected, at }: Problem): string {
  const place = at?.text ? `line ${at.text.line}, column ${at.text.column}: ` : '';
  return `${place}${message}${expected === undefined ? '' : `; expected ${expected}`}`;
}
