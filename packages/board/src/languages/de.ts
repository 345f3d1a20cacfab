// `import { words } from '@unjam/board/languages/de'`: the words of the element in German, for `speakWith`.

import type { BoardWords } from '../element-types.ts';
import { boardSpeech } from './parts/board-speech.ts';
import { boardText } from './texts/de.ts';

export const words: BoardWords = boardSpeech(boardText);
