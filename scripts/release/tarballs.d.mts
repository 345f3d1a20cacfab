import type { Addresses } from './addresses.mjs';

export function contentProblems(manifest: object, files: readonly string[]): string[];
export function mapProblems(folder: string, files: readonly string[]): string[];
export function manifestProblems(manifest: object, addresses: Addresses, version: string): string[];
export function licencesOf(folder: string, lockfile: object): { problems: string[]; known: string[] };
