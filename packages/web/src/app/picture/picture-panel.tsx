import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { startEarly } from '../device/missing.ts';
import { editText } from '../language/english/edit.ts';
import { selected } from '../model/state.ts';
import '../style/picture.css';
import { makePrimary } from '../model/draft.ts';
import { commit } from '../model/editor.ts';
import { draft } from '../model/present-draft.ts';
import { Select } from '../parts/choices.tsx';
import { Button } from '../parts/controls.tsx';
import { toolIcons } from '../parts/tool-icons.ts';
import { opened, problem } from './opened-picture.ts';
import { PictureView } from './picture-view.tsx';
import { pictureWorker } from './picture-worker.ts';
import { readNext, readSize, turnBoard } from './player-requests.ts';
import { boardPart, busy, close, grids, isWhole, openPicture, seen, size, verdict } from './reading.ts';
import { inWords } from './verdict.ts';

export { close };

const sides = [4, 5, 6, 7, 8];
const sizes = sides.flatMap((columns) => sides.map((rows) => `${columns}x${rows}`));

/** Opens a picture from the camera, a file, the clipboard or a drop, and shows it beside the board that was read. */
export function PicturePanel() {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // started now, so that it is ready when a picture is chosen
    startEarly(pictureWorker);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  // while a corner is dragged, what is said keeps this height, so that the picture stays under the finger
  useLayoutEffect(() => {
    const said = status.current;
    said?.style.setProperty('--height', `${said.offsetHeight}px`);
  });
  const picture = opened.value;
  const isRead = picture !== undefined && !busy.value;
  // a picture that was read before the page was left needs no scrolling
  const shown = useRef(isRead ? picture : undefined);
  useEffect(() => {
    if (!isRead || shown.current === picture) return;
    shown.current = picture;
    if (status.current) showWithBoard(status.current);
  }, [isRead, picture]);
  const t = editText().picture;
  const piece = selected.value;
  const isBad =
    problem.value || (!busy.value && ['no grid', 'no board', 'no red car'].includes(verdict.value ?? ''));
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
      <p ref={status} role="status" class={isBad ? 'problem' : ''}>
        {problem.value?.() ?? (busy.value ? t.reading : inWords())}
      </p>
      <PictureView />
      {opened.value && (
        <>
          <div class="row">
            <Button icon={toolIcons.turn} disabled={!seen.value || busy.value} onClick={turnBoard}>
              {t.turn}
            </Button>
            <Button
              disabled={piece?.kind !== 'vehicle'}
              onClick={() => {
                if (piece) commit(makePrimary(draft.value, piece.index));
              }}
            >
              {editText().makeRed}
            </Button>
            {(boardPart.value || isWhole.value) && (
              <Button
                pressed={isWhole.value}
                onClick={() => {
                  isWhole.value = !isWhole.value;
                  requestAnimationFrame(() => status.current && showWithBoard(status.current));
                }}
              >
                {t.whole}
              </Button>
            )}
            {grids.value.length > 0 && <Button onClick={readNext}>{t.nextBoard(grids.value.length)}</Button>}
            <Button onClick={close}>{t.close}</Button>
          </div>
          <Select
            label={t.size}
            value={size.value}
            options={[
              { value: '', label: t.automatic },
              ...sizes.map((value) => ({ value, label: value.replace('x', ' × ') })),
            ]}
            onChange={readSize}
          />
        </>
      )}
      <div class="row">
        <FileButton label={t.choose} />
        <FileButton label={t.take} camera />
      </div>
      <p class="muted">{t.orPaste}</p>
    </div>
  );
}

/** Scrolls so far that the board, what is said of it and, if there is room, the picture are on the screen. */
function showWithBoard(status: Element): void {
  const stage = document.querySelector('.edit-stage');
  // on phones the links to the pages cover the lower edge, and the board covers what is scrolled under it
  const isHidden = (element: Element): boolean => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isSeen = (x: number, y: number) => element.contains(document.elementFromPoint(x, y));
    return !isSeen(left + 1, top + 1) || !isSeen(right - 1, bottom - 1);
  };
  const parts = [status, ...(stage?.querySelectorAll('.draft, .picture-view') ?? [])];
  // beside the board the stage has no box of its own
  const box = stage?.getClientRects().length ? stage : stage?.querySelector('.edit-side');
  if (parts.some(isHidden)) box?.scrollIntoView();
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

const pictureIn = (files: FileList | null | undefined): File | undefined =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/'));

/** Opens the first picture among the files; if none is one, the first file, so that it is said what is wrong with it. */
function openFirst(files: FileList | null | undefined): void {
  const file = pictureIn(files) ?? files?.[0];
  if (file) void openPicture(file);
}

function onPaste(event: ClipboardEvent): void {
  const file = pictureIn(event.clipboardData?.files);
  if (!file) return;
  event.preventDefault();
  void openPicture(file);
}
