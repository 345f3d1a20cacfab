/** What the command tells its caller; 130, interrupted, is the shell's own number for Ctrl-C. */
export const exitStatus = { done: 0, no: 1, refused: 2, limit: 3, interrupted: 130 } as const;
export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus];

const gravity: readonly ExitStatus[] = [
  exitStatus.done,
  exitStatus.no,
  exitStatus.limit,
  exitStatus.refused,
  exitStatus.interrupted,
];

/** Of two statuses the one that the caller must not miss: of many boards the gravest counts. */
export const worstStatus = (a: ExitStatus, b: ExitStatus): ExitStatus =>
  gravity.indexOf(a) >= gravity.indexOf(b) ? a : b;
