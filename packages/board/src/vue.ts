// `import '@unjam/board/vue'`: the element, and its type in the templates and in the JSX of Vue 3.

import type { HTMLAttributes } from 'vue';
import type { JSX as VueJsx } from 'vue/jsx-runtime';
import type { UnjamBoardAttributes, UnjamBoardEventMap, UnjamBoardHandlers } from './element-types.ts';
import type { UnjamBoard } from './unjam-board.ts';

export * from './unjam-board.ts';

/** One overload for each event. With a single generic function Vue would not know what a handler such as `(event) => …` is given. */
type Overloads = Together<
  {
    [Name in keyof UnjamBoardEventMap]: (name: Name, event: UnjamBoardEventMap[Name]) => void;
  }[keyof UnjamBoardEventMap]
>;
type Together<Functions> = (Functions extends unknown ? (one: Functions) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** How the type checker of Vue's templates sees an element with attributes and events of its own. */
type UnjamBoardInTemplates = new () => UnjamBoard & {
  $props: HTMLAttributes & UnjamBoardAttributes;
  $emit: Overloads;
};

declare module 'vue' {
  interface GlobalComponents {
    'unjam-board': UnjamBoardInTemplates;
  }
}

declare module 'vue/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements {
      'unjam-board': VueJsx.IntrinsicAttributes & HTMLAttributes & UnjamBoardAttributes & UnjamBoardHandlers;
    }
  }
}
