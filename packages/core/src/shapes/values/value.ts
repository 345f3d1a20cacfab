// A value of a program, wherever it was written.
import type { TextPlace } from '../../basics/place.ts';

export type Value =
  | { readonly kind: 'scalar'; readonly at: TextPlace; readonly text: string; readonly quoted: boolean }
  | {
      readonly kind: 'array';
      readonly at: TextPlace;
      readonly call?: string;
      readonly items: readonly Value[];
    }
  | {
      readonly kind: 'object';
      readonly at: TextPlace;
      readonly call?: string;
      readonly entries: readonly Entry[];
    };

export type Entry = readonly [name: string, value: Value];
