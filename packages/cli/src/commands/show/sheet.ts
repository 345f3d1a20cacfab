/** What cards are printed on. */
export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** How many cards come on a page. */
export const cardsPerPage = ['4', '9'] as const;
export type PerPage = (typeof cardsPerPage)[number];
