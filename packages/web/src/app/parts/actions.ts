// What a player can do with the game, a row each: the toolbar, the keys and the list of keys in the settings read it.

import { commonText } from '../language/english/common.ts';
import { playText } from '../language/english/play.ts';
import { giveHint, toggleWatching } from '../model/ask-help.ts';
import { openNext } from '../model/open-next.ts';
import { watching } from '../model/state.ts';
import { attempt, canRedo, canUndo, startAgain, stepBack, stepForth, won } from '../model/store.ts';
import type { IconName } from './icons.tsx';

interface Action {
  readonly id: string;
  /** What the button says. */
  readonly name: () => string;
  readonly icon: () => IconName;
  /** The key that does the same, as `KeyboardEvent.key` has it in lower case. */
  readonly key?: string;
  /** Whether the button can be pressed. A key does it all the same: then nothing happens, or a message says why not. */
  readonly allowed: () => boolean;
  readonly perform: () => void;
  /** Whether holding the button does it again and again. */
  readonly repeats?: boolean;
}

export const actions = [
  {
    id: 'undo',
    name: () => commonText().undo,
    icon: () => 'undo',
    key: 'u',
    allowed: () => canUndo.value,
    perform: stepBack,
    repeats: true,
  },
  {
    id: 'redo',
    name: () => commonText().redo,
    icon: () => 'redo',
    key: 'r',
    allowed: () => canRedo.value,
    perform: stepForth,
    repeats: true,
  },
  {
    id: 'restart',
    name: () => playText().restart,
    icon: () => 'restart',
    allowed: () => attempt.value.moves.length > 0,
    perform: startAgain,
  },
  {
    id: 'hint',
    name: () => playText().hint,
    icon: () => 'hint',
    key: 'h',
    allowed: () => !won.value,
    perform: () => void giveHint(),
  },
  {
    id: 'watch',
    name: () => (watching.value ? playText().pause : playText().watch),
    icon: () => (watching.value ? 'pause' : 'watch'),
    key: ' ',
    allowed: () => !won.value,
    perform: () => void toggleWatching(),
  },
  {
    id: 'next',
    name: () => commonText().next,
    icon: () => 'next',
    allowed: () => true,
    perform: () => void openNext(),
  },
] as const satisfies readonly Action[];

/** The name of a key for `aria-keyshortcuts`. */
export const keyName = (key: string): string => (key === ' ' ? 'Space' : key.toUpperCase());
