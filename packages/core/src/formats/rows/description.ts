import { CAPITALS } from '../../basics/letters.ts';
import type { FormatDescription } from '../parts/format.ts';

const LABELS = CAPITALS.filter((label) => !'AR'.includes(label));

export const description: FormatDescription = {
  title: 'six rows of six cells, A for the primary, every x a wall',
  example: '..BCCC\n..B.D.\nAAB.DE\nFFF..E\n...x.E\n.GGx..',
  mistakes: ['..BCCC\n..B.D.\nAAB.DE\nFFF..E\n...x.E\n.GG.x'],
  labels: { primary: 'A', others: () => LABELS },
};
