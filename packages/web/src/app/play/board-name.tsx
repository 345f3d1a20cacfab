import { namedAs } from '../model/named.ts';
import { boardText } from '../model/store.ts';

/** The name of the present board and its idea, if it is one of the named ones. */
export function BoardName() {
  const named = namedAs(boardText.value);
  return named ? (
    <p class="board-name">
      <strong>{named.name}</strong> <span class="muted">{named.idea}</span>
    </p>
  ) : null;
}
