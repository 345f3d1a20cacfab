import { expect, test } from 'vitest';
import type { ByteSource } from '../bytes.ts';
import type { PictureOptions } from '../reading-options.ts';
import { overlayTip } from './overlay-tip.ts';

const stdin: ByteSource = { kind: 'stdin', label: 'stdin', stem: 'stdin' };
const fileAt = (path: string): ByteSource => ({ kind: 'file', label: path, stem: 'a', path, bytes: 1 });

const known: PictureOptions = {
  corners: [
    { x: 1, y: 2 },
    { x: 300, y: 2.4 },
    { x: 300, y: 310 },
    { x: 1, y: 310 },
  ],
  size: { width: 5, height: 6 },
  exit: 'top',
};

test.each<[string, ByteSource, PictureOptions, string]>([
  ['a file', fileAt('a/photo.jpg'), {}, 'unjam show a/photo.jpg --overlay -o seen.png shows what was seen'],
  [
    'a name that a shell would take apart',
    fileAt("Ann's photo.jpg"),
    {},
    "unjam show 'Ann'\\''s photo.jpg' --overlay -o seen.png shows what was seen",
  ],
  [
    'a name that begins like an option',
    fileAt('-a.jpg'),
    {},
    'unjam show ./-a.jpg --overlay -o seen.png shows what was seen',
  ],
  [
    'the options with which it was read',
    fileAt('a.jpg'),
    known,
    'unjam show a.jpg --corners 1,2 300,2.4 300,310 1,310 --size 5x6 --exit top --overlay -o seen.png shows what was seen',
  ],
  [
    'standard input',
    stdin,
    { size: { width: 5, height: 5 } },
    'unjam show - --size 5x5 --overlay -o seen.png, given the same picture, shows what was seen',
  ],
])('%s', (_, source, options, tip) => {
  expect(overlayTip(source, options)).toBe(tip);
});
