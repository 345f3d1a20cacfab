import type { PdfDocument, PdfLibrary } from '../library.ts';

/** A library with a single document, whose calls are written down, one text for each; its file is the byte 7. */
export function recorder() {
  const calls: string[] = [];
  const listeners = new Map<string, (piece?: Uint8Array) => void>();
  const answer =
    (name: string) =>
    (...values: readonly unknown[]) => {
      calls.push([name, ...values].join(' '));
      if (name !== 'end') return;
      listeners.get('data')?.(Uint8Array.of(7));
      listeners.get('end')?.();
    };
  const on = (event: string, listener: () => void) => void listeners.set(event, listener);
  const own: Record<string, unknown> = {
    on,
    page: { fonts: {} },
    ref: (data: object) => ({ data, end: () => {} }),
  };
  // a proxy has every other method
  const document = new Proxy({}, { get: (_, name: string) => own[name] ?? answer(name) }) as PdfDocument;
  const options: object[] = [];
  class Library {
    constructor(given: object) {
      options.push(given);
      // biome-ignore lint/correctness/noConstructorReturn: the document is the proxy
      return document;
    }
  }
  return { library: Library as PdfLibrary, document, options, calls };
}
