// The environments that requests name, and what each request does with them.
import { type Board, boardAt, describeProblem, type Result, type SearchLimit, solve } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { joinSlides } from '@unjam/core/board';
import { compactText } from '@unjam/core/formats';
import { type Environment, type EnvironmentShape, environmentPlanes, maskLength } from '@unjam/core/game';
import { randomFrom } from '@unjam/core/generate';
import { parseText } from '../../input/parse-text.ts';
import { limitNames } from '../../output/limit.ts';
import { version } from '../../version.ts';
import { AnswerChecks } from './answer-checks.ts';
import { Batch, type DrawBoard, usualRewards } from './batch.ts';
import { generatePuzzles, rateBoard, rendered, solveBoard } from './board-requests.ts';
import { observations, observed, offsetsOf } from './observations.ts';
import { Drawing, type Puzzles } from './puzzles.ts';
import { type Reply, type ReplyForm, replyToReset, replyToStep } from './replies.ts';
import type { Request } from './request.ts';
import { ACTION_BYTES } from './request-values.ts';

/** Of docs/env.md; changes with every change after which an older client fails. */
const PROTOCOL = 1;
/** Grows with every addition to the protocol, which an older client need not know. */
const REVISION = 2;

interface EnvironmentsOptions {
  readonly puzzles: Puzzles;
  readonly shape: EnvironmentShape;
  readonly maxSteps: number;
  readonly limit: SearchLimit;
}

export class Environments {
  readonly #options: EnvironmentsOptions;
  #batch: Batch | undefined;
  #form: ReplyForm = { observe: ['mask', 'planes'], single: true, final: false, binary: false };
  readonly #checks: AnswerChecks;
  readonly #drawings = new Map<string, Drawing>();
  readonly #splits = new Map();

  constructor(options: EnvironmentsOptions) {
    this.#options = options;
    this.#checks = new AnswerChecks(options.limit);
  }

  /**
   * What to answer; fails with what is wrong with the request.
   *
   * @param bytes - what followed the line of the request, if anything
   */
  answer(request: Request, bytes?: Buffer): Result<Reply, string> {
    const { op } = request;
    if (op === 'reset') return this.#reset(request);
    if (op === 'step') return this.#step(request, bytes);
    const answered = this.#answerInJson(request);
    return answered.ok ? ok({ head: answered.value }) : answered;
  }

