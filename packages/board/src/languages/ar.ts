// `import { words } from '@unjam/board/languages/ar'`: the words of the element in Arabic, for `speakWith`.

import type { BoardWords } from '../element-types.ts';
import { boardSpeech } from './parts/board-speech.ts';
import { boardText } from './texts/ar.ts';

export const words: BoardWords = boardSpeech(boardText);
