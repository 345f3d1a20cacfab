import { useSignal } from '@preact/signals';
import { countSolution } from '@unjam/core';
import { missing } from '../device/missing.ts';
import { reasonOf, saveFile } from '../device/save-file.ts';
import { shareDialogText } from '../language/english/share.ts';
import { nothing, type Text } from '../language/language.ts';
import { Button } from '../parts/controls.tsx';
import { search } from '../solver/solver.ts';
import { gradeOf } from '../solver/tasks.ts';
import type { Shared } from './shared.ts';

type Kind = 'picture' | 'drawing' | 'animation' | 'card' | 'print';

/** Files of a board, each made when it is asked for. */
export function FilesPanel({ shared: { board, boardNow: now, name, position: there } }: { shared: Shared }) {
  const said = useSignal<Text>(nothing);
  const make = async (what: Kind, run: () => Promise<{ name: string; content: Blob }>) => {
    said.value = () => shareDialogText().making[what];
    try {
      const { name, content } = await run();
      saveFile(name, content);
      said.value = () => shareDialogText().made(name, Math.ceil(content.size / 1024));
    } catch (reason) {
      // of what could not be loaded the page itself speaks
      said.value = missing.value ? nothing : () => shareDialogText().failed[what](reasonOf(reason));
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
