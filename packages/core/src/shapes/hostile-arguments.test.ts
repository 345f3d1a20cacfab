import { options, testArguments, texts } from '../testing/hostile-arguments.ts';
import * as shapes from './index.ts';

testArguments(
  '@unjam/core/shapes',
  shapes,
  [
    ['columnsProblem', ['columns', 'label,direction', texts]],
    ['readShapes', ['text', 'XX..', texts], ['options', {}, options]],
  ],
  { decidingChoices: 'takes a reading of a question that readShapes has made' },
);
