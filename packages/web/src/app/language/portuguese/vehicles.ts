import type { Translation } from '../translation.ts';
import { move, name } from './words.ts';

export const vehicleText: Translation['vehicles'] = {
  name,
  move,
};
