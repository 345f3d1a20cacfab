import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { count, moves, puzzles, states } from './words.ts';

export const atlasText: Translation['atlas'] = {
  title: 'Atlas',
  loading: 'Der Atlas wird geladen …',
  about: (size, n, all) => `Alle minimalen Rätsel der Größe ${size}: ${puzzles(n)} mit ${states(all)}.`,
  size: (width, height, least, most) => {
    const walls = count(most, { one: '# Wand', other: '# Wänden' });
    const having = least === most ? ` mit ${walls}` : ` mit ${number(least)} bis ${walls}`;
    return `${width} mal ${height}${most === 0 ? '' : having}`;
  },
  board: 'Bretter',
  transferred: (kilobytes) => `Bisher ${number(kilobytes)} KB geladen.`,
  failed: {
    missing: (why) => `Hier gibt es keinen Atlas (${why}). unjam serve und die gebaute App haben einen.`,
    version: (why) => `Lade die Seite neu, damit du die neueste App bekommst (${why}).`,
    'no-ranges': (why) => `Der Atlas lässt sich nur ganz laden (${why}).`,
    'other-file': (why) =>
      `Der Atlas ist unterwegs verändert worden (${why}). Lade die Seite neu; hilft das nicht, muss er auf dem Server erneuert werden.`,
    damaged: (why) =>
      `Der Atlas ist beschädigt (${why}). Lade die Seite neu; hilft das nicht, muss er auf dem Server erneuert werden.`,
    network: (why) => `Der Atlas war nicht zu erreichen (${why}). Versuch es mit Verbindung noch einmal.`,
    storage: (why) => `Der Atlas ist für jetzt geladen, konnte aber nicht behalten werden (${why}).`,
  },
  withoutNetwork:
    'Du bist offline, und dieser Atlas ist nicht auf diesem Gerät. Lade ihn mit Verbindung hierher, dann hast du ihn auch ohne Netz; alles andere geht jetzt schon.',
  again: 'Noch einmal versuchen',
  filter: 'Filtern und sortieren',
  filterLabel: 'Filter',
  measures: {
    moves: 'Züge',
    steps: 'Schritte',
    vehicles: 'Fahrzeuge',
    trucks: 'Laster',
    walls: 'Wände',
    rating: 'Wertung',
  },
  least: (measure) => `${measure} ab`,
  most: (measure) => `${measure} bis`,
  timeFrom: 'Zeit ab',
  timeTo: 'Zeit bis',
  statesFrom: 'Stellungen ab',
  statesTo: 'Stellungen unter',
  any: 'Alle',
  themes: 'Themen',
  sort: 'Sortieren',
  orders: {
    longest: 'Meiste Züge',
    shortest: 'Wenigste Züge',
    hardest: 'Für Menschen am schwersten',
    easiest: 'Für Menschen am leichtesten',
    'most-steps': 'Meiste Schritte',
    'most-vehicles': 'Meiste Fahrzeuge',
    'fewest-vehicles': 'Wenigste Fahrzeuge',
    'most-states': 'Meiste Stellungen',
    'fewest-states': 'Wenigste Stellungen',
  },
  clear: 'Alle zeigen',
  draw: 'Eins auslosen',
  found: (n, of) => `${number(n)} von ${count(of, { one: '# Rätsel', other: '# Rätseln' })}`,
  none: 'Kein Rätsel passt zu diesem Filter.',
  page: (at, of) => `Seite ${number(at)} von ${number(of)}`,
  pages: 'Seiten mit Rätseln',
  previous: 'Zurück',
  next: 'Weiter',
  map: {
    title: 'Züge und Fahrzeuge',
    label: (n) => `Diagramm: Züge von links nach rechts, Fahrzeuge von unten nach oben, ${puzzles(n)}`,
    hint: 'Zieh über einen Teil eines Diagramms, um nur seine Rätsel zu sehen. Mit der Tastatur: Pfeile bewegen den Teil, mit Umschalt ändern sie seine Größe, Esc entfernt ihn.',
    axes: (most, vehicles) => `0 bis ${most} Züge → · ${vehicles} Fahrzeuge ↑`,
  },
  times: {
    title: 'Vorhergesagte Zeit',
    label: (bars) => `Diagramm der Zeit, die die Hälfte aller Spieler braucht: ${bars}`,
  },
  card: moves,
  inSteps: (n) => `schwerste Stellung in Schritten: ${number(n)}`,
  predicted: (time, rating) => `etwa ${time}, Wertung ${rating}`,
  select: 'Auswählen',
  selected: (n) => `${number(n)} ausgewählt`,
  selectNone: 'Keine auswählen',
  printing: (n) => (n > 0 ? `Ausgewählte drucken: ${number(n)}` : 'Diese Seite drucken'),
  save: 'Als Text speichern',
  puzzle: 'Rätsel des Atlas',
  play: 'Spielen',
  solve: 'Lösen',
  lab: 'Karte',
  edit: 'Bauen',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert.',
  copyFailed: 'Der Browser erlaubt kein Kopieren: Öffne das Rätsel und teile es von dort.',
  facts: {
    id: 'Kennung',
    moves: 'Kürzeste Lösung',
    steps: 'Schwerste Stellung in Schritten',
    solutions: 'Kürzeste Lösungen',
    states: 'Stellungen seines Clusters',
    time: 'Vorhergesagte Zeit',
    rating: 'Wertung',
    themes: 'Themen',
  },
  noThemes: 'keine',
  find: 'Ein Brett finden',
  findLabel: 'Ein Brett in einem beliebigen Format',
  findPlayed: 'Das Brett, das ich spiele',
  finding: 'Sein Cluster wird gesucht …',
  answers: {
    found: (own, hardest) =>
      `Es ist hier. Diese Stellung braucht ${moves(own)}, die schwerste ihres Clusters ${number(hardest)}.`,
    reduced: (own, pieces, hardest) =>
      `Es braucht ${moves(own)}. ${count(pieces, { one: '# Fahrzeug oder Wand könnte', other: '# Fahrzeuge oder Wände könnten' })} fehlen, ohne dass sein Cluster leichter wird; was übrig bleibt, ist hier, und seine schwerste Stellung braucht ${moves(hardest)}.`,
    absent: (n) =>
      `Sein Cluster ist nicht in diesem Atlas, obwohl seine schwerste Stellung ${moves(n)} braucht: Der Atlas hat keine Zeile oder Spalte, die von einem Rand zum anderen gefüllt ist, und kein zweites Fahrzeug in der Zeile des roten Autos.`,
    size: (size) => `Dieser Atlas hat nur Bretter der Größe ${size}.`,
    shape:
      'Kein Atlas hat dieses Brett: Das rote Auto hat zwei Felder und steht in der dritten Zeile vom Rand, andere Fahrzeuge haben zwei oder drei Felder.',
    walls: (size) =>
      `Dieser Atlas hat nur Bretter der Größe ${size}; dieses hat eine andere Zahl von Wänden.`,
    unsolvable: 'Dieses Brett hat keine Lösung, also ist es in keinem Atlas.',
    limit: 'Sein Cluster ist zu groß, um hier erkundet zu werden.',
    broken: (why) => `Das ist kein Brett: ${why}.`,
  },
  show: 'Zeigen',
  offline: 'Ohne Netz',
  offlineOffer: (megabytes) =>
    `Der ganze Atlas hat ${megabytes} MB. Ist er einmal auf diesem Gerät, funktioniert die Seite ohne Netz.`,
  load: (megabytes) => `Alle ${megabytes} MB laden`,
  progress: (share) => `Der Atlas wird geladen: ${share}`,
  kept: 'Der ganze Atlas ist auf diesem Gerät.',
  inMemory: 'Der ganze Atlas ist geladen, bis diese Seite geschlossen wird.',
  forget: 'Von diesem Gerät entfernen',
};
