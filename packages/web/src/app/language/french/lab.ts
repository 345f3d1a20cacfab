import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { move, moves, states, steps, the } from './words.ts';

const shortest = 'Sa solution est l’une des plus courtes.';

export const labText: Translation['lab'] = {
  view: 'Vue',
  map: 'Carte',
  race: 'Course',
  exploring: 'Exploration…',
  exploringSoFar: (n) => `Exploration : ${states(n)} pour l’instant…`,
  statesByDistance: (bars) => `Positions par distance : ${bars}`,
  statesByDistanceTo: (most) => `Positions par distance, de 0 à ${most} coups`,
  noWay: 'pas de chemin vers la sortie',
  noWayFound: 'aucun chemin trouvé',
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
  fromExitAtMost: (n) => `À ${moves(n)} de la sortie au plus.`,
  closer: 'Un coup plus près',
  hardest: 'Position la plus dure',
  toStart: 'Retour au début',
  summary: (n, solved, hardest) =>
    `${states(n)}, dont ${number(solved)} résolues${hardest === undefined ? '' : `, la plus dure à ${moves(hardest)}`}.`,
  summaryOfFirst: (n, solved) =>
    `${states(n)} (les premières), dont ${number(solved)} résolues. Par d’autres positions, la sortie est peut-être plus proche.`,
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
};
