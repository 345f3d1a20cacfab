import type { Translation } from '../translation.ts';

export const storedText: Translation['stored'] = {
  full: 'Este aparelho não consegue guardar resultados, tabuleiros nem configurações agora: o armazenamento está cheio.',
  blocked:
    'Este navegador não guarda nada neste aparelho: o armazenamento está bloqueado. O que você fizer aqui se perde ao fechar a página.',
  newer:
    'Uma versão mais nova do Unjam foi usada aqui, e esta página não altera o que ela guardou. Recarregue a página.',
  ownMoves:
    'Seus próprios movimentos neste quebra-cabeça ficam guardados até você mover aqui. Abra-o em “Hoje” ou em uma lista para continuar com eles.',
};
