// The attributes of <unjam-board> as properties.

/** On a server there is no `HTMLElement`: there this module can be imported, and no element is made, so the class may be empty. */
const ElementOrNothing = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** An element whose attributes are those of a board; what they mean is said by `UnjamBoard`. */
export class BoardAttributes extends ElementOrNothing {
  static readonly formAssociated = true;
  static readonly observedAttributes = [
    'board',
    'moves',
    'movable',
    'interactive',
    'plain',
    'leave',
    'required',
  ];

  /** The board in the format of the `board` attribute. */
  get board(): string {
    return this.getAttribute('board') ?? '';
  }
  set board(text: string | null | undefined) {
    this.#set('board', text);
  }

  /** The text of the `moves` attribute. */
  get moves(): string {
    return this.getAttribute('moves') ?? '';
  }
  set moves(text: string | null | undefined) {
    this.#set('moves', text);
  }

  /**
   * What a person may move: labels of vehicles, or single moves, with blanks between them, such as `A B+2`.
   * Null allows everything, an empty text nothing.
   */
  get movable(): string | null {
    return this.getAttribute('movable');
  }
  set movable(text: string | null | undefined) {
    this.#set('movable', text);
  }

  /** Whether vehicles can be dragged, focused and moved by keys. */
  get interactive(): boolean {
    return this.hasAttribute('interactive');
  }
  set interactive(on: boolean | null | undefined) {
    // without Boolean, undefined would turn the attribute on where it is off, and off where it is on
    this.toggleAttribute('interactive', Boolean(on));
  }

  /** Whether the vehicles have no labels. */
  get plain(): boolean {
    return this.hasAttribute('plain');
  }
  set plain(on: boolean | null | undefined) {
    this.toggleAttribute('plain', Boolean(on));
  }

  /** Whether a red car that reaches the exit drives away. */
  get leave(): boolean {
    return this.hasAttribute('leave');
  }
  set leave(on: boolean | null | undefined) {
    this.toggleAttribute('leave', Boolean(on));
  }

  /** The name under which a form sends what was played. */
  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(text: string | null | undefined) {
    this.#set('name', text);
  }

  /** Whether a form is valid only when the board is solved. */
  get required(): boolean {
    return this.hasAttribute('required');
  }
  set required(on: boolean | null | undefined) {
    this.toggleAttribute('required', Boolean(on));
  }

  /** Whether nobody may move anything, and a form leaves the board out. */
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }
  set disabled(on: boolean | null | undefined) {
    this.toggleAttribute('disabled', Boolean(on));
  }

  /** Sets an attribute; null and undefined, which pages and frameworks pass for no value, remove it. */
  #set(name: string, text: string | null | undefined): void {
    if (text === null || text === undefined) this.removeAttribute(name);
    else this.setAttribute(name, text);
  }
}
