// The environments that play side by side, and what one step of all of them gave.
import type { Board } from '@unjam/core';
import { at } from '@unjam/core/basics';
import { cellsOfAction, Environment, type EnvironmentShape } from '@unjam/core/game';

/** What an action is worth: the sum of what applies to it. */
export interface Rewards {
  /** Of every action. */
  readonly action: number;
  /** Of each cell that a vehicle slid. */
  readonly cell: number;
  /** Of an action that is not legal. */
  readonly illegal: number;
  /** Of the action that brings the red car to the exit. */
  readonly solved: number;
}

export const usualRewards: Rewards = { action: -1, cell: 0, illegal: 0, solved: 0 };

export interface BatchRules {
  readonly shape: EnvironmentShape;
  readonly rewards: Rewards;
  readonly maxSteps: number;
  /** Whether an environment whose episode has ended begins the next one at once. */
  readonly auto: boolean;
}

/** How an environment draws the puzzle of each episode. */
export type DrawBoard = () => Board;

/** An environment whose episode a step ended, as it ended. */
export interface Ended {
  readonly index: number;
  readonly environment: Environment;
}

export class Batch {
  readonly rules: BatchRules;
  readonly #environments: Environment[];
  readonly #draws: readonly DrawBoard[];
  /** What the last step gave, for each environment: 0 or 1 but for the rewards. */
  readonly rewards: Float64Array;
  readonly terminated: Uint8Array;
  readonly truncated: Uint8Array;
  readonly illegal: Uint8Array;
  /** Those that the last step ended and began anew. */
  ended: readonly Ended[] = [];

  constructor(rules: BatchRules, draws: readonly DrawBoard[]) {
    this.rules = rules;
    this.#draws = draws;
    this.#environments = draws.map((draw) => new Environment(draw(), rules.shape));
    const { length } = draws;
    this.rewards = new Float64Array(length);
    this.terminated = new Uint8Array(length);
    this.truncated = new Uint8Array(length);
    this.illegal = new Uint8Array(length);
  }

  get environments(): readonly Environment[] {
    return this.#environments;
  }

  environment(index: number): Environment | undefined {
    return this.#environments[index];
  }

  get count(): number {
    return this.#environments.length;
  }

  /** @param actions - one for each environment, of those that the shape has */
  step(actions: ArrayLike<number>): void {
    const { rewards, maxSteps, shape, auto } = this.rules;
    const ended: Ended[] = [];
    // by the index: a million steps a second are to make no pairs
    for (let index = 0; index < this.#environments.length; index++) {
      const environment = at(this.#environments, index);
      const action = actions[index] ?? 0;
      // a finished episode stays as it is until the next reset
      const over = environment.solved || environment.steps >= maxSteps;
      const legal = !over && environment.step(action);
      const { solved } = environment;
      const late = !solved && environment.steps >= maxSteps;
      let reward = over ? 0 : rewards.action;
      if (legal && rewards.cell !== 0) reward += rewards.cell * cellsOfAction(action, shape);
      if (legal && solved) reward += rewards.solved;
      if (!legal && !over) reward += rewards.illegal;
      this.rewards[index] = reward;
      this.illegal[index] = legal || over ? 0 : 1;
      this.terminated[index] = solved ? 1 : 0;
      this.truncated[index] = late ? 1 : 0;
      if (!auto || !(solved || late)) continue;
      ended.push({ index, environment });
      this.#environments[index] = new Environment(at(this.#draws, index)(), shape);
    }
    this.ended = ended;
  }
}
