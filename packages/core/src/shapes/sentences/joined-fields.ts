/*
 * Vehicles whose fields one sign joins into a word, as tuples:
 *
 *     [a/h/3/1/1, b/v/2/1/4]        [(a,h,3,1,1), (b,v,2,1,4)]
 *     X-h-2-2-0                     (X,h,2,2,0)
 */
const WORD =
  /(?<![^\s,;([{'"])(["']?)([a-z\d]{1,12})([/_.-])([a-z\d]{1,12}(?:\3[a-z\d]{1,12}){2,6})\1(?![^\s,;)\]}'"])/gi;
const MAY_BE = /[a-z\d][/_.-]\d{1,2}[/_.-]\d{1,2}(?![\d:])/i;
const LEAST_WORDS = 3;
const LEAST_NUMBERS = 2;

/** The text with a tuple for each such word; the text as it is where they differ in their sign or in how many fields they have. */
export function withJoinedFields(text: string): string {
  if (!MAY_BE.test(text)) return text;
  const words = [...text.matchAll(WORD)];
  const shapes = new Set(words.map(([, , , sign = '', rest = '']) => `${sign}${rest.split(sign).length}`));
  const isVehicle = ([, , first = '', sign = '', rest = '']: RegExpExecArray): boolean => {
    const fields = [first, ...rest.split(sign)];
    const numbers = fields.filter((field) => /^\d{1,2}$/.test(field)).length;
    return numbers >= LEAST_NUMBERS && numbers < fields.length;
  };
  if (words.length < LEAST_WORDS || shapes.size > 1 || !words.every(isVehicle)) return text;
  return text.replace(
    WORD,
    (_, __, first: string, sign: string, rest: string) => `(${[first, ...rest.split(sign)].join(',')})`,
  );
}
