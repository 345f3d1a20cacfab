// The draft in the editor as it is now. The link of the editor needs it before anything changes a draft, so it is a file of its own.

import { computed } from '@preact/signals';
import { validate } from '@unjam/core';
import { byLabel } from '@unjam/core/board';
import { draftHistory, dragged } from './state.ts';

export const draft = computed(() => dragged.value ?? draftHistory.value.present);

/** The legal board of the draft, or its problems. Its vehicles are in the order of their labels, which links can write shortly. */
export const checked = computed(() => {
  const { vehicles } = draft.value;
  return validate({ ...draft.value, vehicles: byLabel(vehicles) });
});
