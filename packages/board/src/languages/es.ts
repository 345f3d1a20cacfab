// `import { words } from '@unjam/board/languages/es'`: the words of the element in Spanish, for `speakWith`.

import type { BoardWords } from '../element-types.ts';
import { boardSpeech } from './parts/board-speech.ts';
import { boardText } from './texts/es.ts';

export const words: BoardWords = boardSpeech(boardText);
