/** Rows whose red car is `A`, lettered as a reading is, and joined by `|`. */
export function relettered(rows: readonly string[]): string;
