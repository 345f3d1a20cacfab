import { signal } from '@preact/signals';
import { nothing, type Text } from '../language/language.ts';

/** Why the last run ended; nothing after the page was loaded again. */
export const ended = signal<Text>(nothing);
