/** The papers on which cards are printed. */
export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** How many cards are on a page. */
export const cardsPerPage = ['4', '9'] as const;
export type PerPage = (typeof cardsPerPage)[number];
