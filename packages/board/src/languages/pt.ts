// `import { words } from '@unjam/board/languages/pt'`: the words of the element in Portuguese, for `speakWith`.

import type { BoardWords } from '../element-types.ts';
import { boardSpeech } from './parts/board-speech.ts';
import { boardText } from './texts/pt.ts';

export const words: BoardWords = boardSpeech(boardText);
