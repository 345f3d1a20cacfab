// Moves in one word of a vehicle that the board does not have.
import type { Chunk } from './chunk.ts';
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
 * Whether a line is a move with something that is none of its parts, `XR4x`, `X~,4`, `X→→q`; or with another letter in the place of the
 * direction, `XN1` and `1NX`; or with the direction in front of the label, `→X4`, or again for each cell, `XRR`; or in letters that the
 * text does not use, `XR` and `XR XR`; or a number with a sign alone, as in `? +1`.
 */
export function isBrokenMove(line: readonly Chunk[], labels: Labels, isFirst: boolean): boolean {
  const said = line.filter(
    (chunk) => !chunk.ordinal && !isFiller(chunk) && /[\p{L}\p{N}←→↑↓]/u.test(chunk.text),
  );
  const [word, number, ...more] = said;
  if (!word) return false;
  if (number === undefined && /^[+−–-]\d{1,2}$/.test(word.text)) return true;
  const isBroken = ({ text, meanings }: Chunk) =>
    meanings.length === 0 &&
    (NO_LABEL.test(text) || isBrokenWord(bare(text), labels, isFirst && said.length === 1));
  if (said.some(isBroken) && said.every((chunk) => isBroken(chunk) || isCells(chunk))) return true;
  if (!number || more.length > 0 || word.meanings.length > 0) return false;
  const text = bare(`${word.text}${number.text}`);
  return isBrokenWord(text, labels, isFirst) || /^\d{1,2}$/.test(text.slice(labelAt(text, labels)[0].length));
}

/** A direction or a sign with cells behind what is no label, or an arrow behind anything: `?+1`, `?R1`, `X→q`. */
const NO_LABEL = /^[^\p{L}\p{N}+−–-]{1,2}[lrud+−–-]\d{1,2}$|[^\s←→↑↓][←→↑↓]/iu;

const isFiller = ({ meanings }: Chunk): boolean =>
  meanings.length > 0 && meanings.every((atoms) => atoms.length === 0);
const isCells = ({ meanings }: Chunk): boolean =>
  meanings.length > 0 && meanings.flat().every(({ kind }) => kind === 'cells');
const bare = (text: string): string => text.replace(/[^\p{L}\d←→↑↓]/gu, '');

/** The same for a word of letters, digits and arrows. */
function isBrokenWord(word: string, labels: Labels, isFirst: boolean): boolean {
  if (word.length > LONGEST_MOVE) return false;
  const [, behind = ''] = /^\d{1,2}\p{Lu}(.+)$/u.exec(word) ?? [];
  if (labels.has(behind) || hasWayInFront(word, labels)) return true;
  const [label] = labelAt(word, labels);
  const rest = word.slice(label.length);
  // above the moves `Ex1` may be a heading
  const isOtherWay = (isFirst ? /^\p{Lu}\d{1,2}$/u : /^\p{L}{1,9}\d{1,2}$/u).test(rest);
  return (
    (label !== '' && (isOtherWay || /^(?:[lrud]\d|[←→↑↓]|\d{1,2}[lrud←→↑↓]$)/i.test(rest))) ||
    (labels.has(label) && (/^([LRUD])\1/.test(rest) || (!isFirst && /^[LRUD]$/.test(rest))))
  );
}

/** Whether a direction stands right before a label, with a number behind it or once for each cell: `↑A2`, `UA2`, `↑A`, `UUA`. */
function hasWayInFront(known: string, labels: Labels): boolean {
  const [, bare = '', digits = ''] = /^(.*?)(\d{0,2})$/u.exec(known) ?? [];
  return [...labels.keys()].some(
    (label) =>
      (bare.endsWith(label) && isWay(bare.slice(0, -label.length), digits)) ||
      (known.endsWith(label) && isWay(known.slice(0, -label.length), '')),
  );
}

const isWay = (before: string, digits: string): boolean =>
  /^(?:[←→↑↓]+|([LRUD])\1+)$/.test(before) || (digits !== '' && /^[lrud]$/i.test(before));

/** Longer words may be any words. */
const LONGEST_MOVE = 12;
