import type { Translation } from '../translation.ts';

/** What each format of boards is called. */
export const formatText: Translation['formats'] = {
  grid: 'Zeilen mit einem Zeichen pro Feld',
  framed: 'ein Kasten mit Koordinaten',
  drawing: 'Zeilen mit Leerzeichen zwischen den Feldern, @ ist das rote Auto',
  line: 'ein quadratisches Brett als ein Wort, Zeile für Zeile',
  cells: 'erstes und letztes Feld jedes Fahrzeugs, das rote zuerst',
  prolog: 'eine Liste von Prolog-Termen',
  json: 'ein JSON-Objekt, das jedes Brett ausdrücken kann',
  rows: 'sechs Zeilen zu sechs Feldern, A ist das rote Auto, jedes x eine Wand',
  bordered: 'Zeilen in einem Rahmen aus #, mit einer Lücke an der Ausfahrt',
  csv: 'ein Fahrzeug pro Zeile: Buchstabe, H oder V, Spalte, Zeile, Länge',
  bandung: 'Zeilen unter ihrer Größe und der Zahl der Teile, P ist das rote Auto, K die Ausfahrt',
  printed: 'ein Rahmen, wie ihn unjam show ausgibt',
  link: 'ein Link der App oder die Kennung eines Rätsels darin',
  pddl: 'STRIPS-Domäne und -Problem für Planer; Probleme werden nach ihrer Form gelesen',
  list: 'die Größe, dann ein Fahrzeug pro Zeile: Buchstabe, Zeile, Spalte, Länge, h oder v',
  matrix: 'Zeilen aus Zahlen als JSON oder Python, 1 ist das rote Auto',
  cars: 'JSON mit den Fahrzeugen als cars, Zeilen und Spalten ab 0',
};
