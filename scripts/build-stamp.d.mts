/** The digest of what a build of the project in a folder is made from; undefined where there is no git. */
export function inputsOf(root: string): string | undefined;
/** Whether a build from these inputs has been done, and all that it wrote is as it was. */
export function isBuilt(root: string, inputs: string | undefined): boolean;
/** Notes that a build is done. */
export function stampBuild(root: string, inputs: string | undefined): void;
