import type { Metric } from '@unjam/core';
import type { Grade } from '@unjam/core/difficulty';
import type { FormatId } from '@unjam/core/formats';
import type { Span } from '@unjam/core/generate';
import type { NotationId } from '@unjam/core/notation';

/** Which boards, and how they are written. */
export interface InstanceOptions {
  readonly instances: number;
  readonly seed?: string;
  readonly grade?: Grade;
  /** The time that half of all players need, in seconds. */
  readonly difficulty?: Span;
  readonly moves?: Span;
  readonly steps?: Span;
  readonly size: { readonly width: number; readonly height: number };
  readonly walls: Span;
  readonly mirror: boolean;
  /** Default: grid. */
  readonly to?: FormatId;
}

export interface GradeOptions extends InstanceOptions {
  readonly each?: string;
  readonly metric: Metric;
  readonly notation?: NotationId;
  /** The most milliseconds that a run may take. */
  readonly limitTime: number;
  /** The most bytes that a run may take. */
  readonly limitMemory: number;
  readonly csv?: true;
  readonly json?: true;
}
