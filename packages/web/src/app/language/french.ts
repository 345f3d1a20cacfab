import { duration } from './duration.ts';
import { list, number } from './language.ts';
import { plurals } from './plurals.ts';
import { problemSentences } from './problem-words.ts';
import type { Translation } from './translation.ts';
import type { Colour, Moved, Named } from './vehicle-words.ts';

const count = plurals<'one' | 'many' | 'other'>('fr');
/** The singular and the plural of a noun; millions take `de`. */
const nouns = (one: string, other: string) => (n: number) =>
  count(n, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` });
const moves = nouns('coup', 'coups');
const steps = nouns('pas', 'pas');
const squares = nouns('case', 'cases');
const states = (n: number) => count(n, { one: '# position', many: '# de positions', other: '# positions' });
const puzzles = nouns('puzzle', 'puzzles');
const hints = nouns('indice', 'indices');
const boards = nouns('plateau', 'plateaux');
const days = nouns('jour', 'jours');

/** Masculine for `camion` and feminine for `voiture`. */
const colours: Readonly<Record<Colour, readonly [string, string]>> = {
  red: ['rouge', 'rouge'],
  blue: ['bleu', 'bleue'],
  yellow: ['jaune', 'jaune'],
  green: ['vert', 'verte'],
  violet: ['violet', 'violette'],
  sky: ['bleu ciel', 'bleu ciel'],
  brown: ['marron', 'marron'],
  teal: ['turquoise', 'turquoise'],
  lime: ['vert pomme', 'vert pomme'],
  navy: ['bleu marine', 'bleu marine'],
  sand: ['sable', 'sable'],
  slate: ['ardoise', 'ardoise'],
  mint: ['menthe', 'menthe'],
  plum: ['prune', 'prune'],
  lilac: ['lilas', 'lilas'],
  olive: ['olive', 'olive'],
};
const name = ({ colour, kind, label }: Named): string =>
  `${kind === 'car' ? 'voiture' : 'camion'} ${colours[colour][kind === 'car' ? 1 : 0]}${label === '' ? '' : ` ${label}`}`;
const the = (vehicle: Named): string => `${vehicle.kind === 'car' ? 'la' : 'le'} ${name(vehicle)}`;
const ofThe = (vehicle: Named): string => `${vehicle.kind === 'car' ? 'de la' : 'du'} ${name(vehicle)}`;
const toThe = (vehicle: Named): string => `${vehicle.kind === 'car' ? 'à la' : 'au'} ${name(vehicle)}`;
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const ways = {
  left: 'vers la gauche',
  right: 'vers la droite',
  up: 'vers le haut',
  down: 'vers le bas',
} as const;
const edges = { left: 'à gauche', right: 'à droite', top: 'en haut', bottom: 'en bas' } as const;
const move = ({ vehicle, way, cells }: Moved): string => `${name(vehicle)}, ${cells} ${ways[way]}`;
const blocking = (vehicles: readonly Named[], wall: boolean): string =>
  list([...vehicles.map(the), ...(wall ? ['un mur'] : [])], 'disjunction');

const problem = problemSentences(
  {
    'empty-input': 'Il n’y a pas de plateau ici',
    'several-boards': 'Il y a plusieurs plateaux ici',
    'input-too-large': 'Le texte est trop long',
    'binary-input': 'Ce n’est pas du texte',
    'unknown-format': 'L’application ne connaît pas ce format',
    'unexpected-character': 'Un caractère n’est pas à sa place',
    unfinished: 'Le texte s’arrête trop tôt',
    'ragged-rows': 'Les lignes n’ont pas la même longueur',
    'not-square': 'Le nombre de cases ne forme pas un carré',
    'number-out-of-range': 'Un nombre est trop petit ou trop grand',
    'bad-json': 'Ce JSON ne décrit pas un plateau',
    'board-size': 'Un plateau a de 2 à 16 colonnes et lignes',
    'bad-label': 'L’étiquette d’un véhicule n’est pas permise',
    'vehicle-too-short': 'Le véhicule {vehicle} doit occuper au moins deux cases',
    'bent-vehicle': 'Le véhicule {vehicle} doit tenir sur une ligne ou une colonne',
    'broken-vehicle': 'Le véhicule {vehicle} a un trou',
    'off-the-board': 'Une pièce sort du plateau',
    overlap: 'Deux véhicules partagent cette case',
    'same-label': 'Plusieurs véhicules s’appellent {vehicle}',
    'no-primary': 'Il manque une voiture rouge',
    'ambiguous-primary': 'On ne sait pas quelle voiture est la rouge',
    'unreachable-exit': 'La voiture rouge ne peut pas atteindre la sortie',
    'not-expressible': 'Ce format ne peut pas décrire ce plateau',
    'unsupported-board': 'Cette méthode n’accepte pas ce plateau',
    'unknown-vehicle': 'Un coup nomme un véhicule qui n’existe pas',
    'illegal-move': 'Un coup n’est pas possible',
  },
  (row, column) => `ligne ${row}, colonne ${column}`,
);

const shortest = 'Sa solution est l’une des plus courtes.';

const french: Translation = {
  common: {
    pages: {
      atlas: 'Atlas',
      play: 'Jouer',
      solve: 'Résoudre',
      edit: 'Créer',
      ladder: 'Puzzles',
      puzzles: 'Tous les puzzles',
      daily: 'Puzzle du jour',
      review: 'Analyse',
      statistics: 'Statistiques',
      lab: 'Labo',
    },
    pagesLabel: 'Pages',
    skip: 'Aller au contenu',
    share: 'Partager',
    settings: 'Réglages',
    close: 'Fermer',
    cancel: 'Annuler',
    undo: 'Annuler',
    redo: 'Refaire',
    next: 'Suivant',
    back: 'Retour',
    start: 'Début',
    loading: 'Chargement…',
    failed: 'Cette page n’a pas pu être chargée. Vérifie ta connexion et rouvre-la.',
    noSolution: 'Ce plateau n’a pas de solution.',
    myBoard: 'Mon plateau',
    sharedBoard: 'Plateau partagé',
    lesson: (n) => `Leçon ${n} sur 3`,
    puzzle: (n) => `Bouchon ${number(n)}`,
    daily: (day) => `Puzzle du jour · ${day}`,
  },
  vehicles: {
    name,
    move,
    board: (rows, columns, walls, exit) =>
      `Plateau de ${rows} lignes et ${columns} colonnes${walls === 0 ? '' : `, ${nouns('mur', 'murs')(walls)}`}, sortie ${edges[exit]}`,
    vehicle: (vehicle, lane, n, room) => {
      const free = room.map(({ way, cells }) => `de ${cells} ${ways[way]}`).join(' ou ');
      return `${name(vehicle)}, ${lane === 'row' ? 'ligne' : 'colonne'} ${n}, ${free === '' ? 'bloqué' : `peut avancer ${free}`}`;
    },
    place: (across, first, last, of) =>
      `${across === 'row' ? 'lignes' : 'colonnes'} ${first} à ${last} sur ${of}`,
    cannotMove: (vehicle, way) => `${name(vehicle)} ne peut pas aller ${ways[way]}`,
    movedTogether: nouns('véhicule déplacé', 'véhicules déplacés'),
    solved: (made) => `${made}. Résolu : la voiture rouge est sortie.`,
  },
  units: {
    shortestIn: 'Le plus court en',
    metrics: { moves: 'coups', steps: 'pas' },
    moves,
    steps,
    states,
    grades: {
      beginner: 'Débutant',
      intermediate: 'Intermédiaire',
      advanced: 'Avancé',
      expert: 'Expert',
      grandmaster: 'Grand maître',
    },
    time: duration,
    about: (time) => `environ ${time}`,
  },
  play: {
    moves: 'Coups',
    steps: 'Pas',
    time: 'Temps',
    best: (fewest) => `· record ${number(fewest)}`,
    noSolution: 'pas de solution',
    looking: 'Recherche de la solution la plus courte…',
    tools: 'Partie',
    restart: 'Début',
    hint: 'Indice',
    watch: 'Voir',
    pause: 'Pause',
    alreadySolved: 'Le puzzle est déjà résolu.',
    replay: (n) => `Lecture de ${moves(n)}.`,
    stopped: 'Arrêté.',
    lessons: {
      exit: {
        task: 'Sors la voiture rouge : fais-la glisser jusqu’à la sortie, à droite.',
        learned:
          'Sortie ! C’était un seul coup, quelle que soit la distance. Chaque case compte pour un pas.',
      },
      blocker: {
        task: 'Une voiture bloque le passage. Elle ne glisse que vers le haut et le bas : déplace-la d’abord.',
        learned:
          'Deux coups. Une voiture ne tourne pas, ne saute pas et ne quitte pas sa ligne ou sa colonne.',
      },
      crossing: {
        task: 'Cette fois, une deuxième voiture bloque la première. Commence par elle.',
        learned: 'C’est tout le jeu : trouve ce qui bloque le bloqueur. Moins de coups, c’est mieux.',
      },
    },
    nextLesson: 'Leçon suivante',
    firstPuzzle: 'Jouer le premier puzzle',
    skipLessons: 'Passer les leçons',
  },
  result: {
    solvedIn: (n, s) => `Résolu en ${moves(n)} (${squares(s)}).`,
    solvedWithHelp: (n, s) => `Résolu avec de l’aide en ${moves(n)} (${squares(s)}).`,
    fewest: 'Impossible de faire moins !',
    fewestMoves: (n) => `Le moins de coups possible ; le moins de pas est ${number(n)}.`,
    shortest: (n) => `La solution la plus courte a ${moves(n)}.`,
    help: (n, watched) => {
      const parts = [...(n > 0 ? [hints(n)] : []), ...(watched ? ['quelques coups regardés'] : [])];
      return parts.length === 0 ? '' : `${capital(parts.join(', '))}.`;
    },
    nextPuzzle: 'Puzzle suivant',
    stars: (n, meaning) => `${n} étoiles sur 3 : ${meaning}`,
    starNames: {
      none: 'pas résolu',
      solved: 'résolu',
      alone: 'résolu sans aide',
      fewest: 'résolu sans aide avec le moins de coups',
    },
  },
  search: {
    limits: {
      cancelled: (n) => `Arrêté après ${states(n)}.`,
      milliseconds: (n, seconds) =>
        `Pas de solution trouvée en ${nouns('seconde', 'secondes')(seconds)} : ${states(n)} examinées.`,
      states: (n) => `Pas de solution trouvée parmi ${states(n)}.`,
      memory: (n) => `Pas de solution trouvée : ${states(n)} remplissent la mémoire permise à cette page.`,
    },
    solving: 'Résolution…',
    searched: (n) => `${states(n)} examinées…`,
    searchedWithBest: (n, best, least) =>
      `Record actuel ${number(best)}, au moins ${number(least)} · ${states(n)} examinées…`,
  },
  hints: {
    nothingBlocks: (red) => `Rien ne bloque ${the(red)}.`,
    block: (blockers, red) =>
      `${capital(list(blockers.map(the)))} ${blockers.length === 1 ? 'barre' : 'barrent'} la route ${toThe(red)}.`,
    vehicle: (vehicle, reason) => `Déplace ${the(vehicle)} : ${reason}.`,
    move: (moved, reason, remaining, proved) => {
      const rest = count(remaining, {
        one: 'il reste # coup',
        many: 'il reste # de coups',
        other: 'il reste # coups',
      });
      return `${capital(move(moved))} : ${reason}${remaining === 0 ? '' : ` ; ${rest}${proved ? '' : ' au plus'}`}.`;
    },
    reasons: {
      exit: 'la sortie est atteinte',
      path: (red) => `cela libère la route ${ofThe(red)}`,
      retreat: (red) => `cela laisse ${the(red)} reculer`,
      room: (vehicle) => `cela fait de la place ${toThe(vehicle)}`,
      roomForBlocker: (vehicle, blocked) =>
        `cela fait de la place ${toThe(vehicle)}, qui bloque ${the(blocked)}`,
    },
    stuck: {
      never: (red, blockers, wall) =>
        `Ce plateau n’a pas de solution : ${the(red)} ne s’approche jamais de la sortie, bloquée par ${blocking(blockers, wall)}.`,
      farthest: (red, cells, blockers, wall) =>
        `Ce plateau n’a pas de solution : ${the(red)} n’avance jamais de plus de ${squares(cells)}, bloquée par ${blocking(blockers, wall)}.`,
    },
  },
  settings: {
    theme: 'Thème',
    themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
    language: 'Langue',
    system: 'Système',
    labels: 'Lettres sur les véhicules',
    timer: 'Afficher le temps',
    sounds: 'Sons',
    vibration: 'Vibrations',
    progress: 'Progression',
    solvedHere: (n) => `${puzzles(n)} résolus sur cet appareil.`,
    howToPlay: 'Comment jouer',
    keys: 'Touches',
    keyNames: { tab: 'Tab', arrows: 'Flèches', space: 'Espace' },
    keyMeanings: {
      tab: 'véhicule suivant',
      arrows: 'glisser d’une case, avec Maj le plus loin possible',
      undo: 'annuler',
      redo: 'refaire',
      hint: 'indice : chaque pression en dit plus',
      space: 'voir, ou faire une pause',
    },
    onlyHere: 'Tes résultats restent sur cet appareil. Rien n’en sort sans que tu l’exportes.',
    exporting: 'Exporter',
    importing: 'Importer',
    boardsRead: (n) => `${boards(n)} lus.`,
    notRead: {
      large: (characters, most) =>
        `Fichier refusé : il a ${number(characters)} caractères, au plus ${number(most)} sont permis.`,
      json: 'Fichier refusé : ce n’est pas du JSON. Choisis un fichier exporté par cette page.',
      other:
        'Fichier refusé : c’est du JSON, mais pas de cette application. Choisis un fichier exporté par cette page.',
    },
  },
  puzzles: {
    allWithFilters: 'Tous les puzzles, avec filtres',
    howToPlay: 'Comment jouer',
    yourLevel: 'Ton niveau :',
    toNext: (n, grade) => `. Encore ${puzzles(n)} « ${grade} » sans aide pour passer au suivant.`,
    goOn: 'Continuer',
    begin: 'Commencer',
    daysInARow: (n) => `${days(n)} de suite`,
    calendar: 'Calendrier',
    solved: 'résolu',
    solvedOf: (solved, all) => `${number(solved)} sur ${number(all)} résolus`,
    puzzlesSolved: (solved, all) => `${number(solved)} sur ${puzzles(all)} résolus`,
    packSolved: (solved, all, stars) =>
      `${number(solved)} sur ${number(all)} résolus · ${nouns('étoile', 'étoiles')(stars)}`,
    opens: (n) => `S’ouvre quand ${puzzles(n)} du lot précédent sont résolus`,
    tile: (time, n) => `environ ${time}, ${moves(n)}`,
    card: (grade, time, n) => `${grade}, environ ${time}, ${moves(n)}`,
    yourBest: (n) => ` ; ton record ${number(n)}`,
    filterAndSort: 'Filtrer et trier',
    filter: 'Filtre',
    any: 'Tous',
    grade: 'Niveau',
    theme: 'Thème',
    size: 'Taille',
    by: (width, height) => `${width} sur ${height}`,
    walls: 'Murs',
    wallCounts: { none: 'Aucun', one: 'Un', more: 'Deux ou plus' },
    done: 'Résolus',
    doneStates: { no: 'Pas encore', yes: 'Résolus' },
    minMoves: 'Coups min.',
    maxMoves: 'Coups max.',
    sortBy: 'Trier par',
    sortings: {
      easiest: 'Plus faciles',
      hardest: 'Plus durs',
      shortest: 'Plus courts',
      longest: 'Plus longs',
    },
    themes: {
      'red-back': 'La rouge recule',
      'red-once': 'La rouge part en dernier',
      'red-often': 'La rouge se promène',
      thrice: 'Trois fois le même',
      'all-move': 'Tout le monde bouge',
      'long-chain': 'Longue chaîne',
      'one-way': 'Une seule solution',
      forced: 'Début forcé',
      'two-corridors': 'Deux chemins',
      undo: 'Aller et retour',
      decoy: 'Piège',
      detour: 'Long détour',
    },
    noneMatch: 'Aucun puzzle ne correspond.',
    found: puzzles,
    foundOnPage: (n, page, pages) => `${puzzles(n)}, page ${number(page)} sur ${number(pages)}`,
    showAll: 'Tout afficher',
    pagesOfPuzzles: 'Pages de puzzles',
    previous: 'Précédent',
    page: 'Page',
    pageOf: (page, pages) => `${number(page)} sur ${number(pages)}`,
    todaysPuzzle: 'Le puzzle d’aujourd’hui',
    solvedIn: (n) => `résolu en ${moves(n)}`,
    playAgain: 'Rejouer',
    streak: 'Jours de suite',
    longestStreak: 'Plus longue série',
    daysSolved: 'Jours résolus',
    monthBefore: 'Mois précédent',
    monthAfter: 'Mois suivant',
    notSolved: 'pas résolu',
    solvedOnTheDay: 'résolu le jour même',
    solvedLater: 'résolu plus tard',
    result: (n, best, h) => `${moves(n)}, record ${number(best)}${h > 0 ? `, ${hints(h)}` : ''}`,
    shared: 'Partagé',
    copied: 'Copié',
    notPossible: 'Impossible',
    figures: {
      solved: 'Puzzles résolus',
      alone: 'Sans aide',
      fewest: 'Avec le moins de coups',
      daily: 'Puzzles du jour',
    },
    byGrade: 'Par niveau',
    resultsByGrade: 'Résultats par niveau',
    columns: {
      grade: 'Niveau',
      solved: 'Résolus',
      alone: 'Sans aide',
      fewest: 'Moins de coups',
      median: 'Temps médian',
    },
    of: (all) => `sur ${number(all)}`,
    takeWithYou: 'Emporter ses résultats',
    log: 'Journal des parties',
    logAbout:
      'Pour l’enseignement et la recherche : chaque coup avec son temps, dans un fichier CSV. Il reste sur cet appareil et n’est jamais envoyé.',
    keepLog: 'Tenir un journal',
    player: 'Nom dans le journal',
    playerExample: 'nom',
    logEmpty: 'Le journal est vide.',
    logRows: (n) => `${nouns('ligne', 'lignes')(n)} dans le journal.`,
    saveLog: 'Enregistrer le journal',
    deleteLog: 'Effacer le journal',
  },
  solve: {
    title: 'Solution',
    from: 'À partir de',
    fromHere: 'ta position',
    fromStart: 'du début',
    searchedAll: (n) => `Toutes les positions ont été examinées : ${number(n)}.`,
    notProved: (least) => `pas prouvée la plus courte : au moins ${number(least)}`,
    shortest: { moves: 'la plus courte en coups', steps: 'la plus courte en pas' },
    length: (m, s) => `${moves(m)}, ${steps(s)}`,
    moveOf: (at, of) => `Coup ${number(at)} sur ${number(of)}`,
    speed: 'Vitesse',
    moves: 'Coups',
    asText: 'En texte',
    notation: 'Notation',
    inNotation: 'La solution dans cette notation',
    notations: {
      arrows: 'lettre, flèche, cases',
      letters: 'lettre, direction, cases',
      cells: 'véhicule et la case où il entre',
      frames: 'chaque position en lignes',
      signed: 'lettre, signe, cases',
      words: 'mots anglais',
      json: 'objets JSON',
      pddl: 'un plan en PDDL',
      csv: 'un tableau de véhicules et de cases',
    },
    review: {
      nothing: 'Joue d’abord quelques coups : chacun sera comparé au plus court chemin.',
      unsolvable: 'Ce plateau n’a pas de solution, donc aucun coup ne rapproche de la sortie.',
      limit: 'Les distances de ce plateau n’ont pas été trouvées en 20 secondes.',
      comparing: 'Comparaison de tes coups avec le plus court chemin…',
      closer: 'sur un plus court chemin',
      level: 'pas plus près',
      farther: 'plus loin',
      tryAgain: 'Réessayer d’ici',
      shortestSolution: 'Solution la plus courte',
      perfect: (n, solved) => `${moves(n)}${solved ? '' : ' jusqu’ici'}, tous sur un plus court chemin.`,
      longer: (n, solved, more, detour) =>
        `${moves(n)}${solved ? '' : ' jusqu’ici'}, ${number(more)} de plus que le plus court chemin. Le premier détour est le coup ${number(detour)}.`,
      out: 'La voiture rouge est sortie.',
      toTheExit: (n) => `${moves(n)} jusqu’à la sortie.`,
      good: (n, made) => `Coup ${number(n)} : ${made}. Un plus court chemin.`,
      bad: (n, made, lost, better, reason) =>
        `Coup ${number(n)} : ${made} a coûté ${nouns('coup', 'coups')(lost)} de plus. Mieux : ${better} ; ${reason}.`,
      graph: 'Coups jusqu’à la sortie',
      here: (n) => `${moves(n)} ici`,
      graphLabel: (start, most, end) =>
        `Distance de la sortie : ${start} au début, ${most} au plus, ${end} à la fin`,
    },
  },
  edit: {
    answer: 'Réponse',
    notLegal: 'Pas encore un plateau valable :',
    more: (n) => `et ${number(n)} de plus`,
    playIt: 'Y jouer',
    solveIt: 'Le résoudre',
    squares: (n) => `${squares(n)}.`,
    difficulty: (grade) => `Difficulté : ${grade}.`,
    doesNotMatter: (vehicles) => `Sans importance : ${vehicles.map(name).join(', ')}.`,
    everyVehicleMatters: 'Chaque véhicule compte.',
    atExit: 'La voiture rouge est déjà à la sortie.',
    solvableIn: (n) => `Soluble en ${moves(n)}.`,
    solvableNotProved: (n, least) =>
      `Soluble en ${moves(n)}, pas prouvé le plus court : au moins ${number(least)}.`,
    tooLargeToDraw: 'Cette taille ne peut pas être dessinée.',
    draft: (rows, columns) => `Brouillon de ${rows} lignes et ${columns} colonnes`,
    wall: 'mur',
    piece: (piece, row, column) => `${piece}, ligne ${row}, colonne ${column}`,
    makeAPuzzle: 'Fabriquer un puzzle',
    harden: 'Rendre plus dur',
    hardening: 'Recherche de la position la plus dure…',
    notHardened: 'Aucune position plus dure trouvée en 20 secondes.',
    newPuzzleOf: 'Un nouveau puzzle de',
    moveSpan: (least, most) => `${least} à ${most} coups`,
    makeMeOne: 'Fais-m’en un',
    making: 'Fabrication d’un puzzle…',
    notMade:
      'Aucun puzzle de ce genre trouvé en 20 secondes. Essaie moins de coups ou un plateau plus grand.',
    myBoards: 'Mes plateaux',
    name: 'Nom',
    keep: 'Garder',
    rename: 'Renommer',
    boardName: (n) => `Plateau ${number(n)}`,
    kept: (title) => `${title} est gardé sur cet appareil.`,
    notRead: (why) => `Fichier refusé : ${why}.`,
    deleteBoard: (title) => `Supprimer ${title}`,
    pieces: 'Pièces',
    howToDraw:
      'Glisse sur des cases vides pour dessiner un véhicule ; clique sur une case pour un mur. Fais glisser une pièce pour la déplacer, hors du plateau pour la supprimer. Touches : flèches, T, +, −, R, Suppr.',
    car: 'Voiture',
    truck: 'Camion',
    wallButton: 'Mur',
    turn: 'Tourner',
    longer: 'Allonger',
    shorter: 'Raccourcir',
    makeRed: 'Mettre en rouge',
    delete: 'Supprimer',
    clear: 'Vider',
    editPuzzle: 'Modifier le puzzle en cours',
    noFreePlace: 'Il n’y a pas de place libre pour cela.',
    sizeAndExit: 'Taille et sortie',
    columns: 'Colonnes',
    rows: 'Lignes',
    exit: 'Sortie',
    edges,
    wouldNotFit: (n, width, height) =>
      `${nouns('pièce ne tiendrait', 'pièces ne tiendraient')(n)} pas sur ${width} sur ${height}.`,
    removeThem: 'Les enlever',
    keepSize: 'Garder la taille',
    text: 'Texte',
    paste: 'Colle un plateau dans n’importe quel format, ou un lien',
    boardAs: 'Ce plateau au format',
    boardAsText: 'Ce plateau en texte',
    notLegalYet: 'pas encore un plateau valable',
    formats: {
      grid: 'des lignes d’un caractère par case',
      framed: 'un cadre avec des coordonnées',
      drawing: 'des lignes de cases séparées par des espaces, @ pour la rouge',
      line: 'un plateau carré en un mot, ligne après ligne',
      cells: 'première et dernière case de chaque véhicule, la rouge d’abord',
      prolog: 'une liste de termes Prolog',
      json: 'un objet JSON, qui peut décrire tout plateau',
      rows: 'six lignes de six cases, A pour la rouge, chaque x un mur',
      bordered: 'des lignes dans un bord de #, ouvert à la sortie',
      csv: 'un véhicule par ligne : lettre, H ou V, colonne, ligne, longueur',
      bandung: 'des lignes sous leur taille et le nombre de pièces, P pour la rouge, K à la sortie',
      printed: 'un cadre, comme unjam show l’affiche',
      link: 'un lien de l’application, ou l’identifiant d’un de ses puzzles',
      pddl: 'domaine et problème STRIPS pour planificateurs ; en écriture seule',
    },
    picture: {
      title: 'Image',
      from: 'À partir d’une image',
      notLoaded: 'Cette partie de l’application n’a pas pu être chargée. Réessaie.',
      choose: 'Choisir une image',
      take: 'Prendre une photo',
      orPaste: 'Ou colle une image, ou dépose-la ici. Elle reste sur cet appareil.',
      reading: 'Lecture de l’image…',
      turn: 'Tourner le plateau',
      close: 'Fermer l’image',
      opened: 'L’image ouverte',
      corners: {
        first: 'premier coin de la grille ; les flèches le déplacent',
        second: 'deuxième coin de la grille ; les flèches le déplacent',
        third: 'troisième coin de la grille ; les flèches le déplacent',
        fourth: 'quatrième coin de la grille ; les flèches le déplacent',
      },
      tooLarge: 'Ce fichier est trop gros ; une image peut avoir 64 Mo au plus.',
      notAPicture: 'Le navigateur ne peut pas ouvrir cette image ; il faut un JPEG, PNG, WebP ou GIF.',
      sure: (share) => `Lu, sûr à ${share}. Compare le plateau avec l’image.`,
      unsure: (share, cells) =>
        `Pas sûr (${share}).${cells === 0 ? '' : ` ${nouns('case est marquée', 'cases sont marquées')(cells)}.`} Place les coins sur la grille, ou corrige le plateau à la main.`,
      noGrid: 'Aucune grille trouvée. Place les quatre coins sur la grille.',
      noRedCar: 'Une grille, mais pas de voiture rouge. Place les quatre coins sur la grille.',
    },
  },
  share: {
    thisPuzzle: 'Ce puzzle, depuis le début',
    thisAttempt: (n) => `Cet essai, en lecture de ${moves(n)}`,
    boardAsText: 'Le plateau en texte',
    forPage: 'Pour une page web, avec unjam-board.js de @unjam/web',
    copy: 'Copier',
    copied: {
      link: 'Lien copié.',
      replay: 'Lecture copiée.',
      board: 'Plateau copié.',
      snippet: 'Code copié.',
    },
    cannotCopy: 'Le navigateur ne permet pas de copier : sélectionne le lien et copie-le.',
    share: 'Partager…',
    notShared: 'Le système n’a pas partagé le lien : copie-le plutôt.',
    qrCode: 'Code QR',
    qrCodeOf: (text) => `Code QR de ${text}`,
    qrTooLong: 'Ce lien est trop long pour un code QR.',
    draft: 'Ce brouillon n’est pas encore un plateau valable. Le lien l’ouvre dans l’éditeur.',
    thisDraft: 'Ce brouillon',
    pictures: 'Images',
    kinds: { picture: 'Image', drawing: 'Dessin (SVG)', animation: 'Animation', card: 'Carte' },
    making: {
      picture: 'Création de l’image…',
      drawing: 'Création du dessin…',
      animation: 'Création de l’animation…',
      card: 'Création de la carte…',
    },
    failed: {
      picture: (why) => `L’image n’a pas pu être créée : ${why}`,
      drawing: (why) => `Le dessin n’a pas pu être créé : ${why}`,
      animation: (why) => `L’animation n’a pas pu être créée : ${why}`,
      card: (why) => `La carte n’a pas pu être créée : ${why}`,
    },
    noSolution: 'ce plateau n’a pas de solution à montrer',
    made: (file, kilobytes) => `${file} : ${number(kilobytes)} Ko.`,
    puzzle: 'Puzzle',
  },
  problems: {
    title: 'Ce lien ne marche pas',
    cutOff: 'Il a peut-être été coupé en le copiant. Tu peux :',
    choose: 'Choisir un puzzle',
    draw: 'Dessiner un plateau',
    orPaste: 'Ou coller un lien ou un plateau',
    open: 'Ouvrir',
    newerVersion: 'Ce lien vient d’une version plus récente',
    sentence: problem,
    inText: (one) => {
      const place = one.at?.text;
      return `${place ? `Ligne ${place.line}, colonne ${place.column} : ` : ''}${problem(one)}`;
    },
    inDrawing: (one) =>
      one.code === 'no-primary'
        ? 'Ajoute une voiture rouge : dessine un véhicule, puis Mettre en rouge'
        : problem(one),
  },
  lab: {
    view: 'Vue',
    map: 'Carte',
    race: 'Course',
    exploring: 'Exploration…',
    exploringSoFar: (n) => `Exploration : ${states(n)} pour l’instant…`,
    statesByDistance: (bars) => `Positions par distance : ${bars}`,
    statesByDistanceTo: (most) => `Positions par distance, de 0 à ${most} coups`,
    noWay: 'pas de chemin vers la sortie',
    solved: 'résolu',
    legend: {
      fromExit: (n) => `à ${moves(n)} de la sortie`,
      here: 'montré sur le plateau',
      near: 'à un pas',
      way: 'plus court chemin',
      trail: 'tes coups',
    },
    noneFromHere: 'Aucune solution trouvée d’ici.',
    atExit: 'Résolu : la voiture rouge est à la sortie.',
    fromExit: (n) => `À ${moves(n)} de la sortie.`,
    closer: 'Un coup plus près',
    hardest: 'Position la plus dure',
    toStart: 'Retour au début',
    summary: (n, partial, solved, hardest) =>
      `${states(n)}${partial ? ' (les premières)' : ''}, dont ${number(solved)} résolues, la plus dure à ${moves(hardest)}.`,
    tools: {
      label: 'Carte',
      zoomIn: 'Agrandir',
      zoomOut: 'Réduire',
      fit: 'Ajuster',
      picture: 'Image (PNG)',
      table: 'Tableau (CSV)',
    },
    speed: 'Vitesse',
    speeds: { slow: 'Lente', medium: 'Moyenne', fast: 'Rapide', veryFast: 'Très rapide' },
    first: 'Première',
    second: 'Deuxième',
    skipToEnd: 'Aller à la fin',
    aboutRace:
      'Les deux cherchent sur ce plateau et montrent les positions qu’elles développent, autant par seconde : celle qui en a besoin de moins finit la première. Les nombres et les temps du tableau sont mesurés.',
    searches: {
      bfs: {
        title: 'Recherche en largeur',
        lesson:
          'Prend les positions dans l’ordre où elle les rencontre : d’abord toutes celles à un coup, puis à deux, et ainsi de suite. La première solution rencontrée est l’une des plus courtes.',
      },
      'bfs-layers': {
        title: 'Recherche en largeur par couches',
        lesson:
          'Prend les positions couche par couche : toutes celles à un coup, puis à deux, et ainsi de suite. La première solution rencontrée est l’une des plus courtes.',
      },
      dfs: {
        title: 'Recherche en profondeur',
        lesson:
          'Continue depuis la dernière position et ne revient qu’en cas d’impasse. Elle trouve une solution s’il y en a une, souvent très longue.',
      },
      iddfs: {
        title: 'Profondeur itérative',
        lesson:
          'Va d’abord en profondeur, mais jusqu’à une limite, puis recommence avec une limite plus haute. Sa première solution est l’une des plus courtes.',
      },
      planning: {
        title: 'Planification',
        lesson:
          'Part du but : la voiture rouge doit sortir, donc ce qui la bloque doit partir, donc ce qui bloque cela aussi. Elle examine peu de positions ; sa solution n’est pas toujours la plus courte.',
      },
      'a-star': {
        title: 'A*',
        lesson:
          'Prend la position dont les coups joués et les coups estimés restants sont les moins nombreux. L’estimation n’est jamais trop haute, donc la première solution est l’une des plus courtes.',
      },
      'ida-star': {
        title: 'A* itératif',
        lesson:
          'Va en profondeur tant que les coups joués et estimés restent sous une limite, puis la relève. Sa première solution est l’une des plus courtes.',
      },
      extreme: {
        title: 'Largeur à glissades extrêmes',
        lesson:
          'En largeur, mais un véhicule glisse toujours aussi loin que possible. Elle examine moins de positions et peut manquer des solutions plus courtes.',
      },
      significant: {
        title: 'Largeur à coups utiles',
        lesson:
          'En largeur, mais elle bouge surtout ce que le dernier coup a libéré. Elle examine moins de positions ; sa solution n’est pas toujours la plus courte.',
      },
      engine: {
        title: 'Moteur',
        lesson: `En largeur sur des positions tassées en quelques octets, en boucles compilées. ${shortest}`,
      },
      packed32: {
        title: 'Moteur tassé, 32 bits',
        lesson: `En largeur sur des positions de 32 bits. ${shortest}`,
      },
      packed64: {
        title: 'Moteur tassé, 64 bits',
        lesson: `En largeur sur des positions de 64 bits. ${shortest}`,
      },
      packed128: {
        title: 'Moteur tassé, 128 bits',
        lesson: `En largeur sur des positions de 128 bits. ${shortest}`,
      },
      packed256: {
        title: 'Moteur tassé, 256 bits',
        lesson: `En largeur sur des positions de 256 bits. ${shortest}`,
      },
      generic: {
        title: 'Moteur général',
        lesson: `En largeur sur des plateaux de toute taille, sans boucles compilées. ${shortest}`,
      },
    },
    rows: {
      moves: 'Coups',
      steps: 'Pas',
      shortest: { moves: 'Plus court en coups', steps: 'Plus court en pas' },
      expanded: 'Développées',
      generated: 'Engendrées',
      peakFrontier: 'Frontière max.',
      milliseconds: 'Millisecondes',
    },
    always: 'toujours',
    notGuaranteed: 'pas garanti',
    frontier: 'Frontière',
    depth: 'Profondeur',
    resultOfRace: 'Résultat de la course',
    packed: 'Il garde ses positions tassées : seul leur nombre peut être montré.',
    outcomes: {
      finished: { moves: (n) => `Fini : ${moves(n)}.`, steps: (n) => `Fini : ${steps(n)}.` },
      unsolvable: 'Prouvé : il n’y a pas de solution.',
      exhausted: 'Aucune solution trouvée, mais il peut y en avoir une.',
      cancelled: 'Arrêté.',
      limits: {
        states: (n) => `Arrêté à la limite de positions, après ${states(n)}.`,
        milliseconds: (n) => `Arrêté à la limite de temps, après ${states(n)}.`,
        memory: (n) => `Arrêté à la limite de mémoire, après ${states(n)}.`,
      },
      refused: (why) => `Impossible ici : ${why}.`,
    },
    plan: 'Plan',
    goal: move,
    goalBlocked: (goal, blocker, eitherWay) =>
      `${move(goal)} : ${the(blocker)} bloque${eitherWay ? ', et peut aller des deux côtés' : ''}`,
  },
};
export default french;