  #answerInJson(request: Request): Result<object, string> {
    const { op, board, time, index = 0 } = request;
    const limit = time === undefined ? this.#options.limit : { milliseconds: time };
    if (op === 'hello') return ok(this.#hello());
    if (op === 'check') return this.#checks.check(request, this.#puzzleOf(request));
    if (op === 'rate') return rateBoard(request, limit);
    if (op === 'generate') return generatePuzzles(request, limit);
    if (board !== undefined) return op === 'solve' ? solveBoard(request, limit) : rendered(request);
    if (!this.#batch) return err(`${op}: no environment; expected a reset first`);
    const environment = this.#batch.environment(index);
    if (!environment) return err(`${op}: index ${index}; expected 0 to ${this.#batch.count - 1}`);
    if (op === 'legal') return ok({ actions: this.#legal(environment) });
    if (op === 'observe') return ok(observed(observations, [environment], this.#batch.rules.shape, true));
    if (op === 'state') return ok(this.#state(environment));
    if (op === 'render') return rendered(request, boardAt(environment.board, environment.state()));
    return this.#solve(environment, request, limit);
  }

  /** The board with which the episode of an environment began; undefined before a reset. */
  #puzzleOf({ index = 0 }: Request): string | undefined {
    const environment = this.#batch?.environment(index);
    return environment && compactText(environment.board);
  }

  #hello(): object {
    const { puzzles, shape, maxSteps } = this.#options;
    return {
      protocol: PROTOCOL,
      revision: REVISION,
      version,
      puzzles: puzzles.count,
      slots: shape.slots,
      actions: maskLength(shape),
      planes: environmentPlanes,
      shape: [environmentPlanes.length, shape.height, shape.width],
      observe: observations,
      reward: usualRewards.action,
      maxSteps,
    };
  }

  #reset(request: Request): Result<Reply, string> {
    const { slides, seeds, count, maxSteps = this.#options.maxSteps } = request;
    const { auto = false, final = false, binary = false, observe = this.#form.observe } = request;
    if (seeds && seeds.length !== (count ?? 1))
      return err(`reset: ${seeds.length} seeds for ${count ?? 1} environments; expected one for each`);
    const most = Number.MAX_SAFE_INTEGER - (count ?? 1) + 1;
    if ((request.seed ?? 0) > most)
      return err(
        `reset: seed ${request.seed} of the first of ${count} environments; expected at most ${most}`,
      );
    const fixed = this.#boardOf(request);
    if (!fixed.ok) return fixed;
    const draws = this.#drawsOf(request, fixed.value?.board);
    if (!draws.ok) return draws;
    const shape = { ...this.#options.shape, ...(slides && { slides }) };
    const rewards = { ...usualRewards, ...request.reward };
    this.#form = { observe, single: count === undefined, final, binary };
    this.#batch = new Batch({ shape, rewards, maxSteps, auto }, draws.value);
    const read = fixed.value?.read;
    const head = {
      ...(this.#form.single ? this.#labels() : {}),
      ...(slides && { actions: maskLength(shape) }),
      ...(read !== undefined && { read }),
    };
    return ok(replyToReset(this.#batch, this.#form, head));
  }

  /** The board that a reset names for all its episodes, and how it was read. */
  #boardOf({ board: text }: Request): Result<{ board: Board; read?: string } | undefined, string> {
    if (text === undefined) return ok(undefined);
    const parsed = parseText(text);
    if (!parsed.ok) return err(`reset: board: ${describeProblem(parsed.error)}`);
    const { value: board, read } = parsed;
    const { slots, width, height } = this.#options.shape;
    if (board.width > width || board.height > height || board.vehicles.length > slots)
      return err(
        `reset: board: ${board.width}×${board.height} with ${board.vehicles.length} vehicles; expected at most ${width}×${height} with ${slots}, or --size and --slots`,
      );
    return ok({ board, ...(read !== undefined && { read }) });
  }

  /** How each environment draws its boards; fails where there is none to draw. */
  #drawsOf(request: Request, fixed: Board | undefined): Result<DrawBoard[], string> {
    const { seed = 0, seeds, count = 1, split, difficulty } = request;
    if (fixed) {
      if (split ?? difficulty) return err('reset: board beside split or difficulty; expected one of them');
      return ok(Array.from({ length: count }, () => () => fixed));
    }
    const name = JSON.stringify([split, difficulty]);
    const drawing =
      this.#drawings.get(name) ??
      new Drawing(
        this.#options.puzzles,
        { ...(split && { split }), ...(difficulty && { difficulty }) },
        this.#splits,
      );
    this.#drawings.set(name, drawing);
    if (!drawing.draw(randomFrom(0)))
      return err(`reset: no puzzle of ${this.#options.puzzles.count} is of this split and difficulty`);
    return ok(
      Array.from({ length: count }, (_, index) => {
        const random = randomFrom(seeds?.[index] ?? seed + index);
        return () => {
          const board = drawing.draw(random);
          if (!board) throw new TypeError('there was a puzzle to draw');
          return board;
        };
      }),
    );
  }

  #step({ action, actions: listed }: Request, bytes: Buffer | undefined): Result<Reply, string> {
    const batch = this.#batch;
    if (!batch) return err('step: no environment; expected a reset first');
    const { single } = this.#form;
    if (bytes && bytes.length !== ACTION_BYTES * batch.count)
      return err(
        `step: ${bytes.length} bytes for ${batch.count} environments; expected ${ACTION_BYTES} for each`,
      );
    const actions = bytes ? wholesOf(bytes) : (listed ?? (action === undefined ? undefined : [action]));
    const wanted = single ? '"action", a number' : `"actions", an array of ${batch.count}`;
    const inPlace = bytes !== undefined || (action === undefined) !== single;
    if (!actions || !inPlace || actions.length !== batch.count)
      return err(
        `step: ${actions ? `${actions.length} actions for ${batch.count} environments` : 'no action'}; expected ${wanted}`,
      );
    const most = maskLength(batch.rules.shape);
    const wrong = actions.findIndex((each) => each >= most);
    if (wrong >= 0)
      return err(`step: action ${actions[wrong]} of environment ${wrong}; expected 0 to ${most - 1}`);
    batch.step(actions);
    return ok(replyToStep(batch, this.#form));
  }

  /** The puzzle of one environment, and the label of each slot. */
  #labels(): object {
    const environment = this.#batch?.environment(0);
    if (!environment) return {};
    const { board, vehicles } = environment;
    return { board: compactText(board), labels: vehicles.map((index) => board.vehicles[index]?.label) };
  }

  #legal(environment: Environment): number[] {
    const { shape } = this.#batch?.rules ?? this.#options;
    const actions = Array.from({ length: maskLength(shape) }, (_, action) => action);
    return actions.filter((action) => environment.isLegal(action));
  }

  #state(environment: Environment): object {
    const { board, vehicles, steps, solved } = environment;
    const maxSteps = this.#batch?.rules.maxSteps ?? this.#options.maxSteps;
    return {
      board: compactText(boardAt(board, environment.state())),
      start: compactText(board),
      labels: vehicles.map((index) => board.vehicles[index]?.label),
      offsets: offsetsOf(environment),
      steps,
      terminated: solved,
      truncated: !solved && steps >= maxSteps,
    };
  }

  /** A solution with the fewest actions from where the environment stands. */
  #solve(
    environment: Environment,
    { metric, notation }: Request,
    limit: SearchLimit,
  ): Result<object, string> {
    const key = metric ?? notation;
    if (key !== undefined)
      return err(`solve: ${key} without a board; expected "board", or neither metric nor notation`);
    const { vehicles, board } = environment;
    const { shape } = this.#batch?.rules ?? this.#options;
    const slides = shape.slides === 'slide';
    const counted = slides ? 'moves' : 'steps';
    const found = solve(boardAt(board, environment.state()), { metric: counted, limit });
    if (found.kind === 'limit')
      return ok({ kind: 'limit', limit: limitNames[found.which], [counted]: null, actions: null });
    if (found.kind !== 'solved')
      return ok({ kind: 'unsolvable', limit: null, [counted]: null, actions: null });
    const reach = maskLength(shape) / (2 * shape.slots);
    const actions = joinSlides(found.solution).flatMap(({ vehicle, by }) => {
      const lane = 2 * vehicles.indexOf(vehicle) + (by > 0 ? 1 : 0);
      const cells = Math.abs(by);
      return slides ? [lane * reach + cells - 1] : new Array<number>(cells).fill(lane);
    });
    return ok({ kind: 'solved', limit: null, [counted]: actions.length, actions });
  }
}

/** Actions as they stand in bytes. */
function wholesOf(bytes: Buffer): Uint16Array {
  const wholes = new Uint16Array(bytes.length / ACTION_BYTES);
  for (let index = 0; index < wholes.length; index++)
    wholes[index] = bytes.readUInt16LE(ACTION_BYTES * index);
  return wholes;
}
