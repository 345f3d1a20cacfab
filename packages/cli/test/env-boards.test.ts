// What `unjam env` answers about a board, with or without an environment (docs/env.md).
import { describe, expect, test } from 'vitest';
import { jam, type Reply, replies } from './env-replies.ts';

/** The first of the puzzles of a reply, which are checked before. */
const firstOf = (reply: Reply | undefined): Reply => (reply as { puzzles: [Reply] }).puzzles[0];

describe('of a board, without an environment', () => {
  test('solve, in either metric and any notation', async () => {
    const [moves, steps, none, wrong] = await replies([
      { op: 'solve', board: jam },
      { op: 'solve', board: jam, metric: 'steps', notation: 'letters' },
      { op: 'solve', board: 'XX.A/...A/...B/...B' },
      { op: 'solve', board: 'XX/A.' },
    ]);
    expect(moves).toMatchObject({
      kind: 'solved',
      metric: 'moves',
      moves: 2,
      steps: 3,
      solution: 'A↓1, X→2',
    });
    expect(steps).toMatchObject({ metric: 'steps', solution: expect.stringMatching(/^AD1/) });
    expect(none).toMatchObject({ kind: 'unsolvable', moves: null, solution: null });
    expect(wrong?.error).toMatch(/^line 4: solve: board: /);
    const [several] = await replies([{ op: 'solve', board: `${jam}\n\n${jam}` }]);
    expect(several?.error).toMatch(/the text holds more than one board; expected one board$/);
  });

  test('render: text, with colours, a picture; of an environment as it stands', async () => {
    const [text, ansi, svg, , , now] = await replies(
      [
        { op: 'render', board: jam },
        { op: 'render', board: jam, as: 'ansi' },
        { op: 'render', board: jam, as: 'svg' },
        { op: 'reset' },
        { op: 'step', action: 3 },
        { op: 'render' },
      ],
      [jam],
    );
    expect(text?.rendered).toMatch(/X──X/);
    expect(ansi?.rendered).toContain('\u001b[');
    expect(svg?.rendered).toMatch(/^<svg/);
    expect(String(now?.rendered).split('\n')[1]).not.toContain('A');
  });

  test('generate: the same seed gives the same puzzles', async () => {
    const asked = { op: 'generate', moves: [5, 8], count: 2, seed: 7, size: [5, 5] };
    const [once, again, wrong] = await replies([asked, asked, { op: 'generate', moves: [8, 5] }]);
    expect(once).toEqual(again);
    expect(once?.puzzles).toHaveLength(2);
    const [solved] = await replies([{ op: 'solve', board: firstOf(once).board }]);
    expect([5, 6, 7, 8]).toContain(solved?.moves);
    expect(wrong?.error).toMatch(/generate: moves \[8,5\]; expected the least and the most/);
  });
});
