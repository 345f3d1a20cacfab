/** The exit statuses of the command; 130, interrupted, is what shells use for Ctrl-C. */
export const exitStatus = { done: 0, no: 1, refused: 2, limit: 3, interrupted: 130 } as const;
export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus];

const fromBestToWorst: readonly ExitStatus[] = [
  exitStatus.done,
  exitStatus.no,
  exitStatus.limit,
  exitStatus.refused,
  exitStatus.interrupted,
];

/** The worse of two statuses: with many boards the worst one is returned to the caller. */
export const worstStatus = (a: ExitStatus, b: ExitStatus): ExitStatus =>
  fromBestToWorst.indexOf(a) >= fromBestToWorst.indexOf(b) ? a : b;
