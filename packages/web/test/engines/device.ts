// What a test needs of a browser, whichever it is: to open a page, to run a function in it, and to use the pointer and
// the keyboard as a person does.

/** A step of the pointer, in pixels of the page's view. */
export type PointerStep =
  | { readonly kind: 'move'; readonly x: number; readonly y: number }
  | { readonly kind: 'down' | 'up' }
  | { readonly kind: 'pause'; readonly milliseconds: number };

/** A key that has no character of its own. */
export type NamedKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape' | 'Tab';

export interface Device {
  /** Opens an address and waits until its page is loaded. */
  open(address: string): Promise<void>;
  /**
   * Runs the source of a function in the page.
   *
   * @param source - a function that uses no variables from outside, such as `(a, b) => a + b`; it may return a promise
   * @returns what it returns, which must be a value of JSON
   */
  run(source: string, args: readonly unknown[]): Promise<unknown>;
  point(steps: readonly PointerStep[]): Promise<void>;
  /** Presses and releases one key: a named one, or a character. */
  key(key: string): Promise<void>;
  close(): Promise<void>;
  /** The content of a file that the page gave to save, once the browser has written it. */
  saved(name: string): Promise<Buffer>;
}
