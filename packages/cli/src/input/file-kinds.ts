// The files from which boards are read, by the endings of their names.
import { extname } from 'node:path';

/** How the files of boards as text end; a file that is named itself may end in anything. */
export const boardEndings: readonly string[] = [
  '.txt',
  '.board',
  '.boards',
  '.grid',
  '.csv',
  '.line',
  '.pl',
  '.json',
  '.jsonl',
  '.ndjson',
];

/** How the files of photographs and screenshots end. */
export const pictureEndings: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp', '.gif'];

/** What is expected where a picture is. */
export const PICTURE_FILE = 'a JPEG, PNG, WebP or GIF file';

export const isPicture = (path: string): boolean => endsIn(path, pictureEndings);

export const endsIn = (path: string, endings: readonly string[]): boolean =>
  endings.includes(extname(path).toLowerCase());

/**
 * What a folder stands for: its files with the endings of the first of these kinds of which it has any. So the pictures beside
 * boards as text, which are often drawings of them, are not read again.
 */
export type FolderKinds = readonly (readonly string[])[];

export const boardsElsePictures: FolderKinds = [boardEndings, pictureEndings];
export const picturesOnly: FolderKinds = [pictureEndings];
