import { signal } from '@preact/signals';

/** What the lab shows: the map of all states, or a race of two searches. */
export const labView = signal<'race' | 'map'>('map');
