import { useComputed, useSignal } from '@preact/signals';
import { apply, type Board, type Move, moves, type State, startOf } from '@unjam/core';
import type { ClusterGraph } from '@unjam/core/engine';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { BoardView } from '../board-view.tsx';
import { Button, count } from '../controls.tsx';
import { settings } from '../device/settings.ts';
import { session } from '../game/store.ts';
import { cluster, stuckMessage } from '../solver/solver.ts';
import type { ClusterMap } from './cluster-map.ts';
import { type Channels, cssColour, distanceColour } from './distance-colour.ts';

/** The most states that are drawn. */
const MOST_STATES = 30_000;

/** The cluster of the puzzle on the table, to wander in on the board and on the map. */
export function MapPanel() {
  const { board } = session.value;
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
        {met.value === 0 ? 'Exploring…' : `Exploring: ${count(met.value, 'state')} so far…`}
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
  const at = useSignal(0);
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
  const here = useComputed(() => stateAt(at.value));
  const { theme } = settings.value;

  useEffect(() => {
    let closed = false;
    void import('./cluster-map.ts').then(({ drawMap }) => {
      const element = container.current;
      if (closed || !element) return;
      try {
        map.current = drawMap(element, graph, markColourOf(element), (state) => {
          at.value = state;
        });
        map.current.mark(at.value);
      } catch {
        // a device without WebGL still has the board and the numbers
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
    map.current?.mark(at.value);
  }, [at.value]);

  const summary = useMemo(() => summarise(graph), [graph]);
  const stuck = useSignal('');
  useEffect(() => {
    if (summary.solved > 0 || graph.partial) return;
    void stuckMessage(board).then((words) => {
      stuck.value = words;
    });
  }, [graph]);
  const distance = graph.distances[at.value] as number;
  const next = useMemo(() => nearer(board, here.value, graph, numbers), [at.value]);
  return (
    <div class="wander">
      <div class="map-frame">
        <div class="map" ref={container} aria-hidden="true" />
        {failed.value && (
          <p class="problem">
            This device cannot draw the map (no WebGL); the board below wanders all the same.
          </p>
        )}
      </div>
      <div class="wander-side">
        <BoardView
          board={board}
          state={here.value}
          hint={next}
          onMove={({ state }) => {
            const index = numbers.get(state.join());
            if (index !== undefined) at.value = index;
          }}
        />
        <div class="panel">
          <p role="status">
            {distance < 0
              ? stuck.value || 'From here no way out was found.'
              : distance === 0
                ? 'Solved: the red car is at the exit.'
                : `${count(distance, 'move')} from the exit.`}
          </p>
          <div class="row">
            <Button
              disabled={!next}
              onClick={() => {
                const index = next && numbers.get(apply(here.value, next).join());
                if (index !== undefined) at.value = index;
              }}
            >
              One move nearer
            </Button>
            <Button
              disabled={summary.hardestState < 0}
              onClick={() => {
                at.value = summary.hardestState;
              }}
            >
              To the hardest
            </Button>
            <Button
              onClick={() => {
                at.value = numbers.get(startOf(board).join()) ?? 0;
              }}
            >
              To the start
            </Button>
          </div>
          <p class="muted">
            {count(graph.count, 'state')}
            {graph.partial && ' (the first of more)'}, {summary.solved.toLocaleString('en')} solved, the
            hardest {count(summary.hardest, 'move')} away.
          </p>
          <Histogram bars={summary.bars} here={distance} />
        </div>
      </div>
    </div>
  );
}

/** The colour of the mark stands in the style sheet, light or dark. */
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
    if (hardestState < 0 || distance > (distances[hardestState] as number)) hardestState = state;
  });
  return {
    solved: bars[0] ?? 0,
    hardest: Math.max(0, bars.length - 1),
    hardestState,
    bars: Array.from(bars, (n) => n ?? 0),
  };
}

/** A move that brings a state one nearer to the exit. */
function nearer(
  board: Board,
  state: State,
  graph: ClusterGraph,
  numbers: ReadonlyMap<string, number>,
): Move | undefined {
  const distance = graph.distances[numbers.get(state.join()) ?? 0] as number;
  if (distance <= 0) return undefined;
  return moves(board, state).find((move) => {
    const index = numbers.get(apply(state, move).join());
    return index !== undefined && graph.distances[index] === distance - 1;
  });
}

/** How many states lie at each distance. */
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
