import type { Result } from '@unjam/core';

/** How long the searches of a call may take. */
export const MILLISECONDS = 20_000;

/** One argument, as JSON Schema says it. */
export type ArgumentKind =
  | { readonly type: 'string'; readonly description: string; readonly enum?: readonly string[] }
  | {
      readonly type: 'integer';
      readonly description: string;
      readonly minimum: number;
      readonly maximum: number;
    };

export type ToolArguments = Readonly<Record<string, string | number | undefined>>;

/** What a tool answers. */
interface ToolAnswer {
  /** For the model to read. */
  readonly text: string;
  /** A PNG in base64. */
  readonly picture?: string;
  /** The same as data. */
  readonly record?: object;
}

/** One tool that a language model can call. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly keys: Readonly<Record<string, ArgumentKind>>;
  readonly required: readonly string[];
  /**
   * Fails with what is wrong, in one line.
   *
   * @param signal - aborts when the client no longer wants the answer; the computation then ends with an exception
   */
  act(given: ToolArguments, signal: AbortSignal): Promise<Result<ToolAnswer, string>>;
}
