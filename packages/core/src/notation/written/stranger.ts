// Moves in one word of a vehicle that the board does not have.
import type { Chunk } from './atoms.ts';
import { type Labels, labelAt } from './label-at.ts';
import { ways } from './vocabulary.ts';

/** A capital letter with a number of cells or a direction behind it, `B1`, `B-1`, `Bv`. */
const LETTER = String.raw`\p{Lu}(?:\d{1,2}|[lrudv<>^←→↑↓])`;
/** A letter or a short label with both behind it or in front of it: `Br2`, `zl1`, `AAR1`, `1RZ`. */
const WHOLE = String.raw`(?:\p{Lu}[\p{Lu}\d]?|\p{Ll})[lrudLRUDv<>^←→↑↓+-]\d{1,2}|[\p{L}\d]{1,3}[LRUD←→↑↓]\d{1,2}|\d{1,2}(?:[lrud]\p{Lu}[\p{Lu}\d]?|[LRUD][\p{L}\d]{1,3})`;
const MOVE = new RegExp(`^(?:${LETTER}|${WHOLE})$`, 'u');

/** Whether a word is a move of a letter or a label that names no vehicle. */
export const isMoveOfStranger = ({ text, meanings }: Chunk): boolean =>
  (MOVE.test(text) || hasWayWithin(text)) && !meanings.flat().some(({ kind }) => kind === 'label');

/** Whether one of the parts of a word is a direction, and another a number of cells: `z-left-1`. */
function hasWayWithin(text: string): boolean {
  const [, ...behind] = text.split(/[-_=>]+/);
  return behind.some((part) => ways.has(part.toLowerCase())) && /\d$/.test(text);
}

/** Whether a line has only such moves. A letter and a number alone above all moves may be the name of the puzzle: `P1`. */
export function hasOnlyStrangers(line: readonly Chunk[], isFirst: boolean, text: string): boolean {
  const said = line.filter(({ ordinal }) => !ordinal);
  if (said.length === 0) return false;
  const mayBeName = isFirst && line.length === 1 && /^.\d+$/u.test(line[0]?.text ?? '');
  return isRowOfStranger(said, isFirst, text) || (said.every(isMoveOfStranger) && !mayBeName);
}

/**
 * Whether a line is a row of a table of moves whose vehicle does not exist, a short word without a meaning and a number of cells:
 * `Z,-1`. Above the moves a letter, a blank and a number without a sign may be the name of the puzzle: `P 1`.
 */
function isRowOfStranger([label, cells, ...more]: readonly Chunk[], isFirst: boolean, text: string): boolean {
  if (!label || !cells || more.length > 0) return false;
  const isSigned = /^[+−–-]/.test(cells.text);
  // Y is *and* in Spanish, in small letters
  const mayBeLabel = label.meanings.length === 0 || /^\p{Lu}$/u.test(label.text);
  if (!mayBeLabel && !(isSigned && /^\d+$/.test(label.text))) return false;
  if (label.meanings.flat().some(({ kind }) => kind === 'label' || kind === 'way')) return false;
  if (!cells.meanings.flat().some(({ kind }) => kind === 'cells')) return false;
  const between = text.slice(label.position + label.text.length, cells.position).replace(/[\s"']/g, '');
  return between === ',' || isSigned
    ? /^[\p{L}\d]{1,3}$/u.test(label.text)
    : between === '' && !isFirst && /^\p{Lu}$/u.test(label.text);
}

/**
 * Whether a line is a label, a direction and a number of cells, or a label and a number, with something that is none of them: `XR4x`,
 * `X~,4`; or with another letter in the place of the direction, `XN1` and `1NX`; or with the direction in front of the label, `→X4`,
 * or again for each cell, `XRR`; * or a number with a sign alone, as in `? +1`.
 */
export function isBrokenMove(line: readonly Chunk[], labels: Labels, isFirst: boolean): boolean {
  const [word, number, ...more] = line;
  if (number === undefined && /^[+−–-]\d{1,2}$/.test(word?.text ?? '')) return true;
  const text = `${word?.text ?? ''}${number?.text ?? ''}`;
  if (!word || more.length > 0 || word.meanings.length > 0 || text.length > LONGEST_MOVE) return false;
  const known = text.replace(/[^\p{L}\d←→↑↓]/gu, '');
  const [, behind = ''] = /^\d{1,2}\p{Lu}(.+)$/u.exec(known) ?? [];
  if (labels.has(behind) || hasWayInFront(known, labels)) return true;
  const [label] = labelAt(known, labels);
  const rest = known.slice(label.length);
  if (label === '') return false;
  // above the moves `Ex1` may be a heading
  const isOtherWay = (isFirst ? /^\p{Lu}\d{1,2}$/u : /^\p{L}{1,9}\d{1,2}$/u).test(rest);
  return (
    isOtherWay ||
    /^(?:[lrud←→↑↓]\d|\d{1,2}[lrud←→↑↓]$|([LRUD←→↑↓])\1+$)/i.test(rest) ||
    (number !== undefined && /^\d{1,2}$/.test(rest))
  );
}

/** Whether a direction stands right before a label, with a number behind it: `↑A2`, `UA2`, and `↑A`. */
function hasWayInFront(known: string, labels: Labels): boolean {
  const [, way = '', named = '', digits = ''] = /^([lrud←→↑↓])(.*?)(\d{0,2})$/iu.exec(known) ?? [];
  return labels.has(named) && (/[←→↑↓]/.test(way) || digits !== '');
}

/** Longer words may be any words. */
const LONGEST_MOVE = 12;
