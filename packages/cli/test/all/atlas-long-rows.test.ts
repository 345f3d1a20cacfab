// A query whose rows are a megabyte each, through the built command.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { program, scratch, unjam } from '../command.ts';

test('rows of a megabyte are converted and written a few at a time', () => {
  const folder = scratch();
  unjam(['atlas', 'build', '--size', '3x3', '--out', 'a'], { cwd: folder });
  // the database makes all 600 at once: 600 MB; all of them as texts of JavaScript would be as many again
  const report = `process.on('exit', () => console.error(process.resourceUsage().maxRSS))`;
  const preload = `data:text/javascript,${encodeURIComponent(report)}`;
  const sql = "select i, repeat('x', 1000000) as long from range(600) t(i)";
  const script = `"${process.execPath}" --import "${preload}" "${program}" atlas query a "${sql}" | wc -c`;
  const { stdout, stderr } = spawnSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8' });
  expect(Number(stdout)).toBeGreaterThan(600e6);
  expect(Number(stderr)).toBeLessThan(1_200_000);
}, 180_000);
