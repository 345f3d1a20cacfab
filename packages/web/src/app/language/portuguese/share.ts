import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { moves } from './words.ts';

export const shareDialogText: Translation['share'] = {
  thisPuzzle: 'Este desafio, desde o início',
  thisAttempt: (n) => `Esta tentativa, como replay de ${moves(n)}`,
  boardAsText: 'O tabuleiro como texto',
  forPage: 'Para uma página web, com unjam-board.js de @unjam/board',
  copyLink: 'Copiar link',
  thisPage: 'Esta página',
  copy: 'Copiar',
  copied: {
    link: 'Link copiado.',
    replay: 'Replay copiado.',
    board: 'Tabuleiro copiado.',
    snippet: 'Código copiado.',
  },
  cannotCopy: 'O navegador não permite copiar: selecione o link e copie.',
  share: 'Compartilhar…',
  notShared: 'O sistema não compartilhou o link: copie-o.',
  byHand: 'Copie este texto à mão:',
  qrCode: 'Código QR',
  qrCodeOf: (text) => `Código QR de ${text}`,
  qrTooLong: 'Este link é longo demais para um código QR.',
  draft: 'Este rascunho ainda não é um tabuleiro válido. O link abre no editor.',
  thisDraft: 'Este rascunho',
  pictures: 'Imagens',
  kinds: {
    picture: 'Imagem',
    drawing: 'Desenho (SVG)',
    animation: 'Animação',
    card: 'Cartão',
    print: 'Cartão (PDF)',
  },
  making: {
    picture: 'Criando a imagem…',
    drawing: 'Criando o desenho…',
    animation: 'Criando a animação…',
    card: 'Criando o cartão…',
    print: 'Criando o cartão para imprimir…',
  },
  failed: {
    picture: (why) => `Não foi possível criar a imagem: ${why}`,
    drawing: (why) => `Não foi possível criar o desenho: ${why}`,
    animation: (why) => `Não foi possível criar a animação: ${why}`,
    card: (why) => `Não foi possível criar o cartão: ${why}`,
    print: (why) => `Não foi possível criar o cartão para imprimir: ${why}`,
  },
  noSolution: 'este tabuleiro não tem solução para mostrar',
  made: (file, kilobytes) => `${file}: ${number(kilobytes)} KB.`,
  puzzle: 'Desafio',
};
