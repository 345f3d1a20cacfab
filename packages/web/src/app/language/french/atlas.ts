import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { count, moves, nouns, puzzles, states } from './words.ts';

export const atlasText: Translation['atlas'] = {
  title: 'Atlas',
  loading: 'Chargement de l’atlas…',
  about: (size, n, all) => `Tous les puzzles minimaux de ${size} : ${puzzles(n)} avec ${states(all)}.`,
  size: (width, height, least, most) => {
    const walls = nouns('mur', 'murs')(most);
    const having = least === most ? ` avec ${walls}` : ` avec ${number(least)} à ${walls}`;
    return `${width} sur ${height}${most === 0 ? '' : having}`;
  },
  board: 'Plateaux',
  transferred: (kilobytes) => `${number(kilobytes)} Ko chargés jusqu’ici.`,
  failed: {
    missing: (why) => `Il n’y a pas d’atlas ici (${why}). unjam serve et l’application construite en ont un.`,
    version: (why) => `Recharge la page pour avoir l’application la plus récente (${why}).`,
    'no-ranges': (why) => `L’atlas ne peut être chargé qu’en entier (${why}).`,
    'other-file': (why) =>
      `L’atlas a changé entre-temps (${why}). Recharge la page ; si cela n’aide pas, il faut le mettre à jour sur le serveur.`,
    damaged: (why) =>
      `L’atlas est endommagé (${why}). Recharge la page ; si cela n’aide pas, il faut le mettre à jour sur le serveur.`,
    network: (why) => `L’atlas n’a pas pu être atteint (${why}). Réessaie quand tu auras une connexion.`,
    storage: (why) => `L’atlas est chargé pour l’instant, mais il n’a pas été gardé (${why}).`,
  },
  withoutNetwork:
    'Tu es hors ligne, et cet atlas n’est pas sur cet appareil. Une fois connecté, charge-le ici pour l’avoir sans connexion ; tout le reste fonctionne.',
  again: 'Réessayer',
  filter: 'Filtrer et trier',
  filterLabel: 'Filtre',
  measures: {
    moves: 'Coups',
    steps: 'Pas',
    vehicles: 'Véhicules',
    trucks: 'Camions',
    walls: 'Murs',
    rating: 'Cote',
  },
  least: (measure) => `${measure}, au moins`,
  most: (measure) => `${measure}, au plus`,
  timeFrom: 'Temps, à partir de',
  timeTo: 'Temps, jusqu’à',
  statesFrom: 'Positions, à partir de',
  statesTo: 'Positions, moins de',
  any: 'Tous',
  themes: 'Thèmes',
  sort: 'Trier par',
  orders: {
    longest: 'Plus de coups',
    shortest: 'Moins de coups',
    hardest: 'Plus durs pour un humain',
    easiest: 'Plus faciles pour un humain',
    'most-steps': 'Plus de pas',
    'most-vehicles': 'Plus de véhicules',
    'fewest-vehicles': 'Moins de véhicules',
    'most-states': 'Plus de positions',
    'fewest-states': 'Moins de positions',
  },
  clear: 'Tout afficher',
  draw: 'En tirer un au sort',
  found: (n, of) => `${number(n)} sur ${puzzles(of)}`,
  none: 'Aucun puzzle ne correspond à ce filtre.',
  page: (at, of) => `page ${number(at)} sur ${number(of)}`,
  pages: 'Pages de puzzles',
  previous: 'Précédent',
  next: 'Suivant',
  map: {
    title: 'Coups et véhicules',
    label: (n) => `Graphique des coups de gauche à droite et des véhicules de bas en haut, ${puzzles(n)}`,
    hint: 'Glisse sur une partie d’un graphique pour ne voir que ses puzzles. Au clavier : les flèches déplacent la partie, avec Maj elles changent sa taille, Échap l’enlève.',
    axes: (most, vehicles) => `0 à ${most} coups → · ${vehicles} véhicules ↑`,
  },
  times: {
    title: 'Temps prévu',
    label: (bars) => `Graphique du temps qu’il faut à la moitié des joueurs : ${bars}`,
  },
  card: moves,
  inSteps: (n) => `position la plus dure en pas : ${number(n)}`,
  predicted: (time, rating) => `environ ${time}, cote ${rating}`,
  select: 'Choisir',
  selected: (n) => count(n, { one: '# choisi', many: '# choisis', other: '# choisis' }),
  selectNone: 'N’en choisir aucun',
  printing: (n) =>
    n > 0
      ? count(n, {
          one: 'Imprimer le puzzle choisi (#)',
          many: 'Imprimer les # choisis',
          other: 'Imprimer les # choisis',
        })
      : 'Imprimer cette page',
  save: 'Enregistrer en texte',
  puzzle: 'Puzzle de l’atlas',
  play: 'Jouer',
  solve: 'Résoudre',
  lab: 'Carte',
  edit: 'Créer',
  copyLink: 'Copier le lien',
  linkCopied: 'Lien copié.',
  copyFailed: 'Le navigateur ne permet pas de copier : ouvre le puzzle et partage-le de là.',
  facts: {
    id: 'Identifiant',
    moves: 'Solution la plus courte',
    steps: 'Position la plus dure en pas',
    solutions: 'Solutions les plus courtes',
    states: 'Positions de son groupe',
    time: 'Temps prévu',
    rating: 'Cote',
    themes: 'Thèmes',
  },
  noThemes: 'aucun',
  find: 'Trouver un plateau',
  findLabel: 'Un plateau dans n’importe quel format',
  findPlayed: 'Le plateau auquel je joue',
  finding: 'Recherche de son groupe…',
  answers: {
    found: (own, hardest) =>
      `Il est ici. Cette position demande ${moves(own)} ; la plus dure de son groupe, ${number(hardest)}.`,
    reduced: (own, pieces, hardest) =>
      `Il demande ${moves(own)}. ${count(pieces, {
        one: '# véhicule ou mur pourrait être enlevé',
        many: '# de véhicules ou murs pourraient être enlevés',
        other: '# véhicules ou murs pourraient être enlevés',
      })} sans que son groupe devienne plus facile ; ce qui reste est ici, et sa position la plus dure demande ${moves(hardest)}.`,
    absent: (n) =>
      `Son groupe n’est pas dans cet atlas, bien que sa position la plus dure demande ${moves(n)} : l’atlas n’a ni ligne ni colonne remplie d’un bord à l’autre, ni deuxième véhicule sur la ligne de la voiture rouge.`,
    size: (size) => `Cet atlas n’a que des plateaux de ${size}.`,
    shape:
      'Aucun atlas n’a ce plateau : la voiture rouge a deux cases et se trouve sur la troisième ligne depuis un bord, les autres véhicules ont deux ou trois cases.',
    walls: (size) => `Cet atlas n’a que des plateaux de ${size} ; celui-ci a un autre nombre de murs.`,
    unsolvable: 'Ce plateau n’a pas de solution, donc aucun atlas ne l’a.',
    limit: 'Son groupe est trop grand pour être exploré ici.',
    broken: (why) => `Ce n’est pas un plateau : ${why}.`,
  },
  show: 'Le montrer',
  offline: 'Sans connexion',
  offlineOffer: (megabytes) =>
    `L’atlas entier fait ${megabytes} Mo. Une fois sur cet appareil, la page marche sans connexion.`,
  load: (megabytes) => `Charger les ${megabytes} Mo`,
  progress: (share) => `Chargement de l’atlas : ${share}`,
  kept: 'L’atlas entier est sur cet appareil.',
  inMemory: 'L’atlas entier est chargé, jusqu’à ce que cette page soit fermée.',
  forget: 'L’enlever de cet appareil',
};
