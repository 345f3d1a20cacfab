// Where Vitest reports what it ran, one file for each of the processes of run-tests.mjs.

export const runs = { waiting: 'waiting', computing: 'computing' };

/** The report of one of them, from the folder of the repository. */
export const reportOf = (run) => `node_modules/.vitest/report-${run}.json`;
