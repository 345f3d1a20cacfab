import { capital } from '@unjam/board/languages/parts/vehicle-words';
import type { Translation } from '../translation.ts';
import { hints, moves } from './words.ts';

export const resultText: Translation['result'] = {
  solvedIn: (n) => `Resolvido em ${moves(n)}.`,
  solvedWithHelp: (n) => `Resolvido com ajuda em ${moves(n)}.`,
  perfect: 'Perfeito!',
  fewest: 'Não dá para fazer em menos!',
  shortest: (n) => `A solução mais curta tem ${moves(n)}.`,
  help: (n, watched) => {
    const parts = [...(n > 0 ? [hints(n)] : []), ...(watched ? ['alguns movimentos assistidos'] : [])];
    return parts.length === 0 ? '' : `${capital(parts.join(', '))}.`;
  },
  solutionShown: 'Você viu movimentos da solução.',
  feel: 'Som e vibração?',
  yes: 'Sim',
  no: 'Não, obrigado',
  days: 'Seus desafios diários',
  bandNames: { fewest: 'mínimo', help: 'ajuda' },
  nextPuzzle: 'Próximo desafio',
  suited: 'O próximo tabuleiro combina mais com você.',
  howClose: 'Cheguei perto?',
  race: 'Corrida de buscas',
  stars: (n, meaning) => `${n} de 3 estrelas: ${meaning}`,
  starNames: {
    none: 'não resolvido',
    solved: 'resolvido',
    alone: 'resolvido sem ajuda',
    fewest: 'resolvido sem ajuda com o mínimo de movimentos',
  },
};
