// A person at the app, in any browser: what is on the screen is found by what a person reads there, and every press of the
// pointer and of a key is counted.

import { setTimeout as wait } from 'node:timers/promises';
import type { Device, NamedKey } from './device.ts';

/** How long the page may take to show what is expected, on a busy machine. */
const PATIENCE = 30_000;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** What a person has pressed: on buttons and links, to move vehicles, and keys. */
export interface Presses {
  readonly clicks: number;
  readonly drags: number;
  readonly keys: number;
}

type Kind = 'button' | 'link' | 'choice' | 'field';

/**
 * In the page: the middle of the only visible control of a kind with a name. It must lie still, and nothing may cover it.
 * Returns a sentence where there is none.
 */
const FIND = `async (kind, name, part) => {
  const selectors = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    choice: 'label:has(input[type=radio], input[type=checkbox])',
    field: 'input:not([type=radio], [type=checkbox]), textarea, select',
  };
  // what is behind a dialog cannot be pressed
  const root = document.querySelector('dialog[open]') ?? document.querySelector(part) ?? document;
  // a drawing, or what is hidden from screen readers, is not part of the name
  const words = (node) =>
    node.nodeType === Node.TEXT_NODE
      ? [node.data]
      : node instanceof HTMLElement && node.getAttribute('aria-hidden') !== 'true'
        ? [...node.childNodes].flatMap(words)
        : [];
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? words(kind === 'field' ? element.labels[0] : element).join(' '))
      .replaceAll(/\\s+/g, ' ')
      .trim();
  const shown = [...root.querySelectorAll(selectors[kind])].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const same = shown.filter((element) => nameOf(element) === name);
  const element = (same.length > 0 ? same : shown.filter((element) => nameOf(element).startsWith(name)))[0];
  if (!element) return 'there is no ' + kind + ' "' + name + '", but ' + shown.map(nameOf).join(' | ');
  if (element.getAttribute('aria-disabled') === 'true') return 'the ' + kind + ' "' + name + '" is disabled';
  element.scrollIntoView({ block: 'nearest' });
  const pause = () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 200));
  await pause();
  const before = element.getBoundingClientRect();
  await pause();
  const { x, y, width, height } = element.getBoundingClientRect();
  if (before.x !== x || before.y !== y) return 'the ' + kind + ' "' + name + '" moves';
  const at = { x: x + width / 2, y: y + height / 2 };
  const top = document.elementFromPoint(at.x, at.y);
  if (!top || !(element.contains(top) || top.contains(element)))
    return 'the ' + kind + ' "' + name + '" is behind ' + (top?.outerHTML.slice(0, 80) ?? 'the edge');
  return at;
}`;

/** In the page: the middle of a vehicle of the first board, by the beginning of its name, and the width of a cell. */
const VEHICLE = `(name) => {
  const board = document.querySelector('unjam-board');
  const all = [...(board?.shadowRoot?.querySelectorAll('.vehicle') ?? [])];
  const hit = all.find((one) => one.getAttribute('aria-label')?.startsWith(name))?.querySelector('.hit');
  if (!hit) return 'there is no vehicle ' + name;
  const { x, y, width, height } = hit.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, cell: Math.min(width, height) };
}`;

export class Player {
  readonly #device: Device;
  readonly #app: string;
  #clicks = 0;
  #drags = 0;
  #keys = 0;

  /** @param app - the address of the app, with a slash at its end */
  constructor(device: Device, app: string) {
    this.#device = device;
    this.#app = app;
  }

  /** What was pressed since the last call of `begin`. */
  get presses(): Presses {
    return { clicks: this.#clicks, drags: this.#drags, keys: this.#keys };
  }

  /** Opens the app as on a device on which it was never opened before. */
  async begin(): Promise<void> {
    // a page of the same place that stores nothing itself
    await this.#device.open(`${this.#app}embed.html`);
    await this.#device.run('() => localStorage.clear()', []);
    await this.#device.open(this.#app);
    await this.see('Drive the red car out');
    [this.#clicks, this.#drags, this.#keys] = [0, 0, 0];
  }

  /** Presses a control, by the name that a person reads, in a part of the page; waits until there is one. */
  async click(kind: Kind, name: string, part = 'body'): Promise<void> {
    const { x, y } = await this.#eventually<Place>(FIND, kind, name, part);
    await this.press({ x, y });
  }

  /** Presses a place on the screen. */
  async press({ x, y }: Place): Promise<void> {
    this.#clicks++;
    await this.#device.point([{ kind: 'move', x, y }, { kind: 'down' }, { kind: 'up' }]);
  }

  async key(key: NamedKey | string): Promise<void> {
    this.#keys++;
    await this.#device.key(key);
  }

  /** Drags a vehicle by so many cells, right and down positive, and waits until it is there. */
  async drag(name: string, columns: number, rows: number): Promise<void> {
    const before = await this.#moves();
    const { x, y, cell } = await this.#eventually<Place & { readonly cell: number }>(VEHICLE, name);
    await this.stroke({ x, y }, { x: x + columns * cell, y: y + rows * cell });
    await this.until(`${name} has moved`, async () => (await this.#moves()) !== before);
  }

  /** Moves the pressed pointer from one place to another. */
  async stroke(from: Place, to: Place): Promise<void> {
    this.#drags++;
    const between = [0.25, 0.5, 0.75, 1].map((part) => ({
      kind: 'move' as const,
      x: from.x + part * (to.x - from.x),
      y: from.y + part * (to.y - from.y),
    }));
    await this.#device.point([
      { kind: 'move', ...from },
      { kind: 'down' },
      ...between,
      // after a rest the vehicle has no speed when it is let go
      { kind: 'pause', milliseconds: 100 },
      { kind: 'up' },
    ]);
  }

  /** The text of the first element that a selector names; empty if there is none. */
  read(selector: string): Promise<string> {
    return this.ask<string>(
      `(selector) => (document.querySelector(selector)?.innerText ?? '').replaceAll(/\\s+/g, ' ').trim()`,
      selector,
    );
  }

  /** Waits until a text is on the screen. */
  see(words: string | RegExp): Promise<void> {
    return this.until(`"${words}" is on the screen`, async () => {
      const shown = await this.read('dialog[open]').then((dialog) => dialog || this.read('body'));
      return typeof words === 'string' ? shown.includes(words) : words.test(shown);
    });
  }

  /** Runs the source of a function in the page. */
  async ask<T>(source: string, ...args: readonly unknown[]): Promise<T> {
    return (await this.#device.run(source, args)) as T;
  }

  saved(name: string): Promise<Buffer> {
    return this.#device.saved(name);
  }

  /** Waits until a condition holds. */
  async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(30)) if (await holds()) return;
    throw new Error(`not within ${PATIENCE / 1000} seconds: ${what}. The page: ${await this.read('body')}`);
  }

  #moves(): Promise<string> {
    return this.read('.counts');
  }

  /** Runs a function of the page until it returns no sentence. */
  async #eventually<T extends object>(source: string, ...args: readonly unknown[]): Promise<T> {
    let found: T | string = '';
    for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(30)) {
      found = await this.ask<T | string>(source, ...args);
      if (typeof found !== 'string') return found;
    }
    throw new Error(String(found));
  }
}
