import { computed } from '@preact/signals';
import { failed, type Unkept } from './kept.ts';

/** Why something is not kept on the device; undefined while everything is. */
export const unkept = computed<Unkept | undefined>(() => [...failed.value.values()].find(Boolean));
