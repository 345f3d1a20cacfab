// <unjam-board> for any page.

import { applyMove, type Board, boardAt, countSolution, isSolved, type Slide } from '@unjam/core';
import { tryParseInlineBoard } from '@unjam/core/formats';
import { BoardElement, differ } from './board-element.ts';
import { words } from './board-words.ts';
import type {
  BoardProblem,
  BoardState,
  HintOptions,
  MoveDetail,
  ShowOptions,
  UnjamBoardEventMap,
  ValidBoard,
} from './element-types.ts';
import { FormField } from './form-field.ts';
import { PlayedMoves } from './played-moves.ts';
import { playedText } from './played-text.ts';
import { readMovable } from './read-movable.ts';
import { setAgain } from './set-again.ts';
import { movesFrom, sameBoard, stateAfterText } from './state-after-text.ts';
import { stylesheetFor } from './stylesheet.ts';

export { speakWith } from './board-words.ts';
export type * from './element-types.ts';

/**
 * `<unjam-board>`: a Rush Hour board on any page.
 *
 * Attributes, each also a property: `board`, a board as rows, a line or JSON; `moves`, moves as `A→2`, words or JSON,
 * played on the board; `interactive`, whether vehicles can be dragged and moved by keys; `movable`, what of the board;
 * `plain`, without labels on the vehicles; `leave`, whether a red car that reaches the exit drives away, or stays there with
 * its headlights on where the reader wants no motion. Attributes that change together are
 * read once, when the script that changed them has ended, or earlier when `state` or `problem` is asked for.
 *
 * A person drags a vehicle, or clicks it and then one of the squares that are shown, or moves it by arrow keys. The board is
 * one stop of the Tab key; arrows across a vehicle's lane, Page Up and Page Down lead to other vehicles.
 *
 * Events, all bubbling and composed: `unjam-move` after each move that a person makes, which takes the move back where the
 * page calls `preventDefault`; `unjam-solved` when that move solved the board; `unjam-change` whenever what was played
 * changes, except when the page sets `board` or `moves`; `unjam-problem` when an attribute cannot be read; the element then shows the
 * problem instead of a board. Their details are in `UnjamBoardEventMap`.
 *
 * In a form it is a field: `name`, `required` (to be solved), `disabled`, and `value`, which is what was played.
 *
 * Custom properties: `--unjam-frame`, `--unjam-frame-edge`, `--unjam-floor`, `--unjam-cell`, `--unjam-exit`,
 * `--unjam-wall`, `--unjam-focus`, and `--unjam-coat` on the parts `vehicle`, `primary`, `car`, `truck` and `vehicle-A` for a
 * label; the part `label` is their text. The element sets `--unjam-ratio`, the width of its board divided by the height.
 *
 * @example
 * const element = document.createElement('unjam-board');
 * element.board = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';
 * element.interactive = true;
 * element.addEventListener('unjam-move', ({ detail }) => console.log(detail.words));
 */
export class UnjamBoard extends BoardElement {
  #problem: BoardProblem | undefined;
  /** What changed and has not been read since: `board` or `moves`, which set the board anew, or only something else. */
  #unread: 'board' | 'other' | undefined;
  /** Moves to be played once the attributes are read. */
  #wanted: string | undefined;
  #played = new PlayedMoves();
  readonly #field: FormField;

  constructor() {
    super();
    this.#field = new FormField(this, this.stage);
  }

  connectedCallback(): void {
    setAgain(this as Record<string, unknown>, UnjamBoard.prototype);
  }

  adoptedCallback(): void {
    // an element that moves to another document loses its style sheet; a document without a window, such as a template's, shows nothing
    const view = this.ownerDocument.defaultView;
    if (view && this.shadowRoot) this.shadowRoot.adoptedStyleSheets = [stylesheetFor(view)];
  }

  override attributeChangedCallback(name: string): void {
    if (name === 'board' || name === 'moves') this.#readSoon('board');
    else if (name === 'movable') this.#readSoon('other');
    else if (name === 'required') this.#tellForm();
    else super.attributeChangedCallback(name);
  }

  formResetCallback(): void {
    this.reset();
  }

  /** A browser that restores a form gives back what was played. */
  formStateRestoreCallback(state: unknown): void {
    if (typeof state === 'string') this.played = state;
  }

  override get state(): BoardState {
    this.#read();
    return super.state;
  }

  /** Why the attributes could not be read. */
  get problem(): BoardProblem | undefined {
    this.#read();
    return this.#problem;
  }

  /** Whether the red car is at the exit. */
  get solved(): boolean {
    this.#read();
    return this.shown !== undefined && isSolved(this.shown, super.state);
  }

