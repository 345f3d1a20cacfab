/** The commands of unjam that write files: the commands that make what is there before, and the one in which a call fails. */
export const commandsWithFiles: readonly {
  readonly name: string;
  readonly before: readonly string[];
  readonly words: string;
}[];
