import { tryParseBoard } from '@unjam/core';
import { clusterGraph } from '@unjam/core/engine';
import { describe, expect, test } from 'vitest';
import { csvOf } from './map-csv.ts';
import { StateGraph } from './state-graph.ts';

function graphOf(rows: string): StateGraph {
  const board = tryParseBoard(rows);
  if (!board.ok) throw new Error(board.error.message);
  return new StateGraph(board.value, clusterGraph(board.value));
}

// X slides over four cells, A over two rows, of which only the lower one lets X pass
const graph = graphOf('..A./XXA./..../....');

describe('a cluster by its states', () => {
  test('summary', () => {
    expect(graph.summary).toMatchObject({
      solved: graph.summary.bars[0],
      hardest: graph.summary.bars.length - 1,
    });
    expect(graph.summary.bars.reduce((a, b) => a + b)).toBe(graph.cluster.count);
  });

  test('the shortest way goes one move closer with each state, to a solved one', () => {
    const way = graph.wayFrom(0);
    expect(way.map((state) => graph.distance(state))).toEqual([2, 1, 0]);
  });

  test('the trail of moves begins at the start', () => {
    const [down] = [{ vehicle: 0, by: 2 }];
    expect(graph.trailOf([down]).map((state) => graph.stateAt(state))).toEqual([
      [0, 0],
      [2, 0],
    ]);
  });

  test('neighbours are those of the graph of steps', () => {
    const edges = [...graph.cluster.edges];
    for (let state = 0; state < graph.cluster.count; state++) {
      const joined = edges.filter((_, i) => edges[i ^ 1] === state);
      expect(graph.neighbours(state).toSorted()).toEqual(joined.toSorted());
    }
  });

  test('as CSV', () => {
    const rows = csvOf(graph).trimEnd().split('\n');
    expect(rows[0]).toBe('state,moves_to_exit,A,X,neighbours');
    expect(rows).toHaveLength(graph.cluster.count + 1);
    expect(rows[1]).toMatch(/^0,2,0,0,\d+$/);
  });
});
