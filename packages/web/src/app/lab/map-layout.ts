// Asks the worker for the layout of a map, which comes in better and better versions.

import type { ClusterGraph } from '@unjam/core/engine';
import { missing, startWorker } from '../device/missing.ts';
import type { LayoutOrder } from './layout-worker.ts';
import type { Layout } from './map-places.ts';

/** A layout is shown for at least this many milliseconds before a better one replaces it. */
const PAUSE = 300;

interface MapLayout {
  /** Says that the last version is drawn, and a better one may come. */
  readonly drawn: () => void;
  readonly close: () => void;
}

/** `onLayout` is called whenever the layout is better. */
export function startLayout(
  { count, edges, distances }: ClusterGraph,
  onLayout: (layout: Layout) => void,
): MapLayout {
  const worker = startWorker(
    () => new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' }),
  );
  worker.onmessage = ({ data }: MessageEvent<Layout>) => onLayout(data);
  worker.onerror = (why) => {
    missing.value = why;
  };
  worker.postMessage({ count, edges, distances } satisfies LayoutOrder);
  return {
    drawn: () => void setTimeout(() => worker.postMessage('more'), PAUSE),
    close: () => worker.terminate(),
  };
}
