import { signal } from '@preact/signals';

/** What the lab shows: the map of all states, or a race of two searches. */
export type LabView = 'map' | 'race';

export const labView = signal<LabView>('map');
