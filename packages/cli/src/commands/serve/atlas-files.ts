// The published atlases that the app can show: their files, which are read from the disk in parts.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { atlasEndings, atlasListing, isAtlasManifest } from '@unjam/core/catalogue';
import { systemReason } from '../../system-error.ts';
import { type AppFile, appFile } from './app-files.ts';

/** A file on the disk. */
export interface AtlasFile {
  readonly path: string;
  readonly type: string;
}

export type AtlasFiles = ReadonlyMap<string, AppFile | AtlasFile>;

const types: Readonly<Record<string, string>> = {
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
  records: 'application/octet-stream',
};

/** Only files of these names are served, and the app opens no others. */
const served = /^[\w.-]+\.(json|md|parquet|records)$/;
const unservable = (name: string): Result<never, string> =>
  err(
    `the app opens no file named '${name}'; publish the atlas again, under a name of letters from A to Z, digits, dots, - and _`,
  );

/** The atlases of the package @unjam/atlas; none if it is not installed. */
export function ownAtlases(): Result<AtlasFiles, string> {
  try {
    const listing = fileURLToPath(import.meta.resolve(`@unjam/atlas/published/${atlasListing}`));
    return existsSync(listing) ? readAtlases(dirname(listing)) : ok(new Map());
  } catch {
    return ok(new Map());
  }
}

/**
 * The files of published atlases, by the paths of their URLs.
 *
 * @param where - a folder with published atlases and their list, or one of the files of one atlas
 */
export function readAtlases(where: string): Result<AtlasFiles, string> {
  try {
    if (statSync(where).isDirectory()) {
      if (!existsSync(join(where, atlasListing)))
        return err(`there is no ${atlasListing}; expected a folder into which unjam atlas publish wrote`);
      const listed = readJson(join(where, atlasListing));
      if (!Array.isArray(listed))
        return err(`${atlasListing} is damaged; remove it and publish an atlas there, which writes it again`);
      const odd = listed.map(String).find((name) => !served.test(name));
      return odd === undefined ? ok(filesIn(where, () => true)) : unservable(odd);
    }
    const name = basename(where);
    const ending = Object.values(atlasEndings).find((ending) => name.endsWith(ending)) ?? '';
    const stem = name.slice(0, name.length - ending.length);
    const manifest = `${stem}${atlasEndings.manifest}`;
    const beside = join(dirname(where), manifest);
    if (!existsSync(beside) || !isAtlasManifest(readJson(beside)))
      return err(`${manifest} beside it is not the manifest of a published atlas`);
    if (!served.test(manifest)) return unservable(name);
    const files = new Map(filesIn(dirname(where), (name) => name.startsWith(`${stem}.`)));
    const listing = Buffer.from(`${JSON.stringify([manifest])}\n`);
    return ok(files.set(`/atlas/${atlasListing}`, appFile(listing, types.json ?? '')));
  } catch (error) {
    return err(systemReason(error));
  }
}

function filesIn(folder: string, isWanted: (name: string) => boolean): Map<string, AppFile | AtlasFile> {
  return new Map(
    readdirSync(folder).flatMap((name) => {
      const [, ending = ''] = served.exec(name) ?? [];
      if (ending === '' || !isWanted(name)) return [];
      const path = join(folder, name);
      return statSync(path).isFile()
        ? [[`/atlas/${name}`, { path, type: types[ending] ?? '' }] as const]
        : [];
    }),
  );
}

/** The value of a file with JSON; undefined where it holds none. */
function readJson(path: string): unknown {
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
