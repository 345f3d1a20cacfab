/** A call of the file system: what it does, such as `rename`, and the path that it concerns. */
export interface FileCall {
  readonly operation: string;
  readonly path: string;
}

/**
 * Lets the n-th call of the file system that concerns a folder fail, in all modules of this process, until `restore` is called.
 *
 * @param options.at - the number of the call, from 1; 0 only counts
 * @param options.code - of the error, such as `EIO`; `short` writes half of the bytes without an error
 */
export function failingIo(options: { readonly under: string; readonly at: number; readonly code: string }): {
  readonly calls: readonly FileCall[];
  restore(): void;
};
