import { effect, signal } from '@preact/signals';
import { type Language, languages } from '../language/languages.ts';
import { isRecord, load, save } from './storage.ts';

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
    labels: record.labels !== false,
    timer: record.timer === true,
    sounds: record.sounds === true,
    vibration: record.vibration === true,
    log: record.log === true,
    player: typeof record.player === 'string' ? record.player.slice(0, LONGEST_PLAYER) : '',
  };
}

export const settings = signal<Settings>(readSettings(load('settings')));

export const change = (part: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...part };
};

/** Stores the settings whenever they change, and gives the page its theme. */
export const startSettings = (): (() => void) =>
  effect(() => {
    save('settings', settings.value);
    const { theme } = settings.value;
    document.documentElement.dataset.theme = theme;
  });
