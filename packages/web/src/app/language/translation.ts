// What every language other than English has to say: each section that is in english/, each text of it.

import type { commonText } from './english/common.ts';
import type { hintText } from './english/hints.ts';
import type { playText } from './english/play.ts';
import type { settingsText } from './english/settings.ts';
import type { vehicleText } from './english/vehicles.ts';

/** The texts of a section in any language: the same keys, and functions of the same arguments. */
export type Texts<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends (...what: infer What) => string
      ? (...what: What) => string
      : Texts<English[Key]>;
};

/** All texts of a language. */
export type Translation = {
  readonly common: ReturnType<typeof commonText>;
  readonly hints: ReturnType<typeof hintText>;
  readonly play: ReturnType<typeof playText>;
  readonly settings: ReturnType<typeof settingsText>;
  readonly vehicles: ReturnType<typeof vehicleText>;
};
