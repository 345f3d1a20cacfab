import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { beginningOf } from '../../terminal/visible.ts';
import type { ArgumentKind, Tool, ToolArguments } from './tool.ts';

/** The arguments of a call if they are those of the tool; else what was found and what was expected. */
export function checkArguments(
  { name, keys, required }: Tool,
  given: Readonly<Record<string, unknown>>,
): Result<ToolArguments, string> {
  const missing = required.find((key) => given[key] === undefined);
  if (missing !== undefined) return err(`${name}: no ${missing}; expected ${keys[missing]?.description}`);
  const found: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(given)) {
    const kind = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (!kind) return err(`${name}: unknown argument ${key}; expected ${Object.keys(keys).join(', ')}`);
    if (!fits(value, kind)) return err(`${name}: ${key} ${shown(value)}; expected ${expectedOf(kind)}`);
    found[key] = value;
  }
  return ok(found);
}

function fits(value: unknown, kind: ArgumentKind): value is string | number {
  if (kind.type === 'string')
    return typeof value === 'string' && (kind.enum?.some((word) => word === value) ?? true);
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= kind.minimum && value <= kind.maximum
  );
}

const expectedOf = (kind: ArgumentKind): string =>
  kind.type === 'integer'
    ? `a whole number from ${kind.minimum} to ${kind.maximum}`
    : (kind.enum?.join(', ') ?? kind.description);

const shown = (value: unknown): string => beginningOf(String(JSON.stringify(value)), 40);
