/** What `unjam help` explains besides subcommands. */
export const topics = ['algorithms', 'formats', 'notations'] as const;
export type Topic = (typeof topics)[number];
