// What is wrong with what would be published of each package: `npm run packages`. One run of npm lists the files of all packages:
// publint itself would start npm once for each package, which takes most of its time.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { counted, grouped } from '@unjam/core/basics';
import { contentProblems, mapProblems, publintProblems } from './release/tarballs.mjs';

const listed = execFileSync('npm', ['pack', '--workspaces', '--dry-run', '--json', '--ignore-scripts'], {
  encoding: 'utf8',
  maxBuffer: 1 << 28,
  shell: process.platform === 'win32',
});
const licence = readFileSync('LICENSE', 'utf8');

for (const { name, files, size } of JSON.parse(listed)) {
  const folder = resolve('node_modules', name);
  const read = (file) => readFileSync(`${folder}/${file}`, 'utf8');
  const paths = files.map(({ path }) => path);
  const problems = [
    ...contentProblems(JSON.parse(read('package.json')), paths),
    ...(read('LICENSE') === licence ? [] : ['LICENSE is not that of the project']),
    ...mapProblems(folder, paths),
    ...(await publintProblems(folder, paths)),
  ];
  const kilobytes = grouped(Math.ceil(size / 1024));
  console.log(
    `${name}: ${counted(files.length, 'file')}, ${kilobytes} KB after gzip, ${counted(problems.length, 'problem')}`,
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
