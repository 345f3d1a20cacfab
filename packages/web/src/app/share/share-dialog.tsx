import { signal, useSignal } from '@preact/signals';
import { counted } from '@unjam/core/render';
import { Button } from '../controls.tsx';
import { Dialog } from '../dialog.tsx';
import { attempt, boardNow, boardText, counts, position } from '../game/store.ts';
import { writeLink } from '../link.ts';
import { gradeOf, search } from '../solver/solver.ts';
import { saveFile } from './save-file.ts';

const open = signal(false);

export const openShare = (): void => {
  open.value = true;
};

/** The address of the app, without the hash. */
const base = (): string => location.href.replace(/#.*/, '');

export function ShareDialog() {
  return (
    <Dialog title="Share" open={open}>
      <Links />
      <Files />
    </Dialog>
  );
}

function Links() {
  const said = useSignal('');
  const { moves } = counts.value;
  const replayLink = base() + writeLink('play', position.value);
  const puzzleLink = base() + writeLink('play', { board: attempt.value.board, moves: [], cursor: 0 });
  const copy = async (text: string, what: string) => {
    try {
      await navigator.clipboard.writeText(text);
      said.value = `${what} copied.`;
    } catch {
      said.value = 'The browser does not allow copying: select the link and copy it.';
    }
  };
  return (
    <section>
      <LinkField
        label="This puzzle, from the start"
        text={puzzleLink}
        onCopy={() => void copy(puzzleLink, 'Link')}
      />
      {position.value.moves.length > 0 && (
        <LinkField
          label={`This attempt, as a replay of ${counted(moves, 'move')}`}
          text={replayLink}
          onCopy={() => void copy(replayLink, 'Replay')}
        />
      )}
      <LinkField
        label="The board as text"
        text={boardText.value}
        onCopy={() => void copy(boardText.value, 'Board')}
      />
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

function Files() {
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
    const result = await search(attempt.value.board);
    if (result.kind !== 'solved') throw new Error('this board has no solution to show');
    return result.solution;
  };
  const pictures = () => import('./pictures.ts');
  return (
    <section>
      <h3>Pictures</h3>
      <div class="row">
        <Button onClick={() => void make('picture', async () => (await pictures()).picture(boardNow.value))}>
          Picture
        </Button>
        <Button onClick={() => void make('drawing', async () => (await pictures()).drawing(boardNow.value))}>
          Drawing (SVG)
        </Button>
        <Button
          onClick={() =>
            void make('animation', async () =>
              (await import('./animation.ts')).animation(attempt.value.board, await solution()),
            )
          }
        >
          Animation
        </Button>
        <Button
          onClick={() =>
            void make('card', async () => {
              const { board, name } = attempt.value;
              const [{ card }, grade, moves] = await Promise.all([pictures(), gradeOf(board), solution()]);
              return card(board, name, grade, moves);
            })
          }
        >
          Card
        </Button>
      </div>
      <p role="status">{said.value}</p>
    </section>
  );
}
