/* Words for the columns and the rows of a board, in the languages that people write such texts in. */

export const COLUMNS = 'columns?|cols?|spalten?|colonnes?|columnas?|colunas?|colonne|kolommen|列';
export const ROWS = 'rows?|zeilen?|reihen?|lignes?|filas?|linhas?|righe|rijen|行';
/** Words for the sides of a board. */
export const WIDTHS = 'width|breite|ancho|largeur|larghezza|largura|breedte|lebar';
export const HEIGHTS = 'height|h(?:ö|oe)he|alto|hauteur|altezza|altura|hoogte|tinggi';
