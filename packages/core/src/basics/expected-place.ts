const EXPECTED: Readonly<Record<string, string>> = {
  EACCES: 'a place where you may read and write',
  EPERM: 'a place where you may read and write',
  EROFS: 'a place that is not read-only',
  ENOENT: 'a place where files can be made',
  ENOTDIR: 'a folder above it, where a file stands',
  EEXIST: 'a folder, where a file stands',
  ENOSPC: 'a disk with more room',
  EDQUOT: 'a disk with more room',
};

/**
 * What helps where a file cannot be written or a folder cannot be made; undefined where that is not known.
 *
 * @param code - of the system's error, such as `EACCES`; anything
 */
export const expectedPlace = (code: unknown): string | undefined =>
  typeof code === 'string' && Object.hasOwn(EXPECTED, code) ? EXPECTED[code] : undefined;
