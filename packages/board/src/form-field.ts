import { words } from './board-words.ts';

/** The board as a field of a form: its value is what was played. Nothing happens where a host has no such fields. */
export class FormField {
  readonly #internals: ElementInternals | undefined;
  readonly #anchor: HTMLElement;

  /** @param anchor - where the browser shows why a form is not valid; it must be able to have the focus */
  constructor(element: HTMLElement, anchor: HTMLElement) {
    this.#internals = element.attachInternals?.();
    this.#anchor = anchor;
    anchor.tabIndex = -1;
    anchor.addEventListener('focus', () => element.focus({ preventScroll: true }));
  }

  /**
   * @param value - what the form sends
   * @param missing - whether the form requires a solved board and this one is not
   */
  set(value: string, missing: boolean): void {
    this.#internals?.setFormValue(value);
    if (missing) this.#internals?.setValidity({ valueMissing: true }, words.unsolved, this.#anchor);
    else this.#internals?.setValidity({});
  }
}
