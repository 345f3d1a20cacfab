import { type Board, exitOffset, occupancy, type State, startOf } from '../board/board.ts';
import { type Metric, type Order, type Slide, type SlideKind, vehicleMoves } from '../board/moves.ts';

/*
 * A board as a search problem. Every textbook search is written with these terms:
 *
 *     state   a number; states are numbered in the order in which the search meets them, the start is 0
 *     arc     a legal move from one state to another, and what it costs
 *     node    a way to a state: the node before it and the move between them, back to the start
 *
 * One hash table gives each state its number, so that sets of states are sets of small integers. Its key is a string
 * with one character for each vehicle, the offset in its lane; this works for every board and takes about one byte for
 * each vehicle.
 */

export interface Arc {
  readonly move: Slide;
  readonly to: number;
  /** 1 in the moves metric, the number of cells in the steps metric. */
  readonly cost: number;
}

export interface SearchNode {
  readonly state: number;
  /** Cost of the moves from the start, in the metric asked for. */
  readonly cost: number;
  readonly parent?: SearchNode;
  /** The move that leads here from the parent. */
  readonly move?: Slide;
}

interface ProblemOptions {
  readonly metric: Metric;
  readonly slides: SlideKind;
  readonly order: Order;
}

/**
 * Bytes of memory, measured on V8: of a state in the sets with its node but without its key, of a waiting node, of an
 * arc.
 */
const STATE_BYTES = 220;
const NODE_BYTES = 70;
const ARC_BYTES = 70;

export class SearchProblem {
  readonly board: Board;
  readonly metric: Metric;
  readonly slides: SlideKind;
  readonly order: Order;
  readonly start: SearchNode = { state: 0, cost: 0 };

  /** How often the successors of a state were made. */
  expanded = 0;
  /** How many successors were made, plus 1 for the start. */
  generated = 1;
  /** The state whose successors were made last. */
  latest = 0;
  /** How far from the start the search is, in the metric asked for; only some searches set it. */
  depth = 0;

  readonly #exit: number;
  readonly #numbers = new Map<string, number>();
  readonly #keys: string[] = [];
  readonly #remembered: (readonly Arc[] | undefined)[] = [];
  #rememberedArcs = 0;

  constructor(board: Board, { metric, slides, order }: ProblemOptions) {
    this.board = board;
    this.metric = metric;
    this.slides = slides;
    this.order = order;
    this.#exit = exitOffset(board);
    this.#number(keyOf(startOf(board)));
  }

  isSolved(state: number): boolean {
    return this.#key(state).charCodeAt(this.board.primary) === this.#exit;
  }

  /** How many states have a number. */
  get states(): number {
    return this.#keys.length;
  }

  /** The offset of every vehicle. */
  offsets(state: number): State {
    const key = this.#key(state);
    return this.board.vehicles.map((_, vehicle) => key.charCodeAt(vehicle));
  }

  /** Expands a node: gives the nodes one move further, vehicles in the board's order. */
  successors(node: SearchNode): SearchNode[] {
    this.depth = node.cost;
    return this.expand(this.arcs(node.state), node.state).map((arc) => follow(node, arc));
  }

  /** Counts arcs as the expansion of a state. */
  expand(arcs: readonly Arc[], state: number): readonly Arc[] {
    this.expanded++;
    this.latest = state;
    this.generated += arcs.length;
    return arcs;
  }

  /** Every legal move from a state, not counted as an expansion. */
  arcs(state: number, slides: SlideKind = this.slides): Arc[] {
    const { board, metric, order } = this;
    const offsets = this.offsets(state);
    const grid = occupancy(board, offsets);
    const key = this.#key(state);
    const arcs: Arc[] = [];
    for (let vehicle = 0; vehicle < offsets.length; vehicle++) {
      for (const move of vehicleMoves(board, offsets, vehicle, grid, slides, order)) {
        const cost = metric === 'moves' ? 1 : Math.abs(move.by);
        arcs.push({ move, to: this.#number(slid(key, move)), cost });
      }
    }
    return arcs;
  }

  /** The same arcs, computed once and kept, for searches that visit a state many times. */
  rememberedArcs(state: number): readonly Arc[] {
    const known = this.#remembered[state];
    if (known) return known;
    const arcs = this.arcs(state);
    this.#remembered[state] = arcs;
    this.#rememberedArcs += arcs.length;
    return arcs;
  }

  /** An estimate of the memory that a search with this many waiting nodes takes, its sets and paths included. */
  bytes(frontier: number): number {
    const states = this.#keys.length * (STATE_BYTES + this.board.vehicles.length);
    return states + frontier * NODE_BYTES + this.#rememberedArcs * ARC_BYTES;
  }

  #key(state: number): string {
    return this.#keys[state] ?? '';
  }

  #number(key: string): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#keys.length;
    this.#numbers.set(key, number);
    this.#keys.push(key);
    return number;
  }
}

export const follow = (parent: SearchNode, { to, move, cost }: Arc): SearchNode => ({
  state: to,
  cost: parent.cost + cost,
  parent,
  move,
});

/** The moves that lead to a node, from the start. */
export function pathTo(node: SearchNode): Slide[] {
  const moves: Slide[] = [];
  for (let at: SearchNode = node; at.parent && at.move; at = at.parent) moves.push(at.move);
  return moves.reverse();
}

const keyOf = (state: State): string => String.fromCharCode(...state);

const slid = (key: string, { vehicle, by }: Slide): string =>
  key.slice(0, vehicle) + String.fromCharCode(key.charCodeAt(vehicle) + by) + key.slice(vehicle + 1);
