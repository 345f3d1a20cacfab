import { type Algorithm, engine, algorithms as registry } from '@unjam/core';

/** Everything that can race: the registry, and the engine if the registry leaves it out. */
export const algorithms: readonly Algorithm[] = registry.some(({ id }) => id === engine.id)
  ? registry
  : [engine, ...registry];
