import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { move, moves, states, steps, the } from './words.ts';

const shortest = 'Sua solução é uma das mais curtas.';

export const labText: Translation['lab'] = {
  view: 'Vista',
  map: 'Mapa',
  race: 'Corrida',
  exploring: 'Explorando…',
  exploringSoFar: (n) => `Explorando: ${states(n)} até agora…`,
  statesByDistance: (bars) => `Posições por distância: ${bars}`,
  statesByDistanceTo: (most) => `Posições por distância, de 0 a ${most} movimentos`,
  noWay: 'sem caminho até a saída',
  noWayFound: 'nenhum caminho encontrado',
  solved: 'resolvida',
  legend: {
    fromExit: (n) => `a ${moves(n)} da saída`,
    here: 'no tabuleiro',
    near: 'a um passo',
    way: 'caminho mais curto',
    trail: 'seus movimentos',
  },
  noneFromHere: 'Nenhuma solução encontrada daqui.',
  atExit: 'Resolvido: o carro vermelho está na saída.',
  fromExit: (n) => `A ${moves(n)} da saída.`,
  fromExitAtMost: (n) => `A ${moves(n)} da saída no máximo.`,
  closer: 'Um movimento mais perto',
  hardest: 'Posição mais difícil',
  toStart: 'Voltar ao início',
  summary: (n, solved, hardest) =>
    `${states(n)}, ${number(solved)} resolvidas${hardest === undefined ? '' : `, a mais difícil a ${moves(hardest)}`}.`,
  summaryOfFirst: (n, solved) =>
    `${states(n)} (as primeiras), ${number(solved)} resolvidas. Por outras posições, a saída pode estar mais perto.`,
  tools: {
    label: 'Mapa',
    zoomIn: 'Aproximar',
    zoomOut: 'Afastar',
    fit: 'Ajustar',
    picture: 'Imagem (PNG)',
    table: 'Tabela (CSV)',
  },
  speed: 'Velocidade',
  speeds: { slow: 'Lenta', medium: 'Média', fast: 'Rápida', veryFast: 'Muito rápida' },
  first: 'Primeira',
  second: 'Segunda',
  skipToEnd: 'Ir para o fim',
  aboutRace:
    'As duas buscam neste tabuleiro e mostram as posições que expandem, o mesmo número por segundo: a que precisa de menos termina primeiro. Os números e tempos da tabela são medidos.',
  searches: {
    bfs: {
      title: 'Busca em largura',
      lesson:
        'Pega as posições na ordem em que as encontra: primeiro todas a um movimento, depois a dois, e assim por diante. A primeira solução é uma das mais curtas.',
    },
    'bfs-layers': {
      title: 'Busca em largura por camadas',
      lesson:
        'Pega as posições camada por camada: todas a um movimento, depois a dois, e assim por diante. A primeira solução é uma das mais curtas.',
    },
    dfs: {
      title: 'Busca em profundidade',
      lesson:
        'Segue da última posição e só volta em um beco sem saída. Acha uma solução se houver, quase sempre muito longa.',
    },
    iddfs: {
      title: 'Profundidade iterativa',
      lesson:
        'Vai fundo primeiro, mas até um limite, e recomeça com um limite maior. Sua primeira solução é uma das mais curtas.',
    },
    planning: {
      title: 'Planejamento',
      lesson:
        'Parte do objetivo: o carro vermelho deve sair, então o que o bloqueia deve ir, e o que bloqueia isso também. Examina poucas posições; a solução pode não ser a mais curta.',
    },
    'a-star': {
      title: 'A*',
      lesson:
        'Pega a posição com menos movimentos feitos mais estimados. A estimativa nunca é alta demais, então a primeira solução é uma das mais curtas.',
    },
    'ida-star': {
      title: 'A* iterativo',
      lesson:
        'Vai fundo enquanto os movimentos feitos e estimados ficam em um limite; depois o aumenta. Sua primeira solução é uma das mais curtas.',
    },
    extreme: {
      title: 'Largura com deslizes extremos',
      lesson:
        'Em largura, mas cada veículo desliza até onde der. Examina menos posições e pode perder soluções mais curtas.',
    },
    significant: {
      title: 'Largura com movimentos úteis',
      lesson:
        'Em largura, mas move sobretudo o que o último movimento liberou. Examina menos posições; a solução pode não ser a mais curta.',
    },
    engine: {
      title: 'Motor',
      lesson: `Em largura sobre posições em poucos bytes, com laços compilados. ${shortest}`,
    },
    packed32: { title: 'Motor de 32 bits', lesson: `Em largura sobre posições de 32 bits. ${shortest}` },
    packed64: { title: 'Motor de 64 bits', lesson: `Em largura sobre posições de 64 bits. ${shortest}` },
    packed128: { title: 'Motor de 128 bits', lesson: `Em largura sobre posições de 128 bits. ${shortest}` },
    packed256: { title: 'Motor de 256 bits', lesson: `Em largura sobre posições de 256 bits. ${shortest}` },
    generic: {
      title: 'Motor geral',
      lesson: `Em largura sobre tabuleiros de qualquer tamanho, sem laços compilados. ${shortest}`,
    },
  },
  rows: {
    moves: 'Movimentos',
    steps: 'Passos',
    shortest: { moves: 'Mais curta em movimentos', steps: 'Mais curta em passos' },
    expanded: 'Expandidas',
    generated: 'Geradas',
    peakFrontier: 'Fronteira máx.',
    milliseconds: 'Milissegundos',
  },
  always: 'sempre',
  notGuaranteed: 'sem garantia',
  frontier: 'Fronteira',
  depth: 'Profundidade',
  resultOfRace: 'Resultado da corrida',
  packed: 'Guarda suas posições compactadas: só dá para mostrar quantas são.',
  outcomes: {
    finished: { moves: (n) => `Terminou: ${moves(n)}.`, steps: (n) => `Terminou: ${steps(n)}.` },
    unsolvable: 'Provado: não há solução.',
    exhausted: 'Não achou solução, mas pode haver.',
    cancelled: 'Parado.',
    limits: {
      states: (n) => `Parou no limite de posições, após ${states(n)}.`,
      milliseconds: (n) => `Parou no limite de tempo, após ${states(n)}.`,
      memory: (n) => `Parou no limite de memória, após ${states(n)}.`,
    },
    refused: (why) => `Não é possível aqui: ${why}.`,
  },
  plan: 'Plano',
  goal: move,
  goalBlocked: (goal, blocker, eitherWay) =>
    `${move(goal)}: ${the(blocker)} atrapalha${eitherWay ? ', e pode ir para os dois lados' : ''}`,
};
