// `import { words } from '@unjam/board/languages/ja'`: the words of the element in Japanese, for `speakWith`.

import type { BoardWords } from '../element-types.ts';
import { boardSpeech } from './parts/board-speech.ts';
import { boardText } from './texts/ja.ts';

export const words: BoardWords = boardSpeech(boardText);
