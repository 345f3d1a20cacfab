// `import { words } from '@unjam/board/languages/zh'`: the words of the element in Chinese, for `speakWith`.

import type { BoardWords } from '../element-types.ts';
import { boardSpeech } from './parts/board-speech.ts';
import { boardText } from './texts/zh.ts';

export const words: BoardWords = boardSpeech(boardText);
