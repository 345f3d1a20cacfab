import { CAPITALS } from '../../basics/letters.ts';
import type { FormatDescription } from '../parts/format.ts';

const LABELS = CAPITALS.filter((label) => !'KP'.includes(label));

export const description: FormatDescription = {
  title: 'rows under their size and the number of pieces, P for the primary, K at the exit',
  example: '6 6\n11\nAAB..F\n..BCDF\nGPPCDFK\nGH.III\nGHJ...\nLLJMM.',
  mistakes: ['2 4\n1\nPP..K\n...', '2 4\n1\nPP..\nAA..K'],
  labels: { primary: 'P', others: () => LABELS },
};
