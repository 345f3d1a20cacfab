// What scripts/torture/damage.mjs runs, from the sources: what makes errors in texts, and what becomes of them.
export { randomFrom } from '@unjam/core/generate';
export { damaged } from '../../../packages/core/src/shapes/testing/damage.ts';
export { boardsIn, damageFate } from '../../../packages/core/src/shapes/testing/damage-fate.ts';
