import { commonText } from '../language/english/common.ts';
import { playText } from '../language/english/play.ts';
import { go } from '../model/state.ts';
import { Button } from '../parts/controls.tsx';

/** Asks once before the whole solution is shown, because it counts as help. */
export const Reveal = ({ onClose }: { onClose: () => void }) => (
  <div class="reveal">
    <p role="alert">{playText().reveal}</p>
    <div class="row">
      <Button onClick={onClose}>{commonText().cancel}</Button>
      <Button kind="main" onClick={() => go('solve')}>
        {playText().show}
      </Button>
    </div>
  </div>
);
