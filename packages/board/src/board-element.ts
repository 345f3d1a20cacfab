import { applyMove, type Board, boardAt, isSolved, type Slide } from '@unjam/core';
import { at } from '@unjam/core/basics';
import { pictureSide } from '@unjam/core/render';
import { Announcer } from './announcer.ts';
import { readAttributes } from './attribute-reader.ts';
import { BoardAttributes } from './board-attributes.ts';
import { words } from './board-words.ts';
import { DragGesture } from './drag-gesture.ts';
import { DrawnBoard } from './drawn-board.ts';
import type {
  BoardMove,
  BoardProblem,
  BoardState,
  ShowOptions,
  UnjamBoardEventMap,
  ValidBoard,
} from './element-types.ts';
import { slideOfKey } from './slide-keys.ts';
import { stylesheet } from './stylesheet.ts';

export type * from './element-types.ts';

/**
 * `<unjam-board>`: a Rush Hour board on any page.
 *
 * Attributes, each also a property: `board`, a board in any format that core reads; `moves`, moves in any notation,
 * played on the board; `interactive`, whether vehicles can be dragged and moved by keys; `plain`, without labels on
 * the vehicles; `leave`, whether a red car that reaches the exit drives away, or stays there with
 * its headlights on where the reader wants no motion. Attributes that change together are
 * read once, when the script that changed them has ended, or earlier when `state` or `problem` is asked for.
 *
 * A person drags a vehicle, or clicks it and then one of the squares that are shown, or moves it by arrow keys.
 *
 * Events, all bubbling and composed: `unjam-move` after each move that a person makes, `unjam-solved` when that move
 * solved the board, `unjam-problem` when an attribute cannot be read; the element then shows the problem instead of
 * a board. Their details are in `UnjamBoardEventMap`.
 *
 * Custom properties: `--unjam-frame`, `--unjam-frame-edge`, `--unjam-floor`, `--unjam-cell`, `--unjam-exit`,
 * `--unjam-wall`, `--unjam-focus`; the element sets `--unjam-ratio`, the width of its board divided by the height.
 *
 * @example
 * const element = document.createElement('unjam-board');
 * element.board = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';
 * element.interactive = true;
 * element.addEventListener('unjam-move', ({ detail }) => console.log(detail.words));
 */
