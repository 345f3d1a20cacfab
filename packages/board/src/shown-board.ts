// <unjam-board> as the app uses it: boards come by `show`, not by attributes.

import { BoardElement } from './board-element.ts';

if (globalThis.customElements && !customElements.get('unjam-board'))
  customElements.define('unjam-board', BoardElement);
