import { type Signal, signal, useSignal } from '@preact/signals';
import type { Board } from '@unjam/core';
import { compactText } from '@unjam/core/formats';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { commonText } from '../language/english/common.ts';
import { playText } from '../language/english/play.ts';
import { setText } from '../language/english/set.ts';
import { shareDialogText } from '../language/english/share.ts';
import { nothing, type Text } from '../language/language.ts';
import { type PageId, writeLink } from '../model/link.ts';
import { page } from '../model/state.ts';
import { Button } from '../parts/controls.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { SmallBoard } from '../parts/small-board.tsx';
import { linkTo } from '../route.ts';
import { FilesPanel } from './files-panel.tsx';
import { type Shared, shared } from './shared.ts';
import '../style/share.css';

const open = signal(false);

export const openShare = (): void => {
  open.value = true;
};

/** The address of the app, without the hash. */
const base = (): string => location.href.replace(/#.*/, '');

export function ShareDialog() {
  return (
    <Dialog title={commonText().share} open={open}>
      {!ofBoard.has(page.value) ? (
        <PageLinks />
      ) : shared.value ? (
        <BoardShare shared={shared.value} />
      ) : (
        <Draft />
      )}
    </Dialog>
  );
}

/** Copies text; the message says whether that was possible. */
async function copy(
  text: string,
  what: 'link' | 'replay' | 'board' | 'snippet',
  said: Signal<Text>,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    said.value = () => shareDialogText().copied[what];
  } catch {
    said.value = () => shareDialogText().cannotCopy;
  }
}

/** The pages that show a board; others share their own link. */
const ofBoard: ReadonlySet<PageId> = new Set(['play', 'solve', 'lab', 'review', 'edit']);

/** The link of a set, of a series of boards, or of another page. */
function PageLinks() {
  const said = useSignal<Text>(nothing);
  const link = base() + linkTo(page.value);
  const t = shareDialogText();
  return (
    <section>
      <LinkField
        label={page.value === 'set' ? setText().link : t.thisPage}
        text={link}
        onCopy={() => void copy(link, 'link', said)}
      />
      <div class="row">
        <SystemShare link={link} said={said} />
        <QrButton link={link} />
      </div>
      <p role="status">{said.value()}</p>
    </section>
  );
}

/** The board as it stands, one way to share it, and all others under More. */
function BoardShare({ shared: all }: { shared: Shared }) {
  const said = useSignal<Text>(nothing);
  const more = useSignal(false);
  const { boardNow: now, position: there } = all;
  const link = base() + writeLink('play', { ...there, moves: [], cursor: 0 });
  return (
    <>
      <section class="share-first">
        <SmallBoard board={now} />
        <div class="row">
          <SystemShare link={link} said={said} board={now} />
          <Button kind={canShare() ? 'plain' : 'main'} onClick={() => void copy(link, 'link', said)}>
            {shareDialogText().copyLink}
          </Button>
          <Button
            expanded={more.value}
            onClick={() => {
              more.value = !more.value;
            }}
          >
            {playText().more}
          </Button>
        </div>
        <p role="status">{said.value()}</p>
      </section>
      {more.value && (
        <>
          <Links shared={all} />
          <FilesPanel shared={all} />
        </>
      )}
    </>
  );
}

function Links({ shared: { board, position: there } }: { shared: Shared }) {
  const said = useSignal<Text>(nothing);
  const replayLink = base() + writeLink('replay', { ...there, cursor: there.moves.length });
  const puzzleLink = base() + writeLink('play', { ...there, moves: [], cursor: 0 });
  const text = compactText(board);
  const t = shareDialogText();
  return (
    <section>
      <LinkField label={t.thisPuzzle} text={puzzleLink} onCopy={() => void copy(puzzleLink, 'link', said)} />
      {there.moves.length > 0 && (
        <LinkField
          label={t.thisAttempt(there.moves.length)}
          text={replayLink}
          onCopy={() => void copy(replayLink, 'replay', said)}
        />
      )}
      <LinkField label={t.boardAsText} text={text} onCopy={() => void copy(text, 'board', said)} />
      <LinkField
        label={t.forPage}
        text={snippet(text)}
        onCopy={() => void copy(snippet(text), 'snippet', said)}
      />
      <QrButton link={puzzleLink} />
      <p role="status">{said.value()}</p>
    </section>
  );
}

const canShare = (): boolean => typeof navigator.share === 'function';

interface SystemShareProps {
  readonly link: string;
  readonly said: Signal<Text>;
  /** The board whose picture goes with the link, where the system takes pictures. */
  readonly board?: Board;
}

/** Gives a link to the system's share sheet, where there is one. */
function SystemShare({ link, said, board }: SystemShareProps) {
  /** Made before it is asked for: a browser may share only while it handles a press. */
  const files = useSignal<File[]>([]);
  useEffect(() => {
    files.value = [];
    if (board && canShare() && navigator.canShare)
      void import('./pictures.ts')
        .then(({ picture }) => picture(board))
        .then(({ name, content }) => {
          const made = [new File([content], name, { type: content.type })];
          if (navigator.canShare({ files: made })) files.value = made;
        })
        .catch(() => {
          // the link is shared without a picture
        });
  }, [board]);
  if (!canShare()) return null;
  return (
    <Button kind="main" icon="share" onClick={() => void shareLink(link, files.value, said)}>
      {shareDialogText().share}
    </Button>
  );
}

/** Shows the QR code of a link, which is loaded with its library when it is asked for. */
function QrButton({ link }: { link: string }) {
  const Code = useSignal<((props: { text: string }) => VNode) | undefined>(undefined);
  const showCode = async () => {
    const { QrCode } = await import('./qr-code.tsx');
    Code.value = QrCode;
  };
  return (
    <>
      <Button onClick={() => void showCode()}>{shareDialogText().qrCode}</Button>
      {Code.value && <Code.value text={link} />}
    </>
  );
}

/** The board as an element of a page. */
const snippet = (text: string): string =>
  `<script type="module" src="unjam-board.js"></script> <unjam-board board="${text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')}" interactive></unjam-board>`;

/** Opens the system's share sheet with a link, and a picture if there is one. */
async function shareLink(url: string, files: File[], said: Signal<Text>): Promise<void> {
  try {
    await navigator.share({ title: 'Unjam', url, ...(files.length > 0 && { files }) });
  } catch (reason) {
    // a player who closes the sheet needs no message
    if (!(reason instanceof DOMException && reason.name === 'AbortError'))
      said.value = () => shareDialogText().notShared;
  }
}

/** A draft that is not a legal board has only a link to the editor. */
function Draft() {
  const said = useSignal<Text>(nothing);
  const link = base() + linkTo('edit');
  return (
    <section>
      <p>{shareDialogText().draft}</p>
      <LinkField
        label={shareDialogText().thisDraft}
        text={link}
        onCopy={() => void copy(link, 'link', said)}
      />
      <p role="status">{said.value()}</p>
    </section>
  );
}

const LinkField = ({ label, text, onCopy }: { label: string; text: string; onCopy: () => void }) => (
  <div class="link-field">
    <label class="field">
      <span>{label}</span>
      <input type="text" readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
    </label>
    <Button onClick={onCopy}>{shareDialogText().copy}</Button>
  </div>
);
