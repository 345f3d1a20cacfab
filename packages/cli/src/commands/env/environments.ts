// The environments that requests name, and what each request does with them.
import { type Board, boardAt, err, ok, type Result, type SearchLimit, solve } from '@unjam/core';
import { compactText } from '@unjam/core/formats';
import {
  Environment,
  type EnvironmentShape,
  environmentPlanes,
  maskLength,
  planesLength,
} from '@unjam/core/game';
import { randomFrom } from '@unjam/core/generate';
import { parseText } from '../../input/pieces.ts';
import { describeProblem } from '../../input/problem-line.ts';
import { limitNames } from '../../output/limit.ts';
import { version } from '../../version.ts';
import { AnswerChecks } from './answer-checks.ts';
import { type Observation, observations, type Request } from './request.ts';

/** Of docs/env.md; changes with every change that a client would notice. */
const PROTOCOL = 1;

/** The puzzles to draw from; a board is read when it is drawn first. */
export interface Puzzles {
  readonly count: number;
  board(index: number): Board;
}

interface EnvironmentsOptions {
  readonly puzzles: Puzzles;
  readonly shape: EnvironmentShape;
  readonly maxSteps: number;
  readonly limit: SearchLimit;
}

/** One environment of the batch: its episode, and how it draws the next one. */
interface Seat {
  environment: Environment;
  readonly random: () => number;
  /** The board of every episode, where the request named one. */
  readonly fixed: Board | undefined;
}

export class Environments {
  readonly #options: EnvironmentsOptions;
  #seats: Seat[] = [];
  #auto = false;
  /** Whether one environment was asked for, so that replies hold values in place of arrays. */
  #single = true;
  #observe: readonly Observation[] = ['mask', 'planes'];
  #digits = Buffer.alloc(0);
  readonly #checks: AnswerChecks;

  constructor(options: EnvironmentsOptions) {
    this.#options = options;
    this.#checks = new AnswerChecks(options.limit);
  }

