import type { Problems } from './problems.mjs';
import type { People } from './solve-log.mjs';

export function readExperiment(folder: string, problems: Problems): People;
