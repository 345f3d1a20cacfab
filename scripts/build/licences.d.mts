import type { Plugin } from 'vite';

export function licenceOf(folder: string): string;
export function collectLicences(): { plugin(): Plugin; write(path: string): void };
