import { useEffect } from 'preact/hooks';
import '../style/picture.css';
import { Button } from '../controls.tsx';
import { PictureView } from './picture-view.tsx';
import { busy, close, opened, openPicture, problem, reading, turnBoard } from './reading.ts';

/** The least confidence with which a board counts as sure. */
const SURE = 0.8;
const CERTAIN = 0.9;

/** Opens a picture from the camera, a file, the clipboard or a drop, and shows it beside the board that was read. */
export function PicturePanel() {
  useEffect(() => {
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('paste', onPaste);
      close();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the buttons do the same
    <div
      class="picture-panel"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        openFirst(event.dataTransfer?.files);
      }}
    >
      <div class="row">
        <FileButton label="Choose a picture" />
        <FileButton label="Take a photo" camera />
      </div>
      <p class="muted">Or paste a picture, or drop one here. It stays on this device.</p>
      <PictureView />
      <p role="status" class={problem.value ? 'problem' : ''}>
        {problem.value || (busy.value ? 'Reading the picture…' : <Verdict />)}
      </p>
      {opened.value && (
        <div class="row">
          <Button icon="turn" onClick={turnBoard}>
            Turn the board
          </Button>
          <Button onClick={close}>Close the picture</Button>
        </div>
      )}
    </div>
  );
}

function FileButton({ label, camera }: { label: string; camera?: boolean }) {
  return (
    <label class="button plain">
      <span>{label}</span>
      <input
        class="hidden"
        type="file"
        accept="image/*"
        {...(camera && { capture: 'environment' })}
        onChange={(event) => {
          openFirst(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}

function openFirst(files: FileList | null | undefined): void {
  const [file] = files ?? [];
  if (file) void openPicture(file);
}

function onPaste(event: ClipboardEvent): void {
  const [file] = event.clipboardData?.files ?? [];
  if (!file?.type.startsWith('image/')) return;
  event.preventDefault();
  void openPicture(file);
}

/** What was read, and how sure it is. */
function Verdict() {
  const seen = reading.value;
  if (!opened.value || !seen) return null;
  if (seen.kind !== 'read') {
    return (
      <>{`${seen.message.charAt(0).toUpperCase()}${seen.message.slice(1)}. Drag the four corners onto the grid.`}</>
    );
  }
  const unsure = seen.cells.filter((certainty) => certainty < CERTAIN).length;
  const share = `${Math.round(100 * seen.confidence)} %`;
  if (seen.confidence >= SURE && unsure === 0)
    return <>{`Read, ${share} sure. Compare the board with the picture.`}</>;
  const cells = unsure === 0 ? '' : ` ${unsure} ${unsure === 1 ? 'cell is' : 'cells are'} marked.`;
  return <>{`Not sure (${share}).${cells} Drag the corners onto the grid, or change the board by hand.`}</>;
}
