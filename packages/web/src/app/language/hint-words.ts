// The words of hints in the present language. They are loaded with the first hint.

import { named } from '@unjam/board/languages/parts/vehicle-words';
import type { Board } from '@unjam/core';
import { type HintSpeaker, speakOfHints } from '@unjam/core/wording';
import { hintText } from './english/hints.ts';

/** What can be said about a board, with the colours of its vehicles. */
export const hintsOf = (board: Board): HintSpeaker => speakOfHints(hintText(), board, named);
