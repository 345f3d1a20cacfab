import { board, testArguments } from '../testing/hostile-arguments.ts';
import * as wording from './index.ts';

const moved = { vehicle: { kind: 'car', label: 'A' }, way: 'right', cells: 2 };

testArguments('@unjam/core/wording', wording, [
  ['describeLimit', ['which', 'states']],
  ['sayMove', ['moved', moved]],
  ['speakOfHints', ['words', wording.englishHints], board],
]);