  /**
   * The moves that were made on the board since the page set it, as text: `A→2 B↑1`. Those of the attribute `moves` and those
   * that were taken back are not among them. Set to moves, it plays them; moves that cannot be played are a
   * problem of the event `unjam-problem`, and change nothing.
   */
  get played(): string {
    this.#read();
    return this.shown ? playedText(this.shown, this.#played.moves) : '';
  }
  set played(text: string | null | undefined) {
    this.#wanted = text ?? '';
    this.#readSoon('other');
  }

  /** What a form sends: the same as `played`. */
  get value(): string {
    return this.played;
  }
  set value(text: string | null | undefined) {
    this.played = text;
  }

  /** Takes the last move of `played` back; returns whether there was one. */
  undo(): boolean {
    this.#read();
    return this.#slide(this.#played.undo());
  }

  /** Makes the move again that `undo` took back last; returns whether there was one. */
  redo(): boolean {
    this.#read();
    return this.#slide(this.#played.redo());
  }

  /** Brings the board back to where the page set it; what was played is forgotten. */
  reset(): void {
    this.#read();
    const { from, moves } = this.#played;
    this.#played.start(from);
    if (moves.length === 0) return;
    this.goTo(from);
    this.#tellChange();
  }

  /**
   * Points out the next move of a shortest solution, with a ring and an arrow. What is moved while the solver is loaded, and a new
   * board, count: the move is one of what is shown then.
   *
   * @returns the move; undefined where the board is solved or has no solution
   * @throws what `signal` was aborted with
   */
  async hint(options?: HintOptions | null): Promise<MoveDetail | undefined> {
    const [before, board] = [this.state, this.shown];
    if (!board) return undefined;
    // the solver is loaded when somebody first asks for a hint
    const { nextMove } = await import('./next-move.ts');
    const move = await nextMove(boardAt(board, before), options?.signal);
    if (board !== this.shown || before !== this.state) return this.hint(options);
    if (!move) return undefined;
    this.pointOut(move);
    return this.detail(board, move, applyMove(before, move), words.move(board, move));
  }

  override focus(options?: FocusOptions): void {
    this.#read();
    super.focus(options);
  }

  override show(board: ValidBoard, state: BoardState, options?: ShowOptions | null): void {
    this.#put(board, state, options);
    // of what the page wrote only `movable` counts for this board, whose vehicles have other indexes
    this.#wanted = undefined;
    this.#unread = 'other';
    this.#read();
  }

  #put(board: ValidBoard, state: BoardState, options?: ShowOptions | null): void {
    const before = [this.shown, super.state] as const;
    super.show(board, state, options);
    this.#problem = undefined;
    if (board !== before[0] || differ(state, before[1])) this.#played.start(state);
  }

  /** @internal */
  protected override made(move: Slide): () => void {
    // what the page asks of the element while it hears of the move is about the board after it
    const before = this.#played.copy();
    this.#played.add(move);
    return () => {
      this.#played = before;
    };
  }

  /** @internal */
  protected override accepted(): void {
    this.#tellChange();
  }

  #readSoon(what: 'board' | 'other'): void {
    if (!this.#unread) queueMicrotask(() => this.#read());
    this.#unread = this.#unread === 'board' ? 'board' : what;
  }

  /** Reads the attributes if they changed. */
  #read(): void {
    const unread = this.#unread;
    if (!unread) return;
    this.#unread = undefined;
    if (unread === 'board' || this.#problem) {
      const read = tryParseInlineBoard(this.board);
      const state = read.ok ? stateAfterText(read.value, this.moves) : read;
      if (!read.ok || !state.ok) {
        if (!state.ok) this.#fail(state.error);
        return;
      }
      // an equal board keeps its vehicles where they are, so that new moves slide
      this.#put(this.shown && sameBoard(this.shown, read.value) ? this.shown : read.value, state.value);
      // the page set the board, even where its vehicles stand there already
      this.#played.start(state.value);
    }
    const board = this.shown;
    if (!board) return;
    const movable = readMovable(board, this.movable);
    if (!movable.ok) {
      this.#fail(movable.error);
      return;
    }
    this.allow(movable.value);
    const wanted = this.#wanted;
    this.#wanted = undefined;
    if (wanted !== undefined) this.#replay(board, wanted);
    this.#tellForm();
  }

  #replay(board: Board, text: string): void {
    const { from } = this.#played;
    const moves = movesFrom(board, from, text);
    if (!moves.ok) {
      this.tell('unjam-problem', moves.error);
      return;
    }
    // two boards that a page keeps alike would set each other without end
    if (playedText(board, moves.value) === this.played) return;
    this.#played.start(from);
    for (const move of moves.value) this.#played.add(move);
    this.goTo(this.#played.state);
    this.#tellChange();
  }

  /** Makes the slide of an undo or a redo. */
  #slide(slide: Slide | undefined): boolean {
    if (!slide) return false;
    this.goTo(applyMove(super.state, slide));
    this.#tellChange();
    return true;
  }

  #fail(problem: BoardProblem): void {
    this.refuse(problem);
    this.#played.start(this.state);
    this.#problem = problem;
    this.#tellForm();
    this.tell('unjam-problem', problem);
  }

  #tellChange(): void {
    this.#tellForm();
    const { played, state, solved } = this;
    this.tell('unjam-change', { played, state, solved, count: countSolution(this.#played.moves) });
  }

  #tellForm(): void {
    // the form is told when what has changed is read
    if (this.#unread) return;
    this.#field.set(this.played, this.required && !this.solved);
  }
}

if (globalThis.customElements && !customElements.get('unjam-board'))
  customElements.define('unjam-board', UnjamBoard);

declare global {
  interface HTMLElementTagNameMap {
    'unjam-board': UnjamBoard;
  }
  /** The events bubble, so every element, the document and the window may listen for them. */
  interface GlobalEventHandlersEventMap extends UnjamBoardEventMap {}
}
