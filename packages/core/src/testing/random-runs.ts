/**
 * How many random boards or texts a test tries: few by `npm test`, three times as many by `npm run test:all`, and
 * UNJAM_RANDOM times as many where that variable is set. Only then they differ from run to run: testing/random-tests.ts.
 *
 * @param few the number by `npm test`
 * @example
 * fc.assert(property, { numRuns: randomRuns(100) });
 */
export const randomRuns = (few: number): number => Math.ceil(few * Number(process.env.UNJAM_RANDOM ?? 1));