export class UnjamBoard extends BoardAttributes {
  #board: Board | undefined;
  #state: BoardState = [];
  #problem: BoardProblem | undefined;
  /** Whether `board` or `moves` changed and has not been read since. */
  #unread = false;
  /** The vehicle that is being dragged, and by which pointer. */
  #held: { readonly gesture: DragGesture; readonly pointer: number } | undefined;
  /** The vehicle that was clicked, whose targets are shown. */
  #chosen: number | undefined;
  readonly #drawn: DrawnBoard;
  readonly #announcer: Announcer;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: false });
    root.adoptedStyleSheets = [stylesheet()];
    const stage = root.appendChild(document.createElement('div'));
    this.#drawn = new DrawnBoard(stage);
    this.#announcer = new Announcer(root.appendChild(document.createElement('div')));
    stage.addEventListener('pointerdown', (event) => this.#grab(event));
    stage.addEventListener('pointermove', (event) => this.#pull(event));
    stage.addEventListener('pointerup', (event) => this.#release(event));
    stage.addEventListener('pointercancel', (event) => this.#release(event));
    // `touch-action` has no effect on shapes in an SVG: without this the page would scroll under the finger
    stage.addEventListener('touchstart', (event) => this.#holdPage(event), { passive: false });
    stage.addEventListener('keydown', (event) => this.#key(event));
  }

  attributeChangedCallback(name: string): void {
    if (name === 'board' || name === 'moves') {
      if (!this.#unread) queueMicrotask(() => this.#read());
      this.#unread = true;
    } else if (name === 'leave') {
      this.#drawn.leave = this.leave;
      this.#drawn.settle(this.#state, 0.6);
    } else this.#draw();
  }

  disconnectedCallback(): void {
    this.#drawn.stop();
    this.#drawn.settle(this.#state, 0);
  }

  /** The offset of every vehicle, in the board's order. */
  get state(): BoardState {
    this.#read();
    return this.#state;
  }

  /** Why the attributes could not be read. */
  get problem(): BoardProblem | undefined {
    this.#read();
    return this.#problem;
  }

  /**
   * Shows a board in a state, instead of what the attributes say. Vehicles that have another place on the same board
   * slide there; another board is drawn at once.
   *
   * @param board - a board that `@unjam/core` validated
   * @param state - a legal state of that board
   * @throws RangeError if one of them is not
   */
  show(board: ValidBoard, state: BoardState, { stiffness = 0.6, hint, marked }: ShowOptions = {}): void {
    // the element's own types do not name core's, whose boards differ only by the mark of being validated
    const shown = board as Board;
    // its result is not needed: core refuses what is not a board and a state of it
    boardAt(shown, state);
    this.#show(shown, state, stiffness, hint, marked);
  }

  /** Names the board and its vehicles again, after the page has set other words. */
  retell(): void {
    this.#drawn.describe(this.#state);
  }

  #show(
    board: Board,
    state: BoardState,
    stiffness: number,
    hint: BoardMove | undefined,
    marked: readonly number[] = [],
  ): void {
    this.#unread = false;
    this.#problem = undefined;
    const same = board === this.#board;
    const before = this.#state;
    this.#board = board;
    this.#state = state;
    if (!same) {
      this.#draw();
    } else if (state.some((offset, vehicle) => offset !== before[vehicle])) {
      this.#held = undefined;
      this.#choose(undefined);
      this.#announcer.sayChange(board, before, state);
      this.#drawn.describe(state);
      this.#drawn.settle(state, stiffness);
    }
    this.#drawn.pointOut(state, hint, marked);
  }

  #choose(vehicle: number | undefined): void {
    this.#chosen = vehicle;
    this.#drawn.choose(this.#state, vehicle);
  }

  /** Reads the attributes if they changed. */
  #read(): void {
    if (!this.#unread) return;
    this.#unread = false;
    const read = readAttributes?.(this.board, this.moves);
    if (!read) return;
    if (!read.ok) {
      this.#refuse(read.error);
      return;
    }
    const { board, state } = read.value;
    // an equal board keeps its vehicles where they are, so that new moves slide
    const known = this.#board && sameBoard(this.#board, board) ? this.#board : board;
    this.#show(known, state, 0.6, undefined);
  }

  #refuse(problem: BoardProblem): void {
    this.#board = undefined;
    this.#state = [];
    this.#held = undefined;
    this.#problem = problem;
    this.#drawn.refuse(problem);
    this.#tell('unjam-problem', problem);
  }

  #draw(): void {
    const board = this.#board;
    if (!board) return;
    this.#held = undefined;
    this.#chosen = undefined;
    this.#drawn.draw(board, this.#state, { interactive: this.interactive, labels: !this.plain });
    this.style.setProperty('--unjam-ratio', String(pictureSide(board.width) / pictureSide(board.height)));
  }

  #grab(event: PointerEvent): void {
    const vehicle = this.#drawn.vehicleUnder(event);
    const board = this.#board;
    if (!board || !this.interactive || this.#held || event.button !== 0) return;
    const by = this.#drawn.targetUnder(event);
    if (by !== undefined && this.#chosen !== undefined) {
      this.#make({ vehicle: this.#chosen, by });
      return;
    }
    if (vehicle === undefined) {
      this.#choose(undefined);
      return;
    }
    if (vehicle !== this.#chosen) this.#choose(undefined);
    this.#drawn.hold(vehicle, event.pointerId);
    const gesture = new DragGesture(board, this.#state, vehicle, event, this.#drawn.box);
    this.#held = { gesture, pointer: event.pointerId };
    this.#drawn.put(vehicle, at(this.#state, vehicle));
  }

  #holdPage(event: Event): void {
    if (this.interactive && event.cancelable && this.#drawn.vehicleUnder(event) !== undefined)
      event.preventDefault();
  }

  #pull(event: PointerEvent): void {
    if (this.#held?.pointer !== event.pointerId) return;
    const { gesture } = this.#held;
    const before = gesture.pushed;
    this.#drawn.put(gesture.vehicle, gesture.pull(event));
    const { pushed } = gesture;
    if (pushed && pushed !== before) this.#drawn.nudge(this.#state, gesture.vehicle, pushed);
  }

  #release(event: PointerEvent): void {
    if (this.#held?.pointer !== event.pointerId) return;
    const { gesture } = this.#held;
    const { vehicle } = gesture;
    this.#held = undefined;
    this.#drawn.hold(vehicle, undefined);
    const { offset, speed } = gesture.letGo(event.timeStamp);
    const speeds = new Map([[vehicle, speed]]);
    const by = event.type === 'pointercancel' ? 0 : offset - at(this.#state, vehicle);
    if (by !== 0) {
      this.#make({ vehicle, by }, speeds);
      return;
    }
    this.#drawn.settle(this.#state, 1, speeds);
    if (event.type === 'pointerup' && gesture.wasClick)
      this.#choose(this.#chosen === vehicle ? undefined : vehicle);
    else this.#choose(undefined);
  }

  #key(event: KeyboardEvent): void {
    const vehicle = this.#drawn.vehicleUnder(event);
    const board = this.#board;
    if (event.key === 'Escape' && this.#chosen !== undefined) this.#choose(undefined);
    if (!board || !this.interactive || vehicle === undefined) return;
    const slide = slideOfKey(event, board, this.#state, vehicle);
    if (!slide) return;
    event.preventDefault();
    const { direction, cells } = slide;
    if (cells > 0) {
      this.#make({ vehicle, by: direction * cells });
      return;
    }
    this.#drawn.nudge(this.#state, vehicle, direction);
    this.#announcer.say(words.cannotMove(board, vehicle, direction));
  }

  #make(move: Slide, speeds: ReadonlyMap<number, number> = new Map()): void {
    const board = this.#board;
    if (!board) return;
    const state = applyMove(this.#state, move);
    this.#state = state;
    this.#choose(undefined);
    const said = this.#announcer.sayMove(board, move, state);
    this.#drawn.describe(state);
    this.#drawn.pointOut(state, undefined);
    this.#drawn.settle(state, 1, speeds);
    const { label } = at(board.vehicles, move.vehicle);
    const solved = isSolved(board, state);
    this.#tell('unjam-move', { move, label, words: said, state, solved });
    if (solved) this.#tell('unjam-solved', state);
  }

  #tell<Name extends keyof UnjamBoardEventMap>(name: Name, detail: UnjamBoardEventMap[Name]['detail']): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

const sameBoard = (a: Board, b: Board): boolean => JSON.stringify(a) === JSON.stringify(b);

if (globalThis.customElements && !customElements.get('unjam-board'))
  customElements.define('unjam-board', UnjamBoard);

declare global {
  interface HTMLElementTagNameMap {
    'unjam-board': UnjamBoard;
  }
  /** The events bubble, so every element, the document and the window may listen for them. */
  interface GlobalEventHandlersEventMap extends UnjamBoardEventMap {}
}
