import { computed, type Signal, signal, useSignal } from '@preact/signals';
import type { Board } from '@unjam/core';
import { compactText } from '@unjam/core/formats';
import { counted } from '@unjam/core/render';
import type { VNode } from 'preact';
import { Button } from '../controls.tsx';
import { Dialog } from '../dialog.tsx';
import { checked, draftName } from '../edit/editor.ts';
import { attempt, boardNow, position } from '../game/store.ts';
import { setText } from '../language/english/set.ts';
import { type Position, writeLink } from '../link.ts';
import { linkTo, page } from '../route.ts';
import { gradeOf, search } from '../solver/solver.ts';
import { saveFile } from './save-file.ts';

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
    name: draftName.value.trim() || 'My board',
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
    <Dialog title="Share" open={open}>
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
async function copy(text: string, what: string, said: Signal<string>): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    said.value = `${what} copied.`;
  } catch {
    said.value = 'The browser does not allow copying: select the link and copy it.';
  }
}

/** The link of a set, which opens it as a page. */
function SetLinks() {
  const said = useSignal<string>('');
  const link = base() + linkTo('set');
  return (
    <section>
      <LinkField label={setText().link} text={link} onCopy={() => void copy(link, 'Link', said)} />
      <LinkButtons link={link} said={said} />
      <p role="status">{said.value}</p>
    </section>
  );
}

function Links({ shared: { board, position: there } }: { shared: Shared }) {
  const said = useSignal('');
  const replayLink = base() + writeLink('replay', { ...there, cursor: there.moves.length });
  const puzzleLink = base() + writeLink('play', { ...there, moves: [], cursor: 0 });
  const text = compactText(board);
  return (
    <section>
      <LinkField
        label="This puzzle, from the start"
        text={puzzleLink}
        onCopy={() => void copy(puzzleLink, 'Link', said)}
      />
      {there.moves.length > 0 && (
        <LinkField
          label={`This attempt, as a replay of ${counted(there.moves.length, 'move')}`}
          text={replayLink}
          onCopy={() => void copy(replayLink, 'Replay', said)}
        />
      )}
      <LinkField label="The board as text" text={text} onCopy={() => void copy(text, 'Board', said)} />
      <LinkField
        label="For a web page, with unjam-board.js of @unjam/web"
        text={snippet(text)}
        onCopy={() => void copy(snippet(text), 'Snippet', said)}
      />
      <LinkButtons link={puzzleLink} said={said} />
      <p role="status">{said.value}</p>
    </section>
  );
}

/** Gives a link to the system's share sheet, where there is one, and shows its QR code. */
function LinkButtons({ link, said }: { link: string; said: Signal<string> }) {
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
            Share…
          </Button>
        )}
        <Button onClick={() => void showCode()}>QR code</Button>
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
async function shareLink(url: string, said: Signal<string>): Promise<void> {
  try {
    await navigator.share({ title: 'Unjam', url });
  } catch (reason) {
    // whoever closes the sheet needs no message
    if (!(reason instanceof DOMException && reason.name === 'AbortError'))
      said.value = 'The system did not share the link: copy it instead.';
  }
}

/** A draft that is not a legal board has only a link to the editor. */
function Draft() {
  const said = useSignal('');
  const link = base() + linkTo('edit');
  return (
    <section>
      <p>This draft is not a legal board yet. The link opens it in the editor.</p>
      <LinkField label="This draft" text={link} onCopy={() => void copy(link, 'Link', said)} />
      <p role="status">{said.value}</p>
    </section>
  );
}

const LinkField = ({ label, text, onCopy }: { label: string; text: string; onCopy: () => void }) => (
  <div class="link-field">
    <label class="field">
      <span>{label}</span>
      <input type="text" readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
    </label>
    <Button onClick={onCopy}>Copy</Button>
  </div>
);

function Files({ shared: { board, boardNow: now, name } }: { shared: Shared }) {
  const said = useSignal('');
  const make = async (what: string, run: () => Promise<{ name: string; content: Blob }>) => {
    said.value = `Making the ${what}…`;
    try {
      const { name, content } = await run();
      saveFile(name, content);
      said.value = `${name}: ${Math.ceil(content.size / 1024)} KB.`;
    } catch (reason) {
      said.value = `The ${what} could not be made: ${reason instanceof Error ? reason.message : String(reason)}`;
    }
  };
  const solution = async () => {
    const result = await search(board);
    if (result.kind !== 'solved') throw new Error('this board has no solution to show');
    return result.solution;
  };
  const pictures = () => import('./pictures.ts');
  return (
    <section>
      <h3>Pictures</h3>
      <div class="row">
        <Button onClick={() => void make('picture', async () => (await pictures()).picture(now))}>
          Picture
        </Button>
        <Button onClick={() => void make('drawing', async () => (await pictures()).drawing(now))}>
          Drawing (SVG)
        </Button>
        <Button
          onClick={() =>
            void make('animation', async () =>
              (await import('./animation.ts')).animation(board, await solution()),
            )
          }
        >
          Animation
        </Button>
        <Button
          onClick={() =>
            void make('card', async () => {
              const [{ card }, grade, moves] = await Promise.all([pictures(), gradeOf(board), solution()]);
              return card(board, name, grade, moves);
            })
          }
        >
          Card
        </Button>
        <Button
          onClick={() =>
            void make('card to print', async () =>
              (await import('./card-files.ts')).cardFile([{ board, name }], name, '4'),
            )
          }
        >
          Card (PDF)
        </Button>
      </div>
      <p role="status">{said.value}</p>
    </section>
  );
}
