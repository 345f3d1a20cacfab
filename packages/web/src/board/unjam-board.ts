import {
  apply,
  type Board,
  CELL,
  isSolved,
  laneLength,
  type Move,
  nameInColour,
  nameMove,
  nameSlide,
  type Problem,
  pictureSide,
  type State,
  type Vehicle,
} from '@unjam/core';
import { boardMarkup, hintMarkup } from './board-markup.ts';
import { readBoard, readMoves, writeBoard } from './board-text.ts';
import { dragged, type Range, rangeOf, settled } from './drag.ts';
import { Motion } from './motion.ts';
import { stylesheet } from './stylesheet.ts';
import { describe, describePlace } from './vehicle-name.ts';

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

/** How fast the primary drives away. */
const LEAVING = 0.25;

interface Drag {
  readonly pointer: number;
  readonly vehicle: number;
  readonly range: Range;
  readonly startedAt: number;
  readonly unitsPerPixel: number;
  position: number;
  speed: number;
  time: number;
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
  readonly #motion = new Motion((vehicle, position) => this.#place(vehicle, position));
  #drag: Drag | undefined;
  #vehicles: SVGGElement[] = [];
  readonly #stage: HTMLElement;
  readonly #news: HTMLElement;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: false });
    root.adoptedStyleSheets = [stylesheet()];
    this.#stage = root.appendChild(document.createElement('div'));
    this.#stage.className = 'stage';
    this.#news = root.appendChild(document.createElement('div'));
    this.#news.className = 'news';
    this.#news.setAttribute('aria-live', 'polite');
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
    else if (name === 'leave') this.#settleAll(0.6);
    else this.#draw();
  }

  disconnectedCallback(): void {
    this.#motion.stop();
    this.#settleAll(0);
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
      this.#drag = undefined;
      this.#announceChange(before);
      this.#describeAll();
      this.#settleAll(stiffness);
    }
    this.#pointOut(hint);
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
    this.#problem = problem;
    this.#vehicles = [];
    const message = document.createElement('p');
    message.className = 'problem';
    message.textContent = problem.message;
    this.#stage.replaceChildren(message);
    this.dispatchEvent(new CustomEvent('unjam-problem', { detail: problem, bubbles: true, composed: true }));
  }

  #draw(): void {
    const board = this.#board;
    if (!board) return;
    this.#drag = undefined;
    this.#motion.stop();
    const { width, height } = board;
    this.#stage.innerHTML = boardMarkup(board, {
      interactive: this.interactive,
      labels: !this.hasAttribute('plain'),
    });
    this.style.setProperty('--unjam-ratio', String(pictureSide(width) / pictureSide(height)));
    this.#vehicles = [...this.#stage.querySelectorAll<SVGGElement>('.vehicle')];
    board.vehicles.forEach((_, vehicle) => {
      this.#motion.put(vehicle, this.#target(vehicle));
    });
    this.#describeAll();
  }

  /** Where a vehicle is drawn when at rest: its offset, or beyond the exit where it has left. */
  #target(vehicle: number): number {
    const board = this.#board as Board;
    const offset = this.#state[vehicle] as number;
    if (vehicle !== board.primary || !this.hasAttribute('leave') || !isSolved(board, this.#state))
      return offset;
    return offset + (board.exit === 'left' || board.exit === 'top' ? -1.4 : 1.4);
  }

  #place(vehicle: number, position: number): void {
    const board = this.#board as Board;
    const element = this.#vehicles[vehicle];
    if (!element) return;
    const { orientation, lane } = board.vehicles[vehicle] as Vehicle;
    const [x, y] = orientation === 'horizontal' ? [position, lane] : [lane, position];
    element.style.transform = `translate(${x * CELL}px, ${y * CELL}px)`;
    if (vehicle === board.primary && this.hasAttribute('leave')) {
      const last =
        laneLength(board, board.vehicles[vehicle] as Vehicle) - (board.vehicles[vehicle] as Vehicle).length;
      const beyond = Math.max(0, -position, position - last);
      element.style.opacity = String(1 - Math.min(1, beyond / 1.4));
    }
  }

  #settleAll(stiffness: number, speeds: ReadonlyMap<number, number> = new Map()): void {
    if (!this.#board) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches || !this.isConnected;
    this.#state.forEach((offset, vehicle) => {
      const to = this.#target(vehicle);
      const leaving = to !== offset;
      this.#motion.send(vehicle, to, still ? 0 : leaving ? LEAVING : stiffness, speeds.get(vehicle));
    });
  }

  #vehicleUnder(event: Event): number | undefined {
    const element = (event.target as Element | null)?.closest?.('.vehicle');
    const index = element?.getAttribute('data-vehicle');
    return index ? Number(index) : undefined;
  }

  #grab(event: PointerEvent): void {
    const vehicle = this.#vehicleUnder(event);
    const board = this.#board;
    if (!board || !this.interactive || vehicle === undefined || this.#drag || event.button !== 0) return;
    const svg = this.#stage.firstElementChild as SVGSVGElement;
    const element = this.#vehicles[vehicle] as SVGGElement;
    element.setPointerCapture(event.pointerId);
    element.classList.add('dragged');
    const { orientation } = board.vehicles[vehicle] as Vehicle;
    const horizontal = orientation === 'horizontal';
    const units = pictureSide(horizontal ? board.width : board.height);
    const box = svg.getBoundingClientRect();
    const unitsPerPixel = units / (horizontal ? box.width : box.height) / CELL;
    const position = this.#state[vehicle] as number;
    const pointerAt = horizontal ? event.clientX : event.clientY;
    this.#drag = {
      pointer: event.pointerId,
      vehicle,
      range: rangeOf(board, this.#state, vehicle),
      startedAt: pointerAt,
      unitsPerPixel,
      position,
      speed: 0,
      time: event.timeStamp,
    };
    this.#motion.put(vehicle, position);
  }

  #holdPage(event: Event): void {
    if (this.interactive && event.cancelable && this.#vehicleUnder(event) !== undefined)
      event.preventDefault();
  }

  #pull(event: PointerEvent): void {
    const drag = this.#drag;
    const board = this.#board;
    if (!drag || !board || drag.pointer !== event.pointerId) return;
    const horizontal = (board.vehicles[drag.vehicle] as Vehicle).orientation === 'horizontal';
    const by = ((horizontal ? event.clientX : event.clientY) - drag.startedAt) * drag.unitsPerPixel;
    const position = dragged(drag.range, this.#state[drag.vehicle] as number, by);
    const passed = event.timeStamp - drag.time;
    if (passed > 0) {
      drag.speed = (position - drag.position) / passed;
      drag.time = event.timeStamp;
    }
    drag.position = position;
    this.#motion.put(drag.vehicle, position);
  }

  #release(event: PointerEvent): void {
    const drag = this.#drag;
    if (!drag || drag.pointer !== event.pointerId) return;
    this.#drag = undefined;
    this.#vehicles[drag.vehicle]?.classList.remove('dragged');
    const offset = this.#state[drag.vehicle] as number;
    const idle = event.timeStamp - drag.time > 80;
    const speed = idle ? 0 : drag.speed;
    const end = event.type === 'pointercancel' ? offset : settled(drag.range, drag.position, speed);
    if (end !== offset)
      this.#make({ vehicle: drag.vehicle, by: end - offset }, new Map([[drag.vehicle, speed * 1000]]));
    else this.#settleAll(1, new Map([[drag.vehicle, speed * 1000]]));
  }

  #key(event: KeyboardEvent): void {
    const vehicle = this.#vehicleUnder(event);
    const board = this.#board;
    if (!board || !this.interactive || vehicle === undefined) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { orientation } = board.vehicles[vehicle] as Vehicle;
    const sign = keySigns[orientation][event.key];
    if (sign === undefined) return;
    event.preventDefault();
    const range = rangeOf(board, this.#state, vehicle);
    const offset = this.#state[vehicle] as number;
    const far = event.shiftKey || event.key === 'Home' || event.key === 'End';
    const room = sign > 0 ? range.to - offset : offset - range.from;
    if (room === 0) {
      this.#say(
        `${nameInColour(board, vehicle)} cannot move ${nameSlide({ orientation }, sign).split(' ')[0]}`,
      );
      return;
    }
    this.#make({ vehicle, by: sign * (far ? room : 1) });
  }

  #make(move: Move, speeds: ReadonlyMap<number, number> = new Map()): void {
    const board = this.#board as Board;
    this.#state = apply(this.#state, move);
    const vehicle = board.vehicles[move.vehicle] as Vehicle;
    const solved = isSolved(board, this.#state);
    const words = nameMove(board, move, nameInColour);
    this.#say(solved ? `${words}. Solved: the red car is out.` : words);
    this.#describeAll();
    this.#pointOut(undefined);
    this.#settleAll(1, speeds);
    const detail: MoveDetail = { move, label: vehicle.label, words, state: this.#state, solved };
    this.dispatchEvent(new CustomEvent('unjam-move', { detail, bubbles: true, composed: true }));
    if (solved)
      this.dispatchEvent(
        new CustomEvent('unjam-solved', { detail: this.#state, bubbles: true, composed: true }),
      );
  }

  #announceChange(before: State): void {
    const board = this.#board as Board;
    const changed = this.#state.flatMap((offset, vehicle) => (offset === before[vehicle] ? [] : [vehicle]));
    const [only] = changed;
    if (changed.length === 0 || only === undefined) return;
    if (changed.length > 1) {
      this.#say(`${changed.length} vehicles moved`);
      return;
    }
    const by = (this.#state[only] as number) - (before[only] as number);
    const words = nameMove(board, { vehicle: only, by }, nameInColour);
    this.#say(isSolved(board, this.#state) ? `${words}. Solved: the red car is out.` : words);
  }

  #say(words: string): void {
    // the same words twice are still news
    this.#news.textContent = this.#news.textContent === words ? `${words}\u00a0` : words;
  }

  #describeAll(): void {
    const board = this.#board as Board;
    this.#vehicles.forEach((element, vehicle) => {
      element.setAttribute('aria-label', describe(board, this.#state, vehicle));
      if (!this.interactive) return;
      const range = rangeOf(board, this.#state, vehicle);
      element.setAttribute('aria-valuemin', String(range.from + 1));
      element.setAttribute('aria-valuemax', String(range.to + 1));
      element.setAttribute('aria-valuenow', String((this.#state[vehicle] as number) + 1));
      element.setAttribute('aria-valuetext', describePlace(board, this.#state, vehicle));
    });
  }

  /** Rings a hint's vehicle and draws an arrow to where it should go. */
  #pointOut(hint: Move | undefined): void {
    const layer = this.#stage.querySelector('.pointer');
    const board = this.#board;
    if (!layer || !board) return;
    this.#vehicles.forEach((element, vehicle) => {
      element.classList.toggle('hinted', vehicle === hint?.vehicle);
    });
    layer.innerHTML = hint ? hintMarkup(board, this.#state, hint) : '';
  }
}

/** The keys that slide a vehicle of each orientation, and which way. */
const keySigns: Record<Vehicle['orientation'], Record<string, 1 | -1>> = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1, End: 1, Home: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1, End: 1, Home: -1 },
};

const sameBoard = (a: Board, b: Board): boolean => writeBoard(a) === writeBoard(b);

if (!customElements.get('unjam-board')) customElements.define('unjam-board', UnjamBoard);

declare global {
  interface HTMLElementTagNameMap {
    'unjam-board': UnjamBoard;
  }
}
