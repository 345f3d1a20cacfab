/** The most characters of the name of a board or a draft. */
export const LONGEST_NAME = 40;
