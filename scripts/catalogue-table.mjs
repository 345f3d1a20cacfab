// Makes the table of a catalogue's puzzles for puzzles/README.md.

import { formatBoardSize, sizesOf } from '@unjam/core/catalogue';
import { grades } from '@unjam/core/difficulty';

/** Puzzles by size and walls down, by grade across, as markdown. */
export function tableOf(entries) {
  const kinds = sizesOf(entries).flatMap((size) =>
    [
      ...new Set(
        entries.filter((entry) => formatBoardSize(entry) === formatBoardSize(size)).map(({ walls }) => walls),
      ),
    ]
      .sort()
      .map((walls) => ({
        name: `${formatBoardSize(size)} | ${walls || 'none'}`,
        of: entries.filter(
          (entry) => formatBoardSize(entry) === formatBoardSize(size) && entry.walls === walls,
        ),
      })),
  );
  const row = ({ name, of }) => {
    const counts = grades.map(({ id }) => of.filter(({ grade }) => grade === id).length || '');
    return `| ${[name, ...counts, of.length].join(' | ')} |`;
  };
  return [
    `| size | walls | ${grades.map(({ id }) => id).join(' | ')} | all |`,
    `|---|---${'|---:'.repeat(grades.length + 1)}|`,
    ...kinds.map(row),
    row({ name: 'all | ', of: entries }),
  ].join('\n');
}
