import { computed, type Signal, signal, useSignal } from '@preact/signals';
import { type Board, countSolution } from '@unjam/core';
import { compactText } from '@unjam/core/formats';
import type { VNode } from 'preact';
import { saveFile } from '../device/save-file.ts';
import { commonText } from '../language/english/common.ts';
import { setText } from '../language/english/set.ts';
import { shareDialogText } from '../language/english/share.ts';
import { nothing, type Text } from '../language/language.ts';
import { checked } from '../model/editor.ts';
import { type Position, writeLink } from '../model/link.ts';
import { draftName, page } from '../model/state.ts';
import { attempt, boardNow, position } from '../model/store.ts';
import { Button } from '../parts/controls.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { linkTo } from '../route.ts';
import { gradeOf, search } from '../solver/solver.ts';

const open = signal(false);

export const openShare = (): void => {
  open.value = true;
};

/** The address of the app, without the hash. */
const base = (): string => location.href.replace(/#.*/, '');

/** What is shared: in the editor the drawn board, elsewhere the present attempt. */
const shared = computed<Shared | undefined>(() => {
  if (page.value !== 'edit') {
    const { board, name } = attempt.value;
    return { board, boardNow: boardNow.value, name, position: position.value };
  }
  if (!checked.value.ok) return undefined;
  const board = checked.value.value;
  return {
    board,
    boardNow: board,
    name: draftName.value.trim() || commonText().myBoard,
    position: { board, moves: [], cursor: 0 },
  };
});

interface Shared {
  readonly board: Board;
  /** The board after the moves so far. */
  readonly boardNow: Board;
  readonly name: string;
  readonly position: Position;
}

export function ShareDialog() {
  return (
    <Dialog title={commonText().share} open={open}>
      {page.value === 'set' ? (
        <SetLinks />
      ) : shared.value ? (
        <>
          <Links shared={shared.value} />
          <Files shared={shared.value} />
        </>
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

/** The link of a set, which opens it as a page. */
function SetLinks() {
  const said = useSignal<Text>(nothing);
  const link = base() + linkTo('set');
  return (
    <section>
      <LinkField label={setText().link} text={link} onCopy={() => void copy(link, 'link', said)} />
      <LinkButtons link={link} said={said} />
      <p role="status">{said.value()}</p>
    </section>
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
      <LinkButtons link={puzzleLink} said={said} />
      <p role="status">{said.value()}</p>
    </section>
  );
}

/** Gives a link to the system's share sheet, where there is one, and shows its QR code. */
function LinkButtons({ link, said }: { link: string; said: Signal<Text> }) {
  /** The QR code, with its library, is loaded when it is asked for. */
  const Code = useSignal<((props: { text: string }) => VNode) | undefined>(undefined);
  const showCode = async () => {
    const { QrCode } = await import('./qr-code.tsx');
    Code.value = QrCode;
  };
  return (
    <>
      <div class="row">
        {typeof navigator.share === 'function' && (
          <Button icon="share" onClick={() => void shareLink(link, said)}>
            {shareDialogText().share}
          </Button>
        )}
        <Button onClick={() => void showCode()}>{shareDialogText().qrCode}</Button>
      </div>
      {Code.value && <Code.value text={link} />}
    </>
  );
}

/** The board as an element of a page. */
const snippet = (text: string): string =>
  `<script type="module" src="unjam-board.js"></script> <unjam-board board="${text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')}" interactive></unjam-board>`;

/** Opens the system's share sheet with a link. */
async function shareLink(url: string, said: Signal<Text>): Promise<void> {
  try {
    await navigator.share({ title: 'Unjam', url });
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

type Kind = 'picture' | 'drawing' | 'animation' | 'card' | 'print';

function Files({ shared: { board, boardNow: now, name, position: there } }: { shared: Shared }) {
  const said = useSignal<Text>(nothing);
  const make = async (what: Kind, run: () => Promise<{ name: string; content: Blob }>) => {
    said.value = () => shareDialogText().making[what];
    try {
      const { name, content } = await run();
      saveFile(name, content);
      said.value = () => shareDialogText().made(name, Math.ceil(content.size / 1024));
    } catch (reason) {
      const why = reason instanceof Error ? reason.message : String(reason);
      said.value = () => shareDialogText().failed[what](why);
    }
  };
  const solution = async () => {
    const result = await search(board);
    if (result.kind !== 'solved') throw new Error(shareDialogText().noSolution);
    return result.solution;
  };
  const pictures = () => import('./pictures.ts');
  const t = shareDialogText();
  return (
    <section>
      <h3>{t.pictures}</h3>
      <div class="row">
        <Button onClick={() => void make('picture', async () => (await pictures()).picture(now))}>
          {t.kinds.picture}
        </Button>
        <Button onClick={() => void make('drawing', async () => (await pictures()).drawing(now))}>
          {t.kinds.drawing}
        </Button>
        <Button
          onClick={() =>
            void make('animation', async () =>
              (await import('./animation.ts')).animation(board, await solution()),
            )
          }
        >
          {t.kinds.animation}
        </Button>
        <Button
          onClick={() =>
            void make('card', async () => {
              const [{ card }, grade, moves] = await Promise.all([pictures(), gradeOf(board), solution()]);
              const { puzzle } = there;
              return card(board, { number: 1, name, puzzle, grade, ...countSolution(moves) });
            })
          }
        >
          {t.kinds.card}
        </Button>
        <Button
          onClick={() =>
            void make('print', async () =>
              (await import('./card-files.ts')).cardFile([{ board, name, puzzle: there.puzzle }], name, '4'),
            )
          }
        >
          {t.kinds.print}
        </Button>
      </div>
      <p role="status">{said.value()}</p>
    </section>
  );
}
