import { err, ok, type Result } from '@unjam/core';

/**
 * Loads a part of the command that needs a package which is not installed with it.
 *
 * @param what - the subcommand that needs it: `mcp`
 * @param name - of the package
 * @param load - imports the part
 * @returns fails, in one line that says how to add the package, where it is missing
 */
export async function optionalPart<T>(
  what: string,
  name: string,
  load: () => Promise<T>,
): Promise<Result<T, string>> {
  try {
    return ok(await load());
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    if (!missing || !error.message.includes(`'${name}'`)) throw error;
    return err(`unjam: ${what} needs the package ${name}, which is not installed; add it: npm i ${name}`);
  }
}
