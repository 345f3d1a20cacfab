import { apply, type Board, isSolved, type Move, type Problem, type State, type Vehicle } from '@unjam/core';
import { describeSlide } from '@unjam/core/board';
import { describeInColour, pictureSide } from '@unjam/core/render';
import { Announcer } from './announcer.ts';
import { readBoard, readMoves, writeBoard } from './board-text.ts';
import { DragGesture } from './drag-gesture.ts';
import { DrawnBoard } from './drawn-board.ts';
import { slideOfKey } from './slide-keys.ts';
import { stylesheet } from './stylesheet.ts';

/** What `unjam-move` tells: the move and where it led. */
export interface MoveDetail {
  readonly move: Move;
  /** Label of the vehicle that moved. */
  readonly label: string;
  /** The move in words: `red car right 2`. */
  readonly words: string;
  /** The state after it. */
  readonly state: State;
  readonly solved: boolean;
}

export interface ShowOptions {
  /** 1 is the snap of a drag; playback is slower. Default 0.6. */
  readonly stiffness?: number;
  /** Vehicle that a hint points at, with the way it should go. */
  readonly hint?: Move | undefined;
}

/**
 * `<unjam-board>`: a Rush Hour board on any page.
 *
 * Attributes: `board`, a board in any format core reads; `moves`, a solution in any notation, played on it;
 * `interactive`, whether vehicles can be dragged and moved by keys; `plain`, without labels on the vehicles;
 * `leave`, whether a primary that reaches the exit drives away.
 *
 * Events, all bubbling and composed: `unjam-move` (detail: MoveDetail) after each move a person makes,
 * `unjam-solved` (detail: the state) when that move solved it, `unjam-problem` (detail: Problem) when an
 * attribute cannot be read; the board then shows nothing but the message.
 *
 * Custom properties: `--unjam-frame`, `--unjam-frame-edge`, `--unjam-floor`, `--unjam-cell`, `--unjam-exit`,
 * `--unjam-wall`, `--unjam-focus`.
 */
export class UnjamBoard extends HTMLElement {
  static readonly observedAttributes = ['board', 'moves', 'interactive', 'plain', 'leave'];

  #board: Board | undefined;
  #state: State = [];
  #problem: Problem | undefined;
  /** The vehicle that is being dragged, and by which pointer. */
  #held: { readonly gesture: DragGesture; readonly pointer: number } | undefined;
  readonly #drawn: DrawnBoard;
  readonly #announcer: Announcer;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: false });
    root.adoptedStyleSheets = [stylesheet()];
    this.#drawn = new DrawnBoard(root.appendChild(document.createElement('div')));
    this.#announcer = new Announcer(root.appendChild(document.createElement('div')));
    root.addEventListener('pointerdown', (event) => this.#grab(event as PointerEvent));
    root.addEventListener('pointermove', (event) => this.#pull(event as PointerEvent));
    root.addEventListener('pointerup', (event) => this.#release(event as PointerEvent));
    root.addEventListener('pointercancel', (event) => this.#release(event as PointerEvent));
    // `touch-action` does not hold for shapes in a drawing: without this the page would scroll under the finger
    root.addEventListener('touchstart', (event) => this.#holdPage(event), { passive: false });
    root.addEventListener('keydown', (event) => this.#key(event as KeyboardEvent));
  }

  attributeChangedCallback(name: string): void {
    if (name === 'board' || name === 'moves') this.#read();
    else if (name === 'leave') {
      this.#drawn.leave = this.hasAttribute('leave');
      this.#drawn.settle(this.#state, 0.6);
    } else this.#draw();
  }

  disconnectedCallback(): void {
    this.#drawn.stop();
    this.#drawn.settle(this.#state, 0);
  }

  /** The board in the format of the `board` attribute. */
  get board(): string {
    return this.getAttribute('board') ?? '';
  }
  set board(text: string) {
    this.setAttribute('board', text);
  }

  get moves(): string {
    return this.getAttribute('moves') ?? '';
  }
  set moves(text: string) {
    this.setAttribute('moves', text);
  }

  get interactive(): boolean {
    return this.hasAttribute('interactive');
  }
  set interactive(on: boolean) {
    this.toggleAttribute('interactive', on);
  }

  /** The offset of every vehicle, in the board's order. */
  get state(): State {
    return this.#state;
  }

  /** Why the attributes could not be read. */
  get problem(): Problem | undefined {
    return this.#problem;
  }

  /**
   * Shows a board in a state, instead of the attributes. Vehicles that stand elsewhere on the same board slide
   * there; another board is drawn at once.
   */
  show(board: Board, state: State, { stiffness = 0.6, hint }: ShowOptions = {}): void {
    this.#problem = undefined;
    const same = board === this.#board;
    const before = this.#state;
    this.#board = board;
    this.#state = state;
    if (!same) {
      this.#draw();
    } else {
      this.#held = undefined;
      this.#announcer.sayChange(board, before, state);
      this.#drawn.describe(state);
      this.#drawn.settle(state, stiffness);
    }
    this.#drawn.pointOut(state, hint);
  }

  #read(): void {
    const board = readBoard(this.board);
    if (!board.ok) {
      this.#refuse(board.error);
      return;
    }
    const states = readMoves(board.value, this.moves);
    if (!states.ok) {
      this.#refuse(states.error);
      return;
    }
    // the same text again leaves vehicles where they are, so that new moves slide
    const known = this.#board && sameBoard(this.#board, board.value) ? this.#board : board.value;
    this.show(known, states.value);
  }

  #refuse(problem: Problem): void {
    this.#board = undefined;
    this.#held = undefined;
    this.#problem = problem;
    this.#drawn.refuse(problem.message);
    this.#tell('unjam-problem', problem);
  }

  #draw(): void {
    const board = this.#board;
    if (!board) return;
    this.#held = undefined;
    this.#drawn.draw(board, this.#state, {
      interactive: this.interactive,
      labels: !this.hasAttribute('plain'),
    });
    this.style.setProperty('--unjam-ratio', String(pictureSide(board.width) / pictureSide(board.height)));
  }

