import { applyMove, type Board, boardAt, isSolved, type Slide } from '@unjam/core';
import { at } from '@unjam/core/basics';
import { pictureSide } from '@unjam/core/render';
import { Announcer } from './announcer.ts';
import { BoardAttributes } from './board-attributes.ts';
import { BoardInput } from './board-input.ts';
import { words } from './board-words.ts';
import { DrawnBoard } from './drawn-board.ts';
import type {
  BoardMove,
  BoardProblem,
  BoardState,
  MoveDetail,
  ShowOptions,
  UnjamBoardEventMap,
  ValidBoard,
} from './element-types.ts';
import type { Movable } from './movable.ts';
import { stylesheet } from './stylesheet.ts';

/**
 * A board that a page shows by `show`, and that a person moves: what `<unjam-board>` is without its texts. The app uses it so,
 * since it has boards and need not load the formats and notations in which attributes are written. `UnjamBoard` adds them.
 */
export class BoardElement extends BoardAttributes {
  #board: Board | undefined;
  #state: BoardState = [];
  #movable: Movable;
  /** Whether a form around the element is disabled. */
  #formDisabled = false;
  readonly #drawn: DrawnBoard;
  readonly #input: BoardInput;
  readonly #announcer: Announcer;
  /**
   * What the board is drawn in.
   *
   * @internal
   */
  protected readonly stage: HTMLElement;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [stylesheet()];
    const room = root.appendChild(document.createElement('div'));
    room.className = 'room';
    const place = room.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
    const stage = room.appendChild(document.createElement('div'));
    this.stage = stage;
    this.#drawn = new DrawnBoard(stage, place);
    this.#announcer = new Announcer(root.appendChild(document.createElement('div')));
    const element = this;
    this.#input = new BoardInput(stage, this.#drawn, {
      get board() {
        return element.#isOpen ? element.#board : undefined;
      },
      get state() {
        return element.#state;
      },
      get movable() {
        return element.#movable;
      },
      make: (slide, speeds) => this.#make(slide, speeds),
      refuse: (vehicle, direction) => {
        this.#drawn.nudge(this.#state, vehicle, direction);
        if (this.#board) this.#announcer.say(words.cannotMove(this.#board, vehicle, direction));
      },
    });
  }

  attributeChangedCallback(name: string): void {
    if (name === 'leave') {
      this.#drawn.leave = this.leave;
      this.#drawn.settle(this.#state, 0.6);
    } else this.#draw();
  }

  disconnectedCallback(): void {
    // nobody tells an element that is off the page where its pointer was lifted
    this.#input.letGo();
    this.#drawn.settle(this.#state, 0);
  }

  formDisabledCallback(disabled: boolean): void {
    this.#formDisabled = disabled;
    this.#draw();
  }

  /** The offset of every vehicle, in the board's order. */
  get state(): BoardState {
    return this.#state;
  }

  /** Gives the focus to the vehicle that had it last, or to the red car. */
  override focus(options?: FocusOptions): void {
    this.#drawn.focus(undefined, options);
  }

  /**
   * Shows a board in a state, instead of what the attributes say. Vehicles that have another place on the same board
   * slide there; another board is drawn at once.
   *
   * @param board - a board that `@unjam/core` validated
   * @param state - a legal state of that board
   * @throws RangeError if one of them is not
   */
  show(board: ValidBoard, state: BoardState, options?: ShowOptions | null): void {
    // the element's own types do not name core's, whose boards differ only by the mark of being validated
    const shown = board as Board;
    // its result is not needed: core refuses what is not a board and a state of it
    boardAt(shown, state);
    if (shown === this.#board) this.goTo(state, options?.stiffness);
    else {
      this.#board = shown;
      this.#state = state;
      this.#announcer.clear();
      this.#draw();
    }
    this.pointOut(options?.hint, options?.marked);
  }

  /** Names the board and its vehicles again, after the page has set other words. */
  retell(): void {
    this.#drawn.describe(this.#state);
  }

  /**
   * The board that is shown; undefined where there is none.
   *
   * @internal
   */
  protected get shown(): Board | undefined {
    return this.#board;
  }

  /**
   * What happens when a person makes a move, before the page hears of it.
   *
   * @returns what happens where the page refuses it
   * @internal
   */
  protected made(_move: Slide): () => void {
    return () => undefined;
  }

  /**
   * What happens after a person made a move that the page accepted.
   *
   * @internal
   */
  protected accepted(): void {}

  /**
   * Sets what a person may move.
   *
   * @internal
   */
  protected allow(movable: Movable): void {
    this.#movable = movable;
    this.#drawn.able(movable);
    this.#input.show();
  }

  /**
   * Lets the vehicles slide to another state of the board.
   *
   * @internal
   */
  protected goTo(state: BoardState, stiffness = 0.6): void {
    const before = this.#state;
    this.#state = state;
    if (!this.#board || !differ(state, before)) return;
    this.#input.letGo();
    this.#announcer.sayChange(this.#board, before, state);
    this.#drawn.describe(state);
    this.#drawn.settle(state, stiffness);
    this.pointOut(undefined);
  }

  /**
   * Draws rings around vehicles, and the arrow of a hint.
   *
   * @internal
   */
  protected pointOut(hint: BoardMove | undefined, marked?: readonly number[]): void {
    this.#drawn.pointOut(this.#state, hint, marked);
  }

  /**
   * Shows a problem instead of a board.
   *
   * @internal
   */
  protected refuse(problem: BoardProblem): void {
    this.#board = undefined;
    this.#state = [];
    this.#input.letGo();
    this.#drawn.refuse(problem);
  }

  /**
   * What the events of a move tell of it.
   *
   * @internal
   */
  protected detail(board: Board, move: BoardMove, state: BoardState, said: string): MoveDetail {
    const { label } = at(board.vehicles, move.vehicle);
    return { move, label, words: said, state, solved: isSolved(board, state) };
  }

  /**
   * Returns whether no listener refused what happened.
   *
   * @internal
   */
  protected tell<Name extends keyof UnjamBoardEventMap>(
    name: Name,
    detail: UnjamBoardEventMap[Name]['detail'],
  ): boolean {
    const cancelable = name === 'unjam-move';
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }

  get #isOpen(): boolean {
    return this.interactive && !this.#formDisabled;
  }

  #draw(): void {
    const board = this.#board;
    if (!board) return;
    this.#input.letGo();
    this.#drawn.draw(board, this.#state, { interactive: this.#isOpen, labels: !this.plain });
    this.#drawn.able(this.#movable);
    this.style.setProperty('--unjam-ratio', String(pictureSide(board.width) / pictureSide(board.height)));
  }

  /** Makes a person's move, which the page may refuse. */
  #make(move: Slide, speeds: ReadonlyMap<number, number> = new Map()): void {
    const board = this.#board;
    if (!board) return;
    const before = this.#state;
    const state = applyMove(before, move);
    this.#state = state;
    this.#input.letGo();
    const said = this.#announcer.sayMove(board, move, state);
    this.#drawn.describe(state);
    this.pointOut(undefined);
    this.#drawn.settle(state, 1, speeds);
    const takeBack = this.made(move);
    const detail = this.detail(board, move, state, said);
    const accepted = this.tell('unjam-move', detail);
    // the page may have shown something else while it heard of the move
    const stays = board === this.#board && !differ(state, this.#state);
    if (stays && accepted) this.accepted();
    else if (stays) {
      takeBack();
      this.goTo(before, 1);
      this.#announcer.say(words.cannotMove(board, move.vehicle, Math.sign(move.by)));
    }
    // whoever shows the next board has still seen this one solved; whoever took the move back has not
    if (accepted && detail.solved && (stays || board !== this.#board)) this.tell('unjam-solved', state);
  }
}

/** Whether a vehicle is at another place in one state than in the other. */
export const differ = (a: BoardState, b: BoardState): boolean =>
  a.some((offset, vehicle) => offset !== b[vehicle]);
