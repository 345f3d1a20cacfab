// The files from which boards are read, by the endings of their names.
import { extname } from 'node:path';

/** How the files of boards as text end; a file that is named itself may end in anything. */
export const boardEndings: readonly string[] = [
  '.txt',
  '.board',
  '.boards',
  '.grid',
  '.csv',
  '.tsv',
  '.line',
  '.pl',
  '.json',
  '.jsonl',
  '.ndjson',
  '.yaml',
  '.yml',
  '.pddl',
];

/** How the files of drawings end, which are read as text. */
export const drawingEndings: readonly string[] = ['.svg'];

/** How the files of photographs and screenshots end. */
export const pictureEndings: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp', '.gif'];

/** What is expected where a picture is. */
export const PICTURE_FILE = 'a JPEG, PNG, WebP or GIF file';

export const hasPictureEnding = (path: string): boolean => endsIn(path, pictureEndings);

/** Stands for every ending of a name. */
const ANY = '*';

export const endsIn = (path: string, endings: readonly string[]): boolean =>
  endings.includes(ANY) || endings.includes(extname(path).toLowerCase());

/**
 * The kinds of files that a folder may stand for, in order. Only the first kind that the folder has is read: pictures and drawings
 * beside boards as text are often drawings of them.
 */
export type FolderKinds = readonly (readonly string[])[];

export const boardsElsePictures: FolderKinds = [boardEndings, pictureEndings, drawingEndings];
export const picturesOnly: FolderKinds = [pictureEndings];
export const allFiles: FolderKinds = [[ANY]];
