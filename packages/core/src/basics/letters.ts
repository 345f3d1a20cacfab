// The letters that label vehicles: those that mean something of their own in common formats are left out.

/** Without X, the primary. */
export const CAPITALS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWYZ'];

/** Without o, an empty cell, and x, a wall. */
export const SMALL_LETTERS: readonly string[] = [...'abcdefghijklmnpqrstuvwyz'];

export const DIGITS: readonly string[] = [...'0123456789'];
