import { isRecord } from '../device/is-record.ts';
import { type Language, languages } from '../language/languages.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface Settings {
  readonly theme: Theme;
  /** `system` is the first of the browser's languages that the app has. */
  readonly language: Language | 'system';
  /** Whether vehicles have labels. */
  readonly labels: boolean;
  /** Whether the time is shown. */
  readonly timer: boolean;
  readonly sounds: boolean;
  readonly vibration: boolean;
  /** Whether the app has offered sound and vibration, which it does once. */
  readonly feelOffered: boolean;
  /** Whether the bar has the workbench: Solve, Lab and Atlas. */
  readonly workbench: boolean;
  /** Whether every move is kept in the solve log, and the name of the player there. */
  readonly log: boolean;
  readonly player: string;
}

/** The most characters of a player's name. */
export const LONGEST_PLAYER = 30;

/** Settings from any value; what is not a setting gets its default. */
export function readSettings(value: unknown): Settings {
  const record = isRecord(value) ? value : {};
  return {
    theme: themes.find((theme) => theme === record.theme) ?? 'system',
    language: languages.find(({ code }) => code === record.language)?.code ?? 'system',
    labels: record.labels === true,
    timer: record.timer === true,
    sounds: record.sounds === true,
    vibration: record.vibration === true,
    feelOffered: record.feelOffered === true,
    workbench: record.workbench === true,
    log: record.log === true,
    player: typeof record.player === 'string' ? record.player.slice(0, LONGEST_PLAYER) : '',
  };
}

/** The stored settings with those that were changed since `before`. */
export function mergeSettings(stored: Settings, own: Settings, before: Settings): Settings {
  const names = Object.keys(stored) as readonly (keyof Settings)[];
  const changed = names.filter((name) => own[name] !== before[name]);
  return { ...stored, ...Object.fromEntries(changed.map((name) => [name, own[name]])) };
}
