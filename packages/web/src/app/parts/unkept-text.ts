import { unkept } from '../device/unkept.ts';
import { storedText } from '../language/english/stored.ts';

/** The sentence that something is not kept on the device, and why; empty while everything is. */
export const unkeptText = (): string => (unkept.value ? storedText()[unkept.value] : '');
