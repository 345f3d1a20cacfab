// Former names of the top entry point, for one version.

import { finishTask } from './algorithm.ts';

/** @deprecated Use `finishTask`; this name goes with version 0.3. */
export const finish: typeof finishTask = finishTask;
