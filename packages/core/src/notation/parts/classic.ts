/** The board of most examples, its rows separated by `/`. */
export const CLASSIC = '.AA..Q/.....Q/XX...Q/....../....../......';
