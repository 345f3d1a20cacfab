// publint on what would be published of each package: `npm run packages`. One run of npm lists the files of all packages; publint
// itself would start npm once for each package, which takes most of its time.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { counted, grouped } from '@unjam/core/basics';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const listed = execFileSync('npm', ['pack', '--workspaces', '--dry-run', '--json', '--ignore-scripts'], {
  encoding: 'utf8',
  maxBuffer: 1 << 28,
  shell: process.platform === 'win32',
});

for (const { name, files, size } of JSON.parse(listed)) {
  const folder = resolve('node_modules', name);
  const packed = files.map(({ path }) => {
    const file = join(folder, path);
    return { name: file, data: readFileSync(file) };
  });
  const { messages, pkg } = await publint({ pkgDir: folder, pack: { files: packed } });
  const kilobytes = grouped(Math.ceil(size / 1024));
  console.log(
    `${name}: ${counted(files.length, 'file')}, ${kilobytes} KB after gzip, ${counted(messages.length, 'problem')}`,
  );
  for (const message of messages) {
    console.error(`${message.type}: ${formatMessage(message, pkg)}`);
    if (message.type === 'error') process.exitCode = 1;
  }
}
