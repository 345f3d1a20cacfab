/*
 * A draft as text for links and for the device: unlike a board it may be illegal in any way. Size and exit, then walls,
 * then every vehicle with its squares; `!` marks a primary. A coordinate is one digit in base 36, 10 more than its
 * value, since a piece may stick out of the board.
 *
 *     6x6r.ff~!X*cacb~A*aebece     6 by 6, exit at the right, a wall, the primary X, a vehicle A of 3 squares
 */

import { text as aText, check } from '../../basics/arguments.ts';
import type { Problem } from '../../basics/errors.ts';
import type { Square } from '../../basics/place.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import type { Edge, Setup } from '../../board/setup.ts';
import { checkSetup } from '../../board/setup.ts';

const SHIFT = 10;
const edges: Readonly<Record<string, Edge>> = { l: 'left', r: 'right', t: 'top', b: 'bottom' };

/**
 * The draft as text without characters that a link would escape, except in labels.
 *
 * @param setup - the setup
 *
 * @example
 * writeDraft(setup) // '4x4r.~A*adbd~!X*aaab'
 */
export function writeDraft(setup: Setup): string {
  checkSetup(setup);
  const { width, height, exit, walls, vehicles } = setup;
  const written = vehicles.map(
    ({ label, squares, primary }) =>
      `~${primary ? '!' : ''}${writeLabel(label)}*${squares.map(writeSquare).join('')}`,
  );
  return `${width}x${height}${exit?.[0] ?? ''}.${walls.map(writeSquare).join('')}${written.join('')}`;
}

/**
 * Reads what `writeDraft` writes.
 *
 * @param text - the draft as a link has it
 *
 * @example
 * readDraft(writeDraft(setup)).ok // true
 */
export function readDraft(text: string): Result<Setup, Problem> {
  check(text, 'text', aText);
  const [head = '', ...rest] = text.split('~');
  const [, width, height, edge, walls] =
    /^(\d{1,2})x(\d{1,2})([lrtb]?)\.((?:[0-9a-z]{2})*)$/.exec(head) ?? [];
  const vehicles = rest.map((part) => /^(!?)([^*]*)\*((?:[0-9a-z]{2})*)$/.exec(part));
  if (walls === undefined || vehicles.length > 256 || vehicles.includes(null)) return damaged;
  const exit = edges[edge ?? ''];
  const labels = vehicles.map((found) => readLabel(found?.[2] ?? ''));
  if (labels.includes(undefined)) return damaged;
  return ok({
    width: Number(width),
    height: Number(height),
    walls: readSquares(walls),
    vehicles: vehicles.map((found, index) => ({
      label: labels[index] ?? '',
      squares: readSquares(found?.[3] ?? ''),
      ...(found?.[1] && { primary: true }),
    })),
    ...(exit && { exit }),
  });
}

const damaged = err<Problem>({
  code: 'unexpected-character',
  message: 'the draft in the link is damaged',
  expected: 'a link as it was shared',
});

const writeLabel = (label: string): string =>
  encodeURIComponent(label).replace(
    /[~*!'()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function readLabel(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const digit = (value: number): string => Math.max(0, Math.min(35, value + SHIFT)).toString(36);

const writeSquare = ({ row, column }: Square): string => digit(row) + digit(column);

const readSquares = (text: string): Square[] =>
  (text.match(/../g) ?? []).map(([row = '', column = '']) => ({
    row: Number.parseInt(row, 36) - SHIFT,
    column: Number.parseInt(column, 36) - SHIFT,
  }));
