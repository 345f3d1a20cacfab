// The types that <unjam-board> shows to a page. They import nothing, so the package needs no other package to be
// type-checked. Boards, moves, states and problems of @unjam/core fit them.

/** How far a vehicle slides. */
export interface BoardMove {
  /** Index of the vehicle in the board's order. */
  readonly vehicle: number;
  /** Cells it slides: right and down are positive, left and up negative. */
  readonly by: number;
}

/** The offset of every vehicle in its row or column, in cells from the left or the top, in the board's order. */
export type BoardState = readonly number[];

/** Why an attribute could not be read. */
export interface BoardProblem {
  /** A stable id such as `ragged-rows` or `illegal-move`. */
  readonly code: string;
  /** One sentence; rows and columns count from 1. */
  readonly message: string;
  /** Where: in the text, on the board, or in the solution. */
  readonly at?: {
    readonly text?: { readonly line: number; readonly column: number };
    readonly squares?: readonly { readonly row: number; readonly column: number }[];
    readonly vehicle?: string;
    /** Index of a move, from 0. */
    readonly move?: number;
  };
  /** What would have been accepted. */
  readonly expected?: string;
}

/** A board of `@unjam/core`. Only boards which that package validated may be shown. */
export interface ValidBoard {
  readonly width: number;
  readonly height: number;
  readonly vehicles: readonly {
    readonly label: string;
    readonly orientation: 'horizontal' | 'vertical';
    readonly lane: number;
    readonly offset: number;
    readonly length: number;
  }[];
  readonly walls: readonly number[];
  readonly primary: number;
  readonly exit: 'left' | 'right' | 'top' | 'bottom';
}

/** Detail of `unjam-move`: the move and the state after it. */
export interface MoveDetail {
  readonly move: BoardMove;
  /** Label of the vehicle that moved. */
  readonly label: string;
  /** The move in words: `red car right 2`. */
  readonly words: string;
  /** The state after the move. */
  readonly state: BoardState;
  readonly solved: boolean;
}

/** Options of `show`. */
export interface ShowOptions {
  /** How fast vehicles slide: 1 as after a drag, less is slower, 0 at once. Default 0.6. */
  readonly stiffness?: number | undefined;
  /** A move to point out with a ring and an arrow. */
  readonly hint?: BoardMove | undefined;
  /** Vehicles to point out with a ring, by their indices. */
  readonly marked?: readonly number[] | undefined;
}

/** Options of `hint`. */
export interface HintOptions {
  /** Ends the search. */
  readonly signal?: AbortSignal | undefined;
}

/** Detail of `unjam-change`: what was played by now. */
export interface ChangeDetail {
  /** The moves as text, as in the property `played`. */
  readonly played: string;
  readonly state: BoardState;
  readonly solved: boolean;
  /** How long that is: slides of one vehicle in one direction that follow each other are one move; each cell is a step. */
  readonly count: { readonly moves: number; readonly steps: number };
}

/** The events of `<unjam-board>` by name. All of them bubble and leave the shadow tree. */
export interface UnjamBoardEventMap {
  /** After each move that a person makes, which is part of `played` by then; `preventDefault` takes it back. */
  'unjam-move': CustomEvent<MoveDetail>;
  /**
   * Whenever what was played changes: after a move, `undo`, `redo`, `reset`, or `played` was set. Not when the page sets `board` or
   * `moves`, which empties `played`.
   */
  'unjam-change': CustomEvent<ChangeDetail>;
  /** After the move that solved the board; the detail is the state. */
  'unjam-solved': CustomEvent<BoardState>;
  /** When an attribute cannot be read. */
  'unjam-problem': CustomEvent<BoardProblem>;
}

/** The attributes of `<unjam-board>`, as JSX and templates write them. */
export interface UnjamBoardAttributes {
  /** A board as rows, rows in a frame, one line or JSON. */
  board?: string | undefined;
  /** Moves as arrows, letters, signed numbers, words or JSON, played on the board. */
  moves?: string | undefined;
  /** What a person may move: labels, or single moves, with blanks between them; nothing where it is empty, all without it. */
  movable?: string | undefined;
  /** The name under which a form sends what was played. */
  name?: string | undefined;
  /** Whether a form is valid only when the board is solved. */
  required?: boolean | undefined;
  /** Whether nobody may move anything, and a form leaves the board out. */
  disabled?: boolean | undefined;
  /** Whether vehicles can be dragged, focused and moved by keys. */
  interactive?: boolean | undefined;
  /** Whether the vehicles have no labels. */
  plain?: boolean | undefined;
  /** Whether a red car that reaches the exit drives away. */
  leave?: boolean | undefined;
}

/** Event handlers as React, Preact, Vue's JSX and Svelte name them. */
export type UnjamBoardHandlers = {
  [Name in keyof UnjamBoardEventMap as `on${Name}`]?: ((event: UnjamBoardEventMap[Name]) => void) | undefined;
};

/** The words of the element in one language. Rows and columns count from 1. */
export interface BoardWords {
  /** The board: its size and its exit. */
  board(board: ValidBoard): string;
  /** A vehicle, its lane and how far it can slide: `red car, row 3, can move right 1`. */
  vehicle(board: ValidBoard, state: BoardState, vehicle: number): string;
  /** Where a vehicle is in its lane: `columns 2 to 3 of 6`. */
  place(board: ValidBoard, state: BoardState, vehicle: number): string;
  /** `red car`, `blue truck A`. */
  name(board: ValidBoard, vehicle: number): string;
  /** `red car right 2`. */
  move(board: ValidBoard, move: BoardMove): string;
  /** The move that solved the board, given in words. */
  solved(move: string): string;
  /** So many vehicles moved at once. */
  movedTogether(count: number): string;
  /** A vehicle cannot slide in a direction, 1 or -1. */
  cannotMove(board: ValidBoard, vehicle: number, direction: number): string;
  /** What a form says that requires the board to be solved. */
  readonly unsolved: string;
}
