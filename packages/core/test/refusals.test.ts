// Every function of `@unjam/core` refuses arguments of wrong types with a RangeError, as the API reference says of all of them.
import * as core from '@unjam/core';
import { expect, test } from 'vitest';

type Call = (...what: readonly unknown[]) => unknown;
const isFunction = (value: unknown): value is Call =>
  typeof value === 'function' && !/^class\b/.test(String(value));

const functions = Object.entries(core).flatMap(([name, value]): [string, Call][] =>
  isFunction(value) && !['finish', 'ok', 'err'].includes(name) ? [[name, value]] : [],
);

/** How a call fails: it throws, its promise or its first step does, or its result says what is wrong. */
async function failureOf(call: Call): Promise<string> {
  try {
    const given: unknown = await call(null, null, null);
    if (given && typeof given === 'object' && 'next' in given) (given as Iterator<unknown>).next();
    return given && typeof given === 'object' && 'ok' in given && given.ok === false ? 'result' : 'none';
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}

test.each(functions)('%s', async (name, call) => {
  // something that is not a task is a mistake in the program, as the page of this function says
  const expected = name === 'finishTask' ? ['TypeError'] : ['RangeError', 'BoardError', 'result'];
  expect(expected).toContain(await failureOf(call));
});
