import type { ByteSource } from '../bytes.ts';
import type { PictureOptions } from '../reading-options.ts';

/** The command that draws what was seen in a picture: it is read with the same options, and so in the same way. */
export function overlayTip(source: ByteSource, { corners, size, exit }: PictureOptions): string {
  const words = [
    ...(corners ? [`--corners ${corners.map(({ x, y }) => `${x},${y}`).join(' ')}`] : []),
    ...(size ? [`--size ${size.width}x${size.height}`] : []),
    ...(exit ? [`--exit ${exit}`] : []),
    '--overlay -o seen.png',
  ].join(' ');
  if (source.kind === 'file') return `unjam show ${shellWord(source.path)} ${words} shows what was seen`;
  return `unjam show - ${words}, given the same picture, shows what was seen`;
}

/** A path as a word of a shell, which may not begin like an option. */
function shellWord(path: string): string {
  const word = path.startsWith('-') ? `./${path}` : path;
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
