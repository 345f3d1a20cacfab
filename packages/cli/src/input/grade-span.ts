import { type Grade, grades } from '@unjam/core/difficulty';
import type { Span } from '@unjam/core/generate';

/** The ratings of a grade. */
export function spanOfGrade(grade: Grade): Span {
  const index = grades.findIndex(({ id }) => id === grade);
  return { least: grades[index]?.from ?? 0, most: (grades[index + 1]?.from ?? 101) - 1 };
}
