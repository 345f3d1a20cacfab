import type { Algorithm } from '@unjam/core';
import { engine } from '@unjam/core/engine';
import { algorithms as registry } from '@unjam/core/search';

/** Everything that can race: the registry, and the engine if the registry leaves it out. */
export const algorithms: readonly Algorithm[] = registry.some(({ id }) => id === engine.id)
  ? registry
  : [engine, ...registry];
