import { words } from './board-words.ts';

/**
 * The board as a field of a form: its value is what was played. Nothing happens where a host has no such fields, as an old browser
 * or jsdom, which has the internals of an element without those of a field.
 */
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
    this.#internals?.setFormValue?.(value);
    // the words and the place count only where something is missing
    this.#internals?.setValidity?.({ valueMissing: missing }, words.unsolved, this.#anchor);
  }
}
