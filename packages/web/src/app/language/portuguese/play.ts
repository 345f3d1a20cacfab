import { number } from '../language.ts';
import type { Translation } from '../translation.ts';

export const playText: Translation['play'] = {
  moves: 'Movimentos',
  time: 'Tempo',
  best: (fewest) => `· melhor ${number(fewest)}`,
  noSolution: 'sem solução',
  looking: 'Procurando a solução mais curta…',
  tools: 'Jogo',
  restart: 'Reiniciar',
  hint: 'Dica',
  watch: 'Assistir',
  pause: 'Pausa',
  more: 'Mais',
  solution: 'Solução',
  edit: 'Mudar',
  photo: 'Foto',
  notLoaded: 'Não foi possível carregar esta ajuda. Verifique a conexão e toque de novo.',
  lessons: {
    exit: {
      task: 'Tire o carro vermelho: arraste-o até a saída, à direita.',
      learned: 'Saiu! Foi um só movimento, por mais longe que vá.',
    },
    blocker: {
      task: 'Um carro está no caminho. Ele só anda para cima e para baixo: mova-o primeiro.',
      learned: 'Dois movimentos. Nenhum carro vira, pula ou sai da sua linha ou coluna.',
    },
    crossing: {
      task: 'Agora um segundo carro atrapalha o primeiro. Comece por ele.',
      learned: 'O jogo é só isso: ache o que bloqueia quem bloqueia. Menos movimentos é melhor.',
    },
  },
  nextLesson: 'Próxima lição',
  firstPuzzle: 'Jogar o primeiro desafio',
  skipLessons: 'Pular as lições',
};
