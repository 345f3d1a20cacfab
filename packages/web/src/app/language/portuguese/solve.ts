import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { moves, steps } from './words.ts';

export const solveText: Translation['solve'] = {
  title: 'Solução',
  from: 'A partir de',
  fromHere: 'sua posição',
  fromStart: 'o início',
  reveal: 'Isto mostra cada lance de uma solução mais curta e conta como ajuda.',
  show: 'Mostrar a solução',
  searchedAll: (n) => `Todas as posições foram examinadas: ${number(n)}.`,
  notProved: (least) => `não provada a mais curta: pelo menos ${number(least)}`,
  shortest: { moves: 'a mais curta em movimentos', steps: 'a mais curta em passos' },
  length: (m, s) => `${moves(m)}, ${steps(s)}`,
  moveOf: (at, of) => `Movimento ${number(at)} de ${number(of)}`,
  speed: 'Velocidade',
  moves: 'Movimentos',
  asText: 'Como texto',
  notation: 'Notação',
  inNotation: 'A solução nesta notação',
  notations: {
    arrows: 'letra, seta, casas',
    letters: 'letra, direção, casas',
    cells: 'veículo e a casa em que entra',
    frames: 'cada posição em linhas',
    signed: 'letra, sinal, casas',
    words: 'palavras em inglês',
    json: 'objetos JSON',
    pddl: 'um plano em PDDL',
    csv: 'uma tabela de veículos e casas',
  },
  review: {
    nothing: 'Jogue primeiro alguns movimentos: cada um será comparado com o caminho mais curto.',
    unsolvable: 'Este tabuleiro não tem solução, então nenhum movimento aproxima da saída.',
    limit: 'As distâncias deste tabuleiro não foram encontradas em 20 segundos.',
    comparing: 'Comparando seus movimentos com o caminho mais curto…',
    closer: 'em um caminho mais curto',
    level: 'não mais perto',
    farther: 'mais longe',
    tryAgain: 'Tentar de novo daqui',
    shortestSolution: 'Solução mais curta',
    perfect: (n, solved) => `${moves(n)}${solved ? '' : ' até agora'}, todos em um caminho mais curto.`,
    longer: (n, solved, more, detour) =>
      `${moves(n)}${solved ? '' : ' até agora'}, ${number(more)} a mais que o caminho mais curto. O primeiro desvio é o movimento ${number(detour)}.`,
    out: 'O carro vermelho saiu.',
    toTheExit: (n) => `${moves(n)} até a saída.`,
    good: (n, made) => `Movimento ${number(n)}: ${made}. Um caminho mais curto.`,
    bad: (n, made, lost, better, reason) =>
      `Movimento ${number(n)}: ${made} custou ${moves(lost)} a mais. Melhor: ${better}; ${reason}.`,
    graph: 'Movimentos até a saída',
    here: (n) => `${moves(n)} aqui`,
    graphLabel: (start, most, end) =>
      `Distância da saída: ${start} no início, ${most} no máximo, ${end} no fim`,
  },
};
