import { useEffect, useRef } from 'preact/hooks';
import { commonText } from '../language/english/common.ts';
import { solveText } from '../language/english/solve.ts';
import { go } from '../model/state.ts';
import { Closing } from '../parts/closing.tsx';
import { Button } from '../parts/controls.tsx';

/** Asks once before the whole solution is shown, because it counts as help. */
export function Reveal({ onClose }: { onClose: () => void }) {
  const question = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const cancel = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    onClose();
  };
  useEffect(() => {
    opener.current = document.activeElement;
    question.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div ref={question} class="reveal">
      <Closing onClose={onClose} />
      <p role="alert">{solveText().reveal}</p>
      <div class="row">
        <Button onClick={cancel}>{commonText().cancel}</Button>
        <Button kind="main" onClick={() => go('solve')}>
          {solveText().show}
        </Button>
      </div>
    </div>
  );
}
