import { useComputed, useSignal } from '@preact/signals';
import { apply, type Board, moves, type Slide, type State, startOf } from '@unjam/core';
import { at, type ClusterGraph } from '@unjam/core/engine';
import { counted, grouped } from '@unjam/core/render';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { BoardView } from '../board-view.tsx';
import { Button } from '../controls.tsx';
import { settings } from '../device/settings.ts';
import { attempt } from '../game/store.ts';
import { visited, visitState } from '../route.ts';
import { cluster, stuckMessage } from '../solver/solver.ts';
import type { ClusterMap } from './cluster-map.ts';
import { type Channels, cssColour, distanceColour } from './distance-colour.ts';

/** The most states that are drawn. */
const MOST_STATES = 30_000;

/** The cluster of the present puzzle, to explore on the board and on the map. */
export function MapPanel() {
  const { board } = attempt.value;
  const graph = useSignal<ClusterGraph | undefined>(undefined);
  const met = useSignal(0);
  useEffect(() => {
    const control = new AbortController();
    graph.value = undefined;
    met.value = 0;
    void cluster(board, {
      limit: MOST_STATES,
      signal: control.signal,
      onProgress: ({ expanded }) => {
        met.value = expanded;
      },
    }).then((found) => {
      if (!control.signal.aborted) graph.value = found;
    });
    return () => control.abort();
  }, [board]);
  if (!graph.value)
    return (
      <p class="loading" role="status">
        {met.value === 0 ? 'Exploring…' : `Exploring: ${counted(met.value, 'state')} so far…`}
      </p>
    );
  return <Wander key={boardKey(board)} board={board} graph={graph.value} />;
}

let keys = 0;
const known = new WeakMap<Board, number>();
function boardKey(board: Board): number {
  const key = known.get(board) ?? ++keys;
  known.set(board, key);
  return key;
}

function Wander({ board, graph }: { board: Board; graph: ClusterGraph }) {
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<ClusterMap | undefined>(undefined);
  const failed = useSignal(false);
  const size = board.vehicles.length;
  const stateAt = (index: number): State => [...graph.offsets.subarray(index * size, (index + 1) * size)];
  const numbers = useMemo(() => {
    const found = new Map<string, number>();
    for (let index = 0; index < graph.count; index++) found.set(stateAt(index).join(), index);
    return found;
  }, [graph]);
  /** The number of the state that is shown; a state of a link may not be in the cluster. */
  const here = useComputed(() => numbers.get((visited.value ?? startOf(board)).join()) ?? 0);
  const state = useComputed(() => stateAt(here.value));
  const { theme } = settings.value;

  useEffect(() => {
    let closed = false;
    void import('./cluster-map.ts').then(({ drawMap }) => {
      const element = container.current;
      if (closed || !element) return;
      try {
        map.current = drawMap(element, graph, markColourOf(element), (state) => {
          visitState(stateAt(state));
        });
        map.current.mark(here.value);
      } catch {
        // without WebGL there are still the board and the numbers
        failed.value = true;
      }
    });
    return () => {
      closed = true;
      map.current?.close();
      map.current = undefined;
    };
  }, [graph, theme]);
  useEffect(() => {
    map.current?.mark(here.value);
  }, [here.value]);

  const summary = useMemo(() => summarise(graph), [graph]);
  const stuck = useSignal('');
  useEffect(() => {
    if (summary.solved > 0 || graph.partial) return;
    void stuckMessage(board).then((words) => {
      stuck.value = words;
    });
  }, [graph]);
  const distance = at(graph.distances, here.value);
  const next = useMemo(() => nearer(board, state.value, graph, numbers), [here.value]);
  return (
    <div class="wander">
      <div class="map-frame">
        <div class="map" ref={container} aria-hidden="true" />
        {failed.value && (
          <p class="problem">
            This device cannot draw the map (no WebGL). The board below still shows every state.
          </p>
        )}
      </div>
      <div class="wander-side">
        <BoardView
          board={board}
          state={state.value}
          hint={next}
          onMove={({ state: after }) => {
            if (numbers.has(after.join())) visitState(after);
          }}
        />
        <div class="panel">
          <p role="status">
            {distance < 0
              ? stuck.value || 'No solution was found from here.'
              : distance === 0
                ? 'Solved: the red car is at the exit.'
                : `${counted(distance, 'move')} from the exit.`}
          </p>
          <div class="row">
            <Button
              disabled={!next}
              onClick={() => {
                if (next) visitState(apply(state.value, next));
              }}
            >
              One move closer
            </Button>
            <Button
              disabled={summary.hardestState < 0}
              onClick={() => {
                visitState(stateAt(summary.hardestState));
              }}
            >
              Hardest position
            </Button>
            <Button
              onClick={() => {
                visitState(startOf(board));
              }}
            >
              Back to start
            </Button>
          </div>
          <p class="muted">
            {counted(graph.count, 'state')}
            {graph.partial && ' (the first of more)'}, {grouped(summary.solved)} solved, the hardest{' '}
            {counted(summary.hardest, 'move')} away.
          </p>
          <Histogram bars={summary.bars} here={distance} />
        </div>
      </div>
    </div>
  );
}

/** The colour of the mark comes from the style sheet, light or dark. */
function markColourOf(element: Element): Channels {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).outlineColor.match(/\d+/g) ?? []).map(
    Number,
  );
  return [red, green, blue];
}

interface Summary {
  readonly solved: number;
  readonly hardest: number;
  readonly hardestState: number;
  /** States at each distance. */
  readonly bars: readonly number[];
}

function summarise({ distances }: ClusterGraph): Summary {
  let hardestState = -1;
  const bars: number[] = [];
  distances.forEach((distance, state) => {
    if (distance < 0) return;
    bars[distance] = (bars[distance] ?? 0) + 1;
    if (hardestState < 0 || distance > at(distances, hardestState)) hardestState = state;
  });
  return {
    solved: bars[0] ?? 0,
    hardest: Math.max(0, bars.length - 1),
    hardestState,
    bars: Array.from(bars, (n) => n ?? 0),
  };
}

/** A move that brings a state one move closer to the exit. */
function nearer(
  board: Board,
  state: State,
  graph: ClusterGraph,
  numbers: ReadonlyMap<string, number>,
): Slide | undefined {
  const distance = at(graph.distances, numbers.get(state.join()) ?? 0);
  if (distance <= 0) return undefined;
  return moves(board, state).find((move) => {
    const index = numbers.get(apply(state, move).join());
    return index !== undefined && graph.distances[index] === distance - 1;
  });
}

/** How many states there are at each distance. */
function Histogram({ bars, here }: { bars: readonly number[]; here: number }) {
  const most = Math.max(...bars, 1);
  const width = 100 / Math.max(1, bars.length);
  return (
    <figure class="histogram">
      <svg
        viewBox="0 0 100 30"
        preserveAspectRatio="none"
        role="img"
        aria-label={`States by distance: ${bars.map((n, d) => `${d}: ${n}`).join(', ')}`}
      >
        {bars.map((n, distance) => (
          <rect
            key={distance}
            x={distance * width + width * 0.1}
            width={width * 0.8}
            y={30 - Math.max(0.4, (n / most) * 29)}
            height={Math.max(0.4, (n / most) * 29)}
            fill={cssColour(distanceColour(distance, bars.length - 1))}
            class={distance === here ? 'here' : undefined}
          />
        ))}
      </svg>
      <figcaption class="muted">States by distance, 0 to {bars.length - 1} moves</figcaption>
    </figure>
  );
}
