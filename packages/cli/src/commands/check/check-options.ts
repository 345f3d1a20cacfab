import type { Metric } from '@unjam/core';
import type { NotationId } from '@unjam/core/notation';
import type { MarkOutput } from '../../answers/print-marks.ts';
import type { Verifier } from '../../answers/verifiers.ts';
import type { ReadingOptions } from '../../input/reading-options.ts';
import type { LimitOptions } from '../../input/search-options.ts';

export interface CheckOptions extends ReadingOptions, LimitOptions, MarkOutput {
  readonly metric: Metric;
  readonly notation?: NotationId;
  readonly verifier: Verifier;
}