  /** What to answer; fails with what is wrong with the request. */
  answer(request: Request): Result<object, string> {
    const { op } = request;
    if (op === 'hello') return ok(this.#hello());
    if (op === 'reset') return this.#reset(request);
    if (op === 'check') return this.#checks.check(request, this.#puzzleOf(request));
    if (this.#seats.length === 0) return err(`${op}: no environment; expected a reset first`);
    if (op === 'step') return this.#step(request);
    const { index = 0 } = request;
    const seat = this.#seats[index];
    if (!seat) return err(`${op}: index ${index}; expected 0 to ${this.#seats.length - 1}`);
    if (op === 'legal') return ok({ actions: this.#legal(seat.environment) });
    return op === 'state' ? ok(this.#state(seat.environment)) : this.#solve(seat.environment);
  }

  /** The board with which the episode of an environment began; undefined before a reset. */
  #puzzleOf({ index = 0 }: Request): string | undefined {
    const seat = this.#seats[index];
    return seat && compactText(seat.environment.board);
  }

  #hello(): object {
    const { puzzles, shape, maxSteps } = this.#options;
    return {
      protocol: PROTOCOL,
      version,
      puzzles: puzzles.count,
      slots: shape.slots,
      actions: maskLength(shape),
      planes: environmentPlanes,
      shape: [environmentPlanes.length, shape.height, shape.width],
      observe: observations,
      reward: -1,
      maxSteps,
    };
  }

  #reset({ board: text, seed = 0, count, auto = false, observe }: Request): Result<object, string> {
    let fixed: Board | undefined;
    let read: string | undefined;
    if (text !== undefined) {
      const parsed = parseText(text);
      if (!parsed.ok) return err(`reset: board: ${describeProblem(parsed.error)}`);
      fixed = parsed.value;
      read = parsed.read;
      const { slots, width, height } = this.#options.shape;
      if (fixed.width > width || fixed.height > height || fixed.vehicles.length > slots)
        return err(
          `reset: board: ${fixed.width}×${fixed.height} with ${fixed.vehicles.length} vehicles; expected at most ${width}×${height} with ${slots}, or --size and --slots`,
        );
    }
    this.#auto = auto;
    this.#single = count === undefined;
    this.#observe = observe ?? this.#observe;
    this.#seats = Array.from({ length: count ?? 1 }, (_, index) => {
      const random = randomFrom(seed + index);
      return { environment: this.#begin(random, fixed), random, fixed };
    });
    return ok({
      ...(this.#single ? this.#labels() : {}),
      ...this.#observations(),
      ...(read !== undefined && { read }),
    });
  }

  #begin(random: () => number, fixed: Board | undefined): Environment {
    const { puzzles, shape } = this.#options;
    return new Environment(fixed ?? puzzles.board(Math.floor(random() * puzzles.count)), shape);
  }

  #step({ action, actions = action === undefined ? undefined : [action] }: Request): Result<object, string> {
    const wanted = this.#single ? '"action", a number' : `"actions", an array of ${this.#seats.length}`;
    if (!actions || (action === undefined) === this.#single || actions.length !== this.#seats.length)
      return err(
        `step: ${actions ? `${actions.length} actions for ${this.#seats.length} environments` : 'no action'}; expected ${wanted}`,
      );
    const most = maskLength(this.#options.shape);
    const wrong = actions.findIndex((each) => each >= most);
    if (wrong >= 0)
      return err(`step: action ${actions[wrong]} of environment ${wrong}; expected 0 to ${most - 1}`);
    const { maxSteps } = this.#options;
    const rewards: number[] = [];
    const illegal: number[] = [];
    let [terminated, truncated] = ['', ''];
    for (const [index, seat] of this.#seats.entries()) {
      const { environment } = seat;
      const over = environment.solved || environment.steps >= maxSteps;
      // a finished episode stays as it is until the next reset
      if (!over && !environment.step(actions[index] ?? most)) illegal.push(index);
      rewards.push(over ? 0 : -1);
      const { solved } = environment;
      const late = !solved && environment.steps >= maxSteps;
      terminated += solved ? '1' : '0';
      truncated += late ? '1' : '0';
      if (this.#auto && (solved || late)) seat.environment = this.#begin(seat.random, seat.fixed);
    }
    if (this.#single)
      return ok({
        reward: rewards[0],
        terminated: terminated === '1',
        truncated: truncated === '1',
        illegal: illegal.length > 0,
        ...this.#observations(),
      });
    return ok({ rewards, terminated, truncated, illegal, ...this.#observations() });
  }

  /** What the client sees of all environments: one text of digits each for masks and planes, one after the other. */
  #observations(): object {
    const { shape } = this.#options;
    const digits = (length: number, write: (environment: Environment, from: number) => void): string => {
      const all = length * this.#seats.length;
      if (this.#digits.length < all) this.#digits = Buffer.alloc(all);
      for (const [index, { environment }] of this.#seats.entries()) write(environment, index * length);
      // 0 and 1 become the digits '0' and '1'
      for (let i = 0; i < all; i++) this.#digits[i] = (this.#digits[i] ?? 0) | 0x30;
      return this.#digits.toString('latin1', 0, all);
    };
    const shown: Record<string, unknown> = {};
    for (const name of this.#observe) {
      if (name === 'mask')
        shown.mask = digits(maskLength(shape), (each, from) => each.writeMask(this.#digits, from));
      else if (name === 'planes')
        shown.planes = digits(planesLength(shape), (each, from) => each.writePlanes(this.#digits, from));
      else {
        const offsets = this.#seats.map(({ environment }) => offsetsOf(environment));
        shown.offsets = this.#single ? offsets[0] : offsets;
      }
    }
    return shown;
  }

  #labels(): object {
    const [seat] = this.#seats;
    if (!seat) return {};
    const { board, vehicles } = seat.environment;
    return { board: compactText(board), labels: vehicles.map((index) => board.vehicles[index]?.label) };
  }

  #legal(environment: Environment): number[] {
    const actions = Array.from({ length: maskLength(this.#options.shape) }, (_, action) => action);
    return actions.filter((action) => environment.isLegal(action));
  }

  #state(environment: Environment): object {
    const { board, vehicles, steps, solved } = environment;
    return {
      board: compactText(boardAt(board, environment.state())),
      start: compactText(board),
      labels: vehicles.map((index) => board.vehicles[index]?.label),
      offsets: offsetsOf(environment),
      steps,
      terminated: solved,
      truncated: !solved && steps >= this.#options.maxSteps,
    };
  }

  /** A shortest solution in steps from where the environment stands, as actions. */
  #solve(environment: Environment): Result<object, string> {
    const { vehicles } = environment;
    const found = solve(boardAt(environment.board, environment.state()), {
      metric: 'steps',
      limit: this.#options.limit,
    });
    if (found.kind === 'limit')
      return ok({ kind: 'limit', limit: limitNames[found.which], steps: null, actions: null });
    if (found.kind !== 'solved') return ok({ kind: 'unsolvable', limit: null, steps: null, actions: null });
    const actions = found.solution.flatMap(({ vehicle, by }) =>
      new Array<number>(Math.abs(by)).fill(2 * vehicles.indexOf(vehicle) + (by > 0 ? 1 : 0)),
    );
    return ok({ kind: 'solved', limit: null, steps: actions.length, actions });
  }
}

/** By slot, how far a vehicle is from the left or top of its lane. */
function offsetsOf(environment: Environment): (number | undefined)[] {
  const state = environment.state();
  return environment.vehicles.map((index) => state[index]);
}
