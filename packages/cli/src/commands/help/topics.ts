// `unjam help TOPIC`: what the algorithms, formats and notations are, from their own descriptions.
import { writers } from '@unjam/core/formats';
import { notations } from '@unjam/core/notation';
import { algorithms } from '@unjam/core/search';
import { print } from '../../terminal/standard.ts';

/** What can be asked about besides the commands. */
export type Topic = 'algorithms' | 'formats' | 'notations';

/** One entry: its id and title, and what is said below it, indented. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
}

const entries: Readonly<Record<Topic, readonly Entry[]>> = {
  algorithms: algorithms.map(({ id, title, source, optimalFor, complete }) => ({
    id,
    title,
    lines: [
      `finds ${optimalFor.length > 0 ? `a shortest solution in ${optimalFor.join(' and ')}` : 'some solution'}`,
      complete ? 'finding none proves that there is none' : 'it may miss solutions',
      `source: ${source}`,
    ],
  })),
  formats: writers.map(({ id, title, example }) => ({ id, title, lines: example.split('\n') })),
  notations: notations.map(({ id, title, example }) => ({ id, title, lines: example.split('\n') })),
};

const uses: Readonly<Record<Topic, string>> = {
  algorithms: 'How `unjam solve --algorithm ID` searches; `unjam compare BOARD` races them.',
  formats: 'How boards are written. They are recognised; `unjam convert BOARD --to ID` writes them.',
  notations: 'How solutions are written. They are recognised; `unjam solve BOARD --notation ID` writes them.',
};

/** Prints everything there is to choose from. */
export async function printTopic(topic: Topic): Promise<void> {
  const parts = entries[topic].map(({ id, title, lines }) =>
    [`${id}: ${title}`, ...lines.map((line) => `    ${line}`)].join('\n'),
  );
  await print(`${[uses[topic], ...parts].join('\n\n')}\n`);
}
