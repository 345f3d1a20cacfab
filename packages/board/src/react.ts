// `import '@unjam/board/react'`: the element, and its type in the JSX of React 19.

import type { HTMLAttributes as ElementAttributes, RefAttributes as ElementReference } from 'react';
import type { UnjamBoardAttributes, UnjamBoardHandlers } from './element-types.ts';
import type { UnjamBoard } from './unjam-board.ts';

export * from './unjam-board.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'unjam-board': ElementAttributes<UnjamBoard> &
        ElementReference<UnjamBoard> &
        UnjamBoardAttributes &
        UnjamBoardHandlers;
    }
  }
}
