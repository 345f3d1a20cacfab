import { useEffect } from 'preact/hooks';
import { editText } from '../language/english/edit.ts';
import { percent } from '../language/language.ts';
import '../style/picture.css';
import { Button } from '../controls.tsx';
import { toolIcons } from '../edit/tool-icons.ts';
import { PictureView } from './picture-view.tsx';
import { busy, close, opened, openPicture, pictureWorker, problem, reading, turnBoard } from './reading.ts';

/** The least confidence with which a board counts as sure. */
const SURE = 0.8;
const CERTAIN = 0.9;

/** Opens a picture from the camera, a file, the clipboard or a drop, and shows it beside the board that was read. */
export function PicturePanel() {
  useEffect(() => {
    // started now, so that it is ready when a picture is chosen
    pictureWorker();
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('paste', onPaste);
      close();
    };
  }, []);
  const t = editText().picture;
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
        <FileButton label={t.choose} />
        <FileButton label={t.take} camera />
      </div>
      <p class="muted">{t.orPaste}</p>
      <PictureView />
      <p role="status" class={problem.value ? 'problem' : ''}>
        {problem.value?.() ?? (busy.value ? t.reading : <Verdict />)}
      </p>
      {opened.value && (
        <div class="row">
          <Button icon={toolIcons.turn} onClick={turnBoard}>
            {t.turn}
          </Button>
          <Button onClick={close}>{t.close}</Button>
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
  const t = editText().picture;
  if (seen.kind !== 'read') return <>{seen.kind === 'no grid' ? t.noGrid : t.noRedCar}</>;
  const unsure = seen.cells.filter((certainty) => certainty < CERTAIN).length;
  const share = percent(seen.confidence);
  if (seen.confidence >= SURE && unsure === 0) return <>{t.sure(share)}</>;
  return <>{t.unsure(share, unsure)}</>;
}
