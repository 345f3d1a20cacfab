// A graph as the matrices in which ForceAtlas2 keeps it, and back.

import { number } from './numbers.ts';

/** Floats of a node and of an edge. */
const NODE = 10;
const EDGE = 3;

/**
 * The matrices of a graph: of each node its place, a mass of one more than its edges, and a size; of each edge where its
 * nodes begin, and its weight.
 *
 * @param positions - x and y of every node
 * @param edges - pairs of nodes
 */
export function matricesOf(
  positions: Float32Array,
  edges: Uint32Array,
): { readonly nodes: Float32Array; readonly links: Float32Array } {
  const count = positions.length / 2;
  const nodes = new Float32Array(count * NODE);
  for (let node = 0; node < count; node++) {
    nodes[node * NODE] = number(positions, 2 * node);
    nodes[node * NODE + 1] = number(positions, 2 * node + 1);
    nodes[node * NODE + 6] = 1;
    nodes[node * NODE + 7] = 1;
    nodes[node * NODE + 8] = 1;
  }
  const links = new Float32Array((edges.length / 2) * EDGE);
  for (let edge = 0; edge < edges.length / 2; edge++) {
    const [a, b] = [number(edges, 2 * edge), number(edges, 2 * edge + 1)];
    links[edge * EDGE] = a * NODE;
    links[edge * EDGE + 1] = b * NODE;
    links[edge * EDGE + 2] = 1;
    for (const end of [a, b]) nodes[end * NODE + 6] = number(nodes, end * NODE + 6) + 1;
  }
  return { nodes, links };
}

/** x and y of every node. */
export function positionsOf(nodes: Float32Array): Float32Array {
  const count = nodes.length / NODE;
  const positions = new Float32Array(2 * count);
  for (let node = 0; node < count; node++) {
    positions[2 * node] = number(nodes, node * NODE);
    positions[2 * node + 1] = number(nodes, node * NODE + 1);
  }
  return positions;
}
