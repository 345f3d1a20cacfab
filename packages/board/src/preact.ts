// `import '@unjam/board/preact'`: the element, and its type in the JSX of Preact.

import type { HTMLAttributes as ElementAttributes } from 'preact';
import type { UnjamBoardAttributes, UnjamBoardHandlers } from './element-types.ts';
import type { UnjamBoard } from './unjam-board.ts';

export * from './unjam-board.ts';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'unjam-board': ElementAttributes<UnjamBoard> & UnjamBoardAttributes & UnjamBoardHandlers;
    }
  }
}
