// What a program may pass to the public functions, and the check of it: once, where it comes in. The compiler tells programs in
// TypeScript; what comes from JSON, an address or plain JavaScript is told here.
//
//     solve(board, { metric: 'turns' })    RangeError: request.metric is "turns"; expected moves or steps
//
// Beside the type of its options each function has a table of them: what is expected of each. An option that is undefined is
// as one left out; none may be null. This is part of every program that solves a board, so it is short.

/** Says what was expected where a value is not of that kind. */
export type Kind = (value: unknown) => string | false;

/** The options of a function. */
export type Table = Readonly<Record<string, Kind>>;

export const amount: Kind = (value) => !(typeof value === 'number' && value >= 0) && 'a number from 0';
export const positive: Kind = (value) => !(Number.isFinite(value) && Number(value) > 0) && 'a number above 0';
export const number: Kind = (value) => typeof value !== 'number' && 'a number';
export const integer: Kind = (value) => !Number.isInteger(value) && 'a whole number';
export const whole: Kind = (value) => (integer(value) || amount(value)) && 'a whole number from 0';
export const text: Kind = (value) => typeof value !== 'string' && 'a text';
export const list: Kind = (value) => !Array.isArray(value) && 'a list';
export const object: Kind = (value) => (Object(value) !== value || !list(value)) && 'an object';
export const flag: Kind = (value) => !!value !== value && 'true or false';
/** What ends a task; an AbortController has one as its `signal`. */
export const signal: Kind = (value) => typeof Object(value).aborted !== 'boolean' && 'an AbortSignal';
export const callback: Kind = (value) => typeof value !== 'function' && 'a function';
export const oneOf =
  (allowed: readonly unknown[]): Kind =>
  (value) =>
    !allowed.includes(value) && allowed.join(' or ');

/** The length of a side or a vehicle. */
export const side: Kind = (value) =>
  (integer(value) || positive(value) || Number(value) > 16) && 'a whole number from 1 to 16';

// a board that `validate` did not make is not looked at more closely
export const board: Kind = (value) => {
  const { vehicles, primary } = Object(value);
  return !(vehicles?.[primary]?.lane >= 0) && 'a board of parseBoard';
};

/**
 * Checks an argument.
 *
 * @param name - what messages call it
 * @throws RangeError that names the argument, its value and what was expected
 */
export function check(value: unknown, name: string, kind: Kind): void {
  const missing = kind(value);
  if (missing) throw new RangeError(`${name} is ${shown(value)}; expected ${missing}`);
}

export const checkBoard = (value: unknown): void => check(value, 'board', board);

/**
 * Checks an argument that is an object with options, or undefined.
 *
 * @throws RangeError that names the option, its value and what was expected, also for an option that there is not
 */
export function checkOptions(value: unknown, name: string, options: Table): void {
  if (value === undefined) return;
  check(value, name, object);
  for (const [option, given] of Object.entries(value as object)) {
    const kind = Object.hasOwn(options, option) && options[option];
    if (!kind)
      throw new RangeError(
        `${name}.${short(option)} is unknown; expected ${Object.keys(options).join(', ')}`,
      );
    if (given !== undefined) check(given, `${name}.${option}`, kind);
  }
}

const fits = (value: unknown, parts: Table): boolean => {
  for (const part in parts)
    if (parts[part]?.((value as Readonly<Record<string, unknown>> | null)?.[part])) return false;
  return true;
};

/**
 * Checks an argument that is an object with these parts at least.
 *
 * @throws RangeError that names the part, its value and what was expected
 */
export function checkParts(value: unknown, name: string, parts: Table): void {
  check(value, name, object);
  for (const part in parts)
    check((value as Readonly<Record<string, unknown>>)[part], `${name}.${part}`, parts[part] as Kind);
}

/** Checks an argument that is a list of objects with these parts at least. */
export function checkList(value: unknown, name: string, parts: Table): void {
  check(value, name, list);
  for (const [index, item] of (value as readonly unknown[]).entries())
    if (!fits(item, parts)) checkParts(item, `${name}[${index}]`, parts);
}

/** The beginning of a text that may be of any length. */
export const short = (found: string): string => (found.length > 40 ? `${found.slice(0, 40)}…` : found);

/** A value in a message, in a few words. */
export const shown = (value: unknown): string =>
  typeof value === 'string'
    ? JSON.stringify(short(value))
    : Object(value) === value
      ? list(value)
        ? 'an object'
        : 'a list'
      : short(String(value));
