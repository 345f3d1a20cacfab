import type { Span } from '@unjam/core/generate';
import type { NotationId } from '@unjam/core/notation';

/** How tasks are written. */
export const taskFormats = ['jsonl', 'parquet'] as const;
export type TaskFormat = (typeof taskFormats)[number];

/** The pictures of a board: from straight above, and as a camera sees the toy at an angle. */
export const taskPictures = ['flat', 'scene'] as const;
export type TaskPicture = (typeof taskPictures)[number];

export interface TasksOptions {
  readonly from: string;
  readonly moves?: Span;
  readonly count: number;
  readonly seed: number;
  readonly notation: NotationId;
  /** Default: by the ending of the output, else JSON lines. */
  readonly as?: TaskFormat;
  readonly pictures?: readonly TaskPicture[];
  readonly output?: string;
}
