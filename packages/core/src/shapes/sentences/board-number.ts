/** The number of a board at the beginning of a line, with a word in front of it or without: `Level 1`, `# Puzzle 2: easy`, `3.` */
export const BOARD_NUMBER =
  /^[^\p{L}\d]{0,6}(?:(?:level|puzzle|board|card|game|problem|challenge)[ _#№-]{0,3})?\d{1,4}[.):]?(?![\d,x×*]|\s+\d)/iu;
