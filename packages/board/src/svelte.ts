// `import '@unjam/board/svelte'`: the element, and its type in the templates of Svelte 5.

import type { HTMLAttributes as ElementAttributes } from 'svelte/elements';
import type { UnjamBoardAttributes, UnjamBoardHandlers } from './element-types.ts';
import type { UnjamBoard } from './unjam-board.ts';

export * from './unjam-board.ts';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'unjam-board': ElementAttributes<UnjamBoard> & UnjamBoardAttributes & UnjamBoardHandlers;
  }
}
