import type { Board } from '../board/board.ts';
import { INK, inkOn, paintOf } from './palette.ts';
import { terminalColour } from './terminal-colours.ts';

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
  const { fill } = paintOf(board, vehicle);
  return { ink: inkOn(fill) === INK ? BLACK : WHITE, ground: terminalColour(board, vehicle) };
}