  #grab(event: PointerEvent): void {
    const vehicle = this.#drawn.vehicleUnder(event);
    const board = this.#board;
    if (!board || !this.interactive || vehicle === undefined || this.#held || event.button !== 0) return;
    this.#drawn.hold(vehicle, event.pointerId);
    const gesture = new DragGesture(board, this.#state, vehicle, event, this.#drawn.box);
    this.#held = { gesture, pointer: event.pointerId };
    this.#drawn.put(vehicle, this.#state[vehicle] as number);
  }

  #holdPage(event: Event): void {
    if (this.interactive && event.cancelable && this.#drawn.vehicleUnder(event) !== undefined)
      event.preventDefault();
  }

  #pull(event: PointerEvent): void {
    if (this.#held?.pointer !== event.pointerId) return;
    const { gesture } = this.#held;
    this.#drawn.put(gesture.vehicle, gesture.pull(event));
  }

  #release(event: PointerEvent): void {
    if (this.#held?.pointer !== event.pointerId) return;
    const { gesture } = this.#held;
    const { vehicle } = gesture;
    this.#held = undefined;
    this.#drawn.hold(vehicle, undefined);
    const { offset, speed } = gesture.letGo(event.timeStamp);
    const speeds = new Map([[vehicle, speed]]);
    const by = event.type === 'pointercancel' ? 0 : offset - (this.#state[vehicle] as number);
    if (by !== 0) this.#make({ vehicle, by }, speeds);
    else this.#drawn.settle(this.#state, 1, speeds);
  }

  #key(event: KeyboardEvent): void {
    const vehicle = this.#drawn.vehicleUnder(event);
    const board = this.#board;
    if (!board || !this.interactive || vehicle === undefined) return;
    const slide = slideOfKey(event, board, this.#state, vehicle);
    if (!slide) return;
    event.preventDefault();
    const { direction, cells } = slide;
    if (cells > 0) {
      this.#make({ vehicle, by: direction * cells });
      return;
    }
    const way = describeSlide(board.vehicles[vehicle] as Vehicle, direction).split(' ')[0];
    this.#announcer.say(`${describeInColour(board, vehicle)} cannot move ${way}`);
  }

  #make(move: Move, speeds: ReadonlyMap<number, number> = new Map()): void {
    const board = this.#board as Board;
    const state = apply(this.#state, move);
    this.#state = state;
    const words = this.#announcer.sayMove(board, move, state);
    this.#drawn.describe(state);
    this.#drawn.pointOut(state, undefined);
    this.#drawn.settle(state, 1, speeds);
    const { label } = board.vehicles[move.vehicle] as Vehicle;
    const solved = isSolved(board, state);
    this.#tell('unjam-move', { move, label, words, state, solved } satisfies MoveDetail);
    if (solved) this.#tell('unjam-solved', state);
  }

  #tell(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

const sameBoard = (a: Board, b: Board): boolean => writeBoard(a) === writeBoard(b);

if (!customElements.get('unjam-board')) customElements.define('unjam-board', UnjamBoard);

declare global {
  interface HTMLElementTagNameMap {
    'unjam-board': UnjamBoard;
  }
}
