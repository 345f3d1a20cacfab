/**
 * A whole number with a comma before every three digits, the same in every locale.
 *
 * @example
 * grouped(24132) // '24,132'
 */
export const grouped = (n: number | string | bigint): string => n.toString().replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * A count of any size for a result that is written as JSON: a number where that is exact, otherwise its decimal digits as a
 * text.
 *
 * @example
 * exactCount(12n) // 12
 * exactCount(2n ** 64n) // '18446744073709551616'
 */
export const exactCount = (count: bigint): number | string =>
  count <= Number.MAX_SAFE_INTEGER ? Number(count) : String(count);

/**
 * A number and what it counts; the noun takes an `s` unless the number is 1.
 *
 * @example
 * counted(1, 'move') // '1 move'
 * counted(24132, 'state') // '24,132 states'
 */
export const counted = (n: number | bigint, noun: string): string =>
  `${grouped(n)} ${noun}${n.toString() === '1' ? '' : 's'}`;
