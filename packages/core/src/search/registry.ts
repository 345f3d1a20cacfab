import type { Algorithm } from '../algorithm.ts';
import { engine } from '../engine/engine.ts';
import { generic } from '../engine/generic/generic.ts';
import { packed32 } from '../engine/packed/packed32.ts';
import { packed64 } from '../engine/packed/packed64.ts';
import { aStar } from './a-star.ts';
import { bfs } from './bfs.ts';
import { bfsLayers } from './bfs-layers.ts';
import { dfs } from './dfs.ts';
import { extreme } from './extreme.ts';
import { idaStar } from './ida-star.ts';
import { iddfs } from './iddfs.ts';
import { planning } from './planning.ts';
import { significant } from './significant.ts';

/** Every algorithm there is, in the order in which they are compared. */
export const algorithms: readonly Algorithm[] = [
  bfs,
  bfsLayers,
  dfs,
  iddfs,
  planning,
  aStar,
  idaStar,
  extreme,
  significant,
  engine,
  packed32,
  packed64,
  generic,
];

export const algorithmById = (id: string): Algorithm | undefined =>
  algorithms.find((algorithm) => algorithm.id === id);
