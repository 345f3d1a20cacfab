/** The two games with a series of boards: as many as possible in three minutes, or each in its fewest moves until one is not. */
export type SeriesKind = 'rush' | 'streak';

/** Which series a link names. */
export interface LinkedSeries {
  /** Without it the player begins another series. */
  readonly seed?: string | undefined;
  /** How many boards the player who sent the link solved. */
  readonly rival?: number | undefined;
}

/** More boards than anybody solves in three minutes, or in a row. */
export const BOARDS = 100;

/** Whether a text can be the seed of a series. */
export const isSeed = (text: string): boolean => /^[0-9a-z]{1,12}$/.test(text);
