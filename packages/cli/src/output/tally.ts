import { counted, grouped } from '@unjam/core/basics';
import { stoppedAt } from './limit.ts';
import { duration } from './numbers.ts';
import type { SolveRecord, Unnamed } from './solve-record.ts';

/** `49 moves, 93 steps · shortest in moves · 24,132 states · 0.9 ms`, or why there is no solution. */
export function outcome(record: Unnamed): string {
  return [
    ...findings(record),
    searched(record.states, record.kind === 'unsolvable'),
    duration(record.milliseconds),
  ].join(' · ');
}

/** How much was searched: the rows and columns alone may show that a board is unsolvable. */
const searched = (states: number, unsolvable: boolean): string =>
  unsolvable && states === 0 ? 'without a search' : counted(states, 'state');

function findings(record: Unnamed): string[] {
  const { kind, limit, moves, steps, proved, lowerBound } = record;
  switch (kind) {
    case 'solved':
      if (limit !== null)
        return [lengths(moves ?? 0, steps ?? 0), notProved(lowerBound ?? 0), stoppedAt(limit)];
      return [
        lengths(moves ?? 0, steps ?? 0),
        proved === null ? 'perhaps not the shortest' : shortestIn(proved),
      ];
    case 'unsolvable':
      return ['unsolvable: no sequence of moves leads to the exit'];
    case 'exhausted':
      return ['no solution found, and the method may miss one'];
    case 'limit':
      return [`${stoppedAt(limit ?? '')} before a solution was found`];
  }
}

/** What is said of the best solution found at a limit. */
export const notProved = (lowerBound: number): string => `not proved shortest: at least ${lowerBound}`;

const shortestIn = (metric: string): string => `shortest in ${metric.replace(',', ', then in ')}`;

export const lengths = (moves: number, steps: number): string =>
  `${counted(moves, 'move')}, ${counted(steps, 'step')}`;

/** What a tally counts of a record, and the limit that ended its search. */
export type Tallied = Pick<
  SolveRecord,
  'kind' | 'limit' | 'metric' | 'moves' | 'steps' | 'optimal' | 'states' | 'milliseconds'
>;

/** The sums over many boards in one line. */
export class Tally {
  readonly #kinds = { solved: 0, unsolvable: 0, exhausted: 0, limit: 0 };
  #refused = 0;
  #moves = 0;
  #steps = 0;
  #states = 0;
  #milliseconds = 0;
  #optimal = true;
  #metric = '';

  add(record: Tallied): void {
    this.#kinds[record.kind]++;
    this.#moves += record.moves ?? 0;
    this.#steps += record.steps ?? 0;
    this.#states += record.states;
    this.#milliseconds += record.milliseconds;
    this.#metric = record.metric;
    if (record.kind === 'solved' && !record.optimal) this.#optimal = false;
  }

  refuse(): void {
    this.#refused++;
  }

  get boards(): number {
    const { solved, unsolvable, exhausted, limit } = this.#kinds;
    return solved + unsolvable + exhausted + limit + this.#refused;
  }

  line(): string {
    const { solved, unsolvable, exhausted, limit } = this.#kinds;
    const kinds = [
      [solved, 'solved'],
      [unsolvable, 'unsolvable'],
      [exhausted, 'without a solution found'],
      [limit, 'stopped at a limit'],
      [this.#refused, 'refused'],
    ] as const;
    const parts = [
      `${counted(this.boards, 'board')}: ${kinds.flatMap(([n, kind]) => (n > 0 ? `${grouped(n)} ${kind}` : [])).join(', ')}`,
      ...(solved > 0 ? [lengths(this.#moves, this.#steps)] : []),
      ...(solved > 0 && this.#optimal ? [shortestIn(this.#metric)] : []),
      ...(this.boards > this.#refused
        ? [searched(this.#states, solved === 0), duration(this.#milliseconds)]
        : []),
    ];
    return parts.join(' · ');
  }
}
