// `import { words } from '@unjam/board/languages/fr'`: the words of the element in French, for `speakWith`.

import type { BoardWords } from '../element-types.ts';
import { boardSpeech } from './parts/board-speech.ts';
import { boardText } from './texts/fr.ts';

export const words: BoardWords = boardSpeech(boardText);
