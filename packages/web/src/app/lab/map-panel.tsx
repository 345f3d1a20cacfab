import { useSignal } from '@preact/signals';
import type { Board } from '@unjam/core';
import { useEffect } from 'preact/hooks';
import { missing } from '../device/missing.ts';
import { labText } from '../language/english/lab.ts';
import { inNextTask } from '../model/in-next-task.ts';
import { attempt } from '../model/store.ts';
import { cluster } from '../solver/tasks.ts';
import { StateGraph } from './state-graph.ts';
import { Wander } from './wander.tsx';

/** The most states that are drawn. */
const MOST_STATES = 30_000;

/** The cluster of the present puzzle, to explore on the board and on the map. */
export function MapPanel() {
  const { board } = attempt.value;
  const graph = useSignal<StateGraph | undefined>(undefined);
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
    })
      .then((found) => found && inNextTask(new StateGraph(board, found)))
      .then((found) => {
        if (!control.signal.aborted) graph.value = found;
      });
    return () => control.abort();
  }, [board]);
  // of the board before until the effect has run
  if (graph.value?.board !== board)
    return (
      <p class="loading" role="status">
        {!missing.value && (met.value === 0 ? labText().exploring : labText().exploringSoFar(met.value))}
      </p>
    );
  return <Wander key={boardKey(board)} graph={graph.value} />;
}

let keys = 0;
const known = new WeakMap<Board, number>();
function boardKey(board: Board): number {
  const key = known.get(board) ?? ++keys;
  known.set(board, key);
  return key;
}
