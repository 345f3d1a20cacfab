// The screen of a game as lines of text; this file writes nothing to the terminal.
import type { Cell } from '@unjam/core';
import { columnsOf, counted, cutTo } from '@unjam/core/basics';
import { countOfGame, stateOfGame } from '@unjam/core/game';
import { renderBlocks } from '@unjam/core/render';
import { lengths } from '../../output/tally.ts';
import { fold } from '../../terminal/style.ts';
import { describeChosen, type Table } from './table.ts';

export interface View {
  readonly name: string;
  /** What is known about the shortest solution, as text. */
  readonly best: string;
  readonly columns: number;
  readonly rows: number;
  readonly colour: boolean;
}

export interface Screen {
  /** One for each row of the terminal, none longer than it is wide. */
  readonly lines: readonly string[];
  /** The cell at a column and a row of the terminal, from 0; undefined outside the board. */
  cellAt(column: number, row: number): Cell | undefined;
}

/** Rows above the board and below it. */
const ABOVE = 1;
const BELOW = 3;

/** What the keys do, the longest text first; the first that fits is shown. */
const keys = [
  'Tab/letter ←↑↓→ · Bksp undo · ^Y redo · ^R restart · ? hint · Space solve · Esc',
  'Tab ←↑↓→ · Bksp undo · ? hint · Space solve · Esc',
  'Tab ←↑↓→ · Bksp undo · ? hint · Esc',
  '←↑↓→ · ? hint · Esc',
];

export function drawScreen(table: Table, { name, best, columns, rows, colour }: View): Screen {
  const { history, chosen } = table;
  const game = history.present;
  const { moves, steps } = countOfGame(game);
  const room = { columns, rows: rows - ABOVE - BELOW };
  const board = renderBlocks(game.board, { ...room, state: stateOfGame(game), chosen, colour });
  if (!board) return tooSmall(columns, rows);
  const left = Math.floor((columns - board.columns) / 2);
  const drawn = board.lines.map((line) => `${' '.repeat(left)}${line}`);
  const chosenNow = `${capital(describeChosen(table))}.`;
  const said = [table.message, chosenNow].filter((text) => text !== '').join('  ');
  const inLines = (text: string): string[] => fold(text, { isTTY: true, columns }).split('\n');
  // a text of more than two lines would lose its end, which may be a number
  const texts = [said, table.message, chosenNow].map(inLines);
  const [first = '', second = ''] =
    texts.find((lines) => lines.length <= 2 && lines[0] !== '') ?? inLines(said);
  const gap = Math.max(0, rows - ABOVE - BELOW - drawn.length);
  const blank = Array.from({ length: gap }, () => '');
  const length = lengths(moves, steps);
  const heads = [
    `${name} · ${length} · ${best}`,
    `${length} · ${best}`,
    `${counted(moves, 'move')} · ${best}`,
    `${counted(moves, 'move')} · ${best.replace('best possible: ', 'best ')}`,
    length,
    counted(moves, 'move'),
  ];
  return {
    lines: [
      fitting(heads, columns),
      ...drawn,
      cutTo(first, columns),
      cutTo(second, columns),
      ...blank,
      fitting(keys, columns),
    ],
    cellAt: (column, row) => board.cellAt(column - left, row - ABOVE),
  };
}

function tooSmall(columns: number, rows: number): Screen {
  const text = [
    `${columns} × ${rows} is too small for`,
    'this board: enlarge the',
    'terminal, or Esc quits.',
  ];
  return { lines: text.slice(0, rows).map((line) => cutTo(line, columns)), cellAt: () => undefined };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The first text that fits the screen: a shorter wording is better than a number that is cut off. If none fits, the beginning of the last one. */
const fitting = (texts: readonly string[], columns: number): string =>
  texts.find((text) => columnsOf(text) <= columns) ?? cutTo(texts.at(-1) ?? '', columns);
