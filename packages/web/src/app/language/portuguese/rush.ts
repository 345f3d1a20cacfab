import type { Translation } from '../translation.ts';
import { moves, nouns } from './words.ts';

const boards = nouns('tabuleiro', 'tabuleiros');

export const rushText: Translation['rush'] = {
  about: {
    rush: 'Três minutos e o máximo de tabuleiros; cada um é um pouco mais difícil. O relógio continua se você sair.',
    streak:
      'Resolva cada tabuleiro com o mínimo de movimentos. O primeiro que levar mais encerra a sequência. Sem relógio e sem desfazer.',
  },
  start: 'Começar',
  today: 'Os tabuleiros de hoje',
  rival: (n) => `Quem enviou isto resolveu ${boards(n)}. Você recebe os mesmos.`,
  shared: 'Com este link todos recebem os mesmos tabuleiros.',
  boards,
  inARow: (n) => `${n} seguidos`,
  best: (result) => `recorde: ${result}`,
  never: { rush: 'o máximo que puder', streak: 'só o mínimo' },
  left: (time) => `faltam ${time}`,
  clock: 'Tempo restante',
  solved: 'Resolvidos',
  ofMoves: (fewest) => `de ${fewest}`,
  board: (place) => `Tabuleiro ${place}`,
  skip: 'Pular, 10 s',
  end: 'Encerrar',
  timeUp: 'O tempo acabou.',
  away: 'O tempo acabou enquanto você estava fora.',
  missed: (fewest) => `Este tabuleiro se resolve em ${moves(fewest)}. A sequência termina aqui.`,
  all: 'Foi o último tabuleiro da série!',
  record: 'Seu melhor resultado!',
  known: (n) => `Você já conhece estes tabuleiros; vale o primeiro resultado: ${n}.`,
  against: {
    more: 'Mais do que quem enviou isto.',
    same: 'Tantos quanto quem enviou isto.',
    fewer: 'Quem enviou isto tem mais.',
  },
  again: 'Jogar de novo',
  same: 'Os mesmos tabuleiros de novo',
  ends: (n) => `O que você começou em outros tabuleiros (resolvidos: ${n}) termina se você começar.`,
  said: {
    rush: (n) => `Unjam Rush: ${boards(n)} em 3 minutos`,
    streak: (n) => `Unjam Sequência: ${boards(n)} seguidos com o mínimo de movimentos`,
  },
  sameBoards: 'Os mesmos tabuleiros para você:',
};
