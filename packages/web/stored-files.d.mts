/** A file of the app, as workbox takes it. */
export interface StoredFile {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity?: string;
}

export function storedFiles(folder: string): StoredFile[];
