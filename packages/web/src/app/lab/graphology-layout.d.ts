declare module 'graphology-layout-forceatlas2/iterate.js' {
  /** One round of ForceAtlas2 over its flat matrices, which it changes in place. */
  export default function iterate(
    settings: Record<string, number | boolean>,
    nodes: Float32Array,
    edges: Float32Array,
  ): unknown;
}
