/** Which files of the project an output is made from, which it writes, and whether it contains installed libraries. */
export interface Output {
  readonly from: (file: string) => boolean;
  readonly writes: (file: string) => boolean;
  readonly libraries: boolean;
}
type Outputs = Readonly<Record<string, Output>>;
type Inputs = Readonly<Record<string, string>>;

/** The digest of what each output of the project in a folder is made from; undefined where there is no git. */
export function inputsOf(root: string, outputs: Outputs): Inputs | undefined;
/** The names of the outputs that are not as a build from these inputs leaves them. */
export function staleOutputs(root: string, outputs: Outputs, inputs: Inputs | undefined): string[];
/** Notes that outputs are built. */
export function stampOutputs(
  root: string,
  outputs: Outputs,
  inputs: Inputs | undefined,
  names: readonly string[],
): void;
