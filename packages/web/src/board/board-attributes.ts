// The attributes of <unjam-board> as properties.

/** On a server there is no `HTMLElement`: there this module can be imported, and no element is made, so the class may be empty. */
const ElementOrNothing = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** An element whose attributes are those of a board; what they mean is said by `UnjamBoard`. */
export class BoardAttributes extends ElementOrNothing {
  static readonly observedAttributes = ['board', 'moves', 'interactive', 'plain', 'leave'];

  /** The board in the format of the `board` attribute. */
  get board(): string {
    return this.getAttribute('board') ?? '';
  }
  set board(text: string) {
    this.setAttribute('board', text);
  }

  /** The text of the `moves` attribute. */
  get moves(): string {
    return this.getAttribute('moves') ?? '';
  }
  set moves(text: string) {
    this.setAttribute('moves', text);
  }

  /** Whether vehicles can be dragged, focused and moved by keys. */
  get interactive(): boolean {
    return this.hasAttribute('interactive');
  }
  set interactive(on: boolean) {
    this.toggleAttribute('interactive', on);
  }

  /** Whether the vehicles have no labels. */
  get plain(): boolean {
    return this.hasAttribute('plain');
  }
  set plain(on: boolean) {
    this.toggleAttribute('plain', on);
  }

  /** Whether a red car that reaches the exit drives away. */
  get leave(): boolean {
    return this.hasAttribute('leave');
  }
  set leave(on: boolean) {
    this.toggleAttribute('leave', on);
  }
}
