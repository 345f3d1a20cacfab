import type { Board } from '../board/board.ts';
import { INK, inkOn, paintOf } from './palette.ts';

/** Codes among the 256 colours of a terminal. */
const BLACK = 16;
const WHITE = 231;
export const FAINT = 244;

export interface AnsiStyle {
  readonly ink: number;
  readonly ground?: number;
}

/** A text between escape codes for its colours; the text alone if `style` is false. */
export function paint(text: string, style: AnsiStyle | false): string {
  if (!style) return text;
  const ground = style.ground === undefined ? '' : `;48;5;${style.ground}`;
  return `\u001b[1;38;5;${style.ink}${ground}m${text}\u001b[0m`;
}

/** The colours of a vehicle and of its letters, which are readable on it. */
export function vehicleStyle(board: Board, vehicle: number): AnsiStyle {
  const { fill, terminal } = paintOf(board, vehicle);
  return { ink: inkOn(fill) === INK ? BLACK : WHITE, ground: terminal };
}

/** Columns that a label takes in a terminal: two for each ideograph and emoji. */
export const widthOf = (label: string): number =>
  [...label].reduce((width, character) => width + (WIDE.test(character) ? 2 : 1), 0);

/** Emoji, and the characters of East Asian scripts that Unicode calls wide. */
const WIDE =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]/u;
