import { useEffect, useRef } from 'preact/hooks';
import { shareDialogText } from '../language/english/share.ts';
import '../style/by-hand.css';

/** A text that the browser refused to share and to copy, selected so that the player can copy it. */
export function ByHand({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), [text]);
  return (
    <label class="field by-hand">
      <span>{shareDialogText().byHand}</span>
      <textarea ref={field} readOnly rows={2} value={text} />
    </label>
  );
}
