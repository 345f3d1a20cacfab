import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { capital } from '../vehicle-words.ts';
import { hints, moves, squares } from './words.ts';

export const resultText: Translation['result'] = {
  solvedIn: (n, s) => `Resolvido em ${moves(n)} (${squares(s)}).`,
  solvedWithHelp: (n) => `Resolvido com ajuda em ${moves(n)}.`,
  fewest: 'Não dá para fazer em menos!',
  fewestMoves: (n) => `O mínimo de movimentos; o mínimo de passos é ${number(n)}.`,
  shortest: (n) => `A solução mais curta tem ${moves(n)}.`,
  help: (n, watched) => {
    const parts = [...(n > 0 ? [hints(n)] : []), ...(watched ? ['alguns movimentos assistidos'] : [])];
    return parts.length === 0 ? '' : `${capital(parts.join(', '))}.`;
  },
  solutionShown: 'Você viu movimentos da solução.',
  nextPuzzle: 'Próximo desafio',
  stars: (n, meaning) => `${n} de 3 estrelas: ${meaning}`,
  starNames: {
    none: 'não resolvido',
    solved: 'resolvido',
    alone: 'resolvido sem ajuda',
    fewest: 'resolvido sem ajuda com o mínimo de movimentos',
  },
};
