import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copySmallAtlas, temporaryFolder } from '../testing/small-atlas.ts';
import { exportLines } from './export.ts';
import { Atlas } from './open-atlas.ts';
import { atlasStats } from './stats.ts';
import { verifyAtlas } from './verify.ts';

const root = temporaryFolder();

describe('use', () => {
  const open = async () => {
    await copySmallAtlas(join(root(), 'a'));
    const atlas = await Atlas.open(join(root(), 'a'));
    if (!atlas.ok) throw new Error(atlas.error.message);
    return atlas.value;
  };

  test('a query reads', async () => {
    const atlas = await open();
    expect(
      await atlas.query('select moves, count(*) from puzzles group by moves order by moves desc limit 2'),
    ).toEqual({
      ok: true,
      value: {
        columns: ['moves', 'count_star()'],
        rows: [
          [7, 3n],
          [6, 6n],
        ],
      },
    });
    expect(await atlas.query('select histogram from puzzles order by moves, hardest limit 1')).toMatchObject({
      value: { rows: [[[1n, 2n]]] },
    });
    atlas.close();
  });

  test('a query does nothing but read', async () => {
    const atlas = await open();
    const inside = join(root(), 'a', 'shard-00000.parquet');
    const outside = join(root(), 'stolen.csv');
    writeFileSync(outside, 'a,b\n1,2\n');
    const cases: [string, RegExp][] = [
      ['', /one statement is expected, not 0/],
      ['/* select 1 */ -- 2', /one statement is expected, not 0/],
      ['select 1; select 2', /one statement is expected, not 2/],
      ['selec 1', /syntax error/],
      ['select nothing from puzzles', /nothing/],
      [`copy puzzles to '${join(root(), 'out.csv')}'`, /Permission Error|read-only: COPY is not allowed/],
      [`copy (select 1) to '${inside}' (format parquet)`, /read-only: COPY is not allowed/],
      [
        `explain analyze copy (select 1) to '${inside}' (format parquet, use_tmp_file false)`,
        /read-only: EXPLAIN is not allowed/,
      ],
      [`select * from read_csv('${outside}')`, /Permission Error/],
      [`select * from read_text('${join(root(), 'a', 'manifest.json')}')`, /Permission Error/],
      ["select * from glob('/*')", /Permission Error/],
      ["select * from 'https://example.org/x.parquet'", /Permission Error|disabled/],
      [`attach '${join(root(), 'other.db')}'`, /read-only: ATTACH is not allowed/],
      ['create table mine (a int)', /read-only: CREATE is not allowed/],
      ['drop view puzzles', /read-only: DROP is not allowed/],
      ['set enable_external_access = true', /locked|read-only: SET is not allowed/],
    ];
    for (const [sql, message] of cases) {
      const answer = await atlas.query(sql);
      expect(answer).toMatchObject({ error: { code: 'bad-query', message: expect.stringMatching(message) } });
      expect(answer.ok || answer.error.message).not.toContain('\n');
    }
    expect(existsSync(join(root(), 'out.csv'))).toBe(false);
    atlas.close();
    expect(await verifyAtlas(join(root(), 'a'))).toMatchObject({ ok: true });
  });

  test('stats', async () => {
    const atlas = await open();
    const stats = await atlasStats(atlas, 1);
    atlas.close();
    if (!stats.ok) throw new Error(stats.error.message);
    const { byMoves, bySize, byWalls, hardestInMoves, hardestInSteps, puzzles } = stats.value;
    expect(byMoves.map(({ value, puzzles }) => `${value}:${puzzles}`).join(' ')).toBe(
      '1:1 2:2 3:7 4:8 5:5 6:6 7:3',
    );
    expect(bySize.reduce((sum, { states }) => sum + states, 0)).toBe(514);
    expect(byWalls).toEqual([{ value: 0, puzzles, states: 514 }]);
    expect(hardestInMoves).toEqual([{ board: 'EBBBEoCCEAAFDDDF', moves: 7, steps: 7, states: 8 }]);
    expect(hardestInSteps.map(({ steps }) => steps)).toEqual([10]);
  });

  test('export writes the published format', async () => {
    const atlas = await open();
    let text = '';
    for await (const piece of exportLines(atlas, { histogram: true, where: 'moves > 6 or states < 4' })) {
      text += piece.ok ? piece.value : '';
    }
    atlas.close();
    expect(text.split('\n')).toEqual([
      '07 EBBBECCCAAoFDDoF 20 2,2,3,4,2,3,3,1',
      '07 EBBBEoCCEAAFDDDF 8 1,1,1,1,1,1,1,1',
      '07 EoBBECCCAAoFDDoF 34 4,4,6,5,4,6,4,1',
      '01 ooooooooAAoooooo 3 1,2',
      '',
    ]);
  });

  test('columns are wide enough to calculate with', async () => {
    const atlas = await open();
    expect(
      await atlas.query(
        'select max(moves * 100), max(states * 1e9::bigint), min(moves - 10), typeof(any_value(shortest_solutions)) from puzzles',
      ),
    ).toMatchObject({ value: { rows: [[700, expect.any(BigInt), -9, 'HUGEINT']] } });
    atlas.close();
  });

  test('long rows come in small pieces', async () => {
    const atlas = await open();
    const answer = await atlas.stream("select repeat('x', 1000000) from range(40)");
    const sizes: number[] = [];
    if (answer.ok)
      for await (const piece of answer.value.pieces) sizes.push(piece.ok ? piece.value.length : -1);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
    expect(sizes.reduce((sum, rows) => sum + rows, 0)).toBe(40);
    const large = await atlas.query(
      "select max(m) from (select i, md5(i::varchar) || repeat('x', 3000) as m from range(2000000) t(i) order by m) where i > 5",
    );
    expect(large).toMatchObject({
      error: { code: 'bad-query', message: expect.stringMatching(/Out of Memory|memory/i) },
    });
    atlas.close();
  });
});

test.each<[string, object, string]>([
  ['width', { width: 3 }, 'its shards have boards of 16 cells, it says 3x4'],
  ['height', { height: 5 }, 'its shards have boards of 16 cells, it says 4x5'],
  ['fewest walls', { minWalls: 1, maxWalls: 2 }, 'its shards have boards with 0 walls, it says 1 to 2'],
])('a manifest with another %s than the rows is refused', async (_, change, problem) => {
  await copySmallAtlas(join(root(), 'a'));
  const path = join(root(), 'a', 'manifest.json');
  const manifest: { size: object } = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...manifest, size: { ...manifest.size, ...change } }));
  expect(await Atlas.open(join(root(), 'a'))).toEqual({
    ok: false,
    error: { code: 'damaged-manifest', message: `${path} is damaged: ${problem}` },
  });
});
