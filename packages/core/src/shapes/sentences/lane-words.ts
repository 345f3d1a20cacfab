/* Words for the columns and the rows of a board, in the languages that people write such texts in. */

export const COLUMNS = 'columns?|cols?|spalten?|colonnes?|columnas?|colunas?|colonne|kolommen|列';
export const ROWS = 'rows?|zeilen?|reihen?|lignes?|filas?|linhas?|righe|rijen|行';
