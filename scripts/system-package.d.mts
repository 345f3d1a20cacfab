export declare function canRun(path: string): boolean;
export declare function whyNotInstalled(
  env?: Readonly<Record<string, string | undefined>>,
  isRoot?: boolean,
): string | undefined;
export declare function installPackage(name: string, purpose: string): string | undefined;
