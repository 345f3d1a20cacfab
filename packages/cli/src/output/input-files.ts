// Knows the files that a command reads, so that its output replaces none of them.
import { fstatSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, normalize, relative, sep } from 'node:path';
import { type FolderKinds, hasPictureEnding } from '../input/file-kinds.ts';
import { findSources, type Source } from '../input/sources.ts';

export interface InputFiles {
  /** Whether a path leads to an input, under any name. */
  has(path: string): boolean;
  /** The first input that the outputs of a folder would replace: `STEM.ending`, or `STEM-1.ending` and so on. */
  replacedIn(folder: string, ending: string): string | undefined;
  /**
   * The first two inputs, at least one of them a picture, whose outputs in a folder would be one file. A picture gives one board, so
   * its output has its name. That of a text may have a number, if the text holds several boards.
   */
  namedAlike(): NamedAlike | undefined;
}

interface NamedAlike {
  /** The path of the output within its folder, without the ending. */
  readonly stem: string;
  readonly labels: readonly [string, string];
}

/**
 * @param words - the arguments that name the inputs: files, folders, - or boards
 * @param kinds - which files of a folder are inputs
 */
export function findInputFiles(words: readonly string[], kinds: FolderKinds): InputFiles {
  // a word that may be a board counts as one; whether it is, its reader says
  const sources = findSources(words, kinds, () => true).flatMap((source) =>
    source.ok ? [source.value] : [],
  );
  const known = new Set(sources.flatMap((source) => identity(statsOf(source))));
  const atlases = sources.flatMap((source) => (source.kind === 'atlas' ? [source.path] : []));
  return {
    has: (path) =>
      identity(statsAt(path)).some((id) => known.has(id)) ||
      atlases.some((atlas) => fileOfAtlas.test(withinOf(atlas, path) ?? '')),
    replacedIn(folder, ending) {
      const inside = realPath(folder);
      if (inside === undefined) return undefined;
      const stems = new Set(sources.map(({ stem }) => normalize(stem)));
      for (const source of sources) {
        const path = source.kind === 'file' ? realPath(source.path) : undefined;
        if (path === undefined || !path.startsWith(inside + sep) || !path.endsWith(ending)) continue;
        const stem = relative(inside, path).slice(0, -ending.length);
        if (stems.has(stem) || stems.has(stem.replace(/-\d+$/, ''))) return join(folder, `${stem}${ending}`);
      }
      return undefined;
    },
    namedAlike() {
      const seen = new Map<string, Source>();
      for (const source of sources) {
        const { stem, label } = source;
        const before = seen.get(stem);
        if (before && (isPicture(before) || isPicture(source)))
          return { stem, labels: [before.label, label] };
        seen.set(stem, source);
      }
      return undefined;
    },
  };
}

/** A file that `unjam atlas` writes into the folder of an atlas, relative to it. */
const fileOfAtlas = /^(?:manifest\.json|shard-\d+\.parquet|ratings[\\/].+)$/;

/**
 * Where a path leads, links followed, relative to a folder or a file: empty for that itself, undefined outside it. Neither the
 * path nor the folders on the way need exist.
 */
export function withinOf(place: string, path: string): string | undefined {
  const within = relative(realPlace(place), realPlace(path));
  return isAbsolute(within) || within.split(sep)[0] === '..' ? undefined : within;
}

const realPlace = (path: string): string =>
  realPath(path) ?? (dirname(path) === path ? path : join(realPlace(dirname(path)), basename(path)));

const isPicture = (source: Source): boolean => source.kind === 'file' && hasPictureEnding(source.path);

/** Device and number of a regular file; nothing for anything else. */
const identity = (stats: Stats | undefined): string[] =>
  stats?.isFile() ? [`${stats.dev}:${stats.ino}`] : [];

function statsOf(source: Source): Stats | undefined {
  if (source.kind === 'text') return undefined;
  return source.kind === 'stdin' ? attempt(() => fstatSync(0)) : statsAt(source.path);
}

const statsAt = (path: string): Stats | undefined => attempt(() => statSync(path));
/** The path without links; undefined if there is no such file. */
export const realPath = (path: string): string | undefined => attempt(() => realpathSync(path));

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
