import type { Translation } from '../translation.ts';

export const storedText: Translation['stored'] = {
  full: 'Cet appareil ne peut plus garder de résultats, de plateaux ni de réglages : son stockage est plein.',
  blocked:
    'Ce navigateur ne garde rien sur cet appareil : son stockage est bloqué. Ce que tu fais ici est perdu quand tu fermes la page.',
  newer:
    'Une version plus récente d’Unjam a été utilisée ici, et cette page ne change rien à ce qu’elle a enregistré. Recharge la page.',
  ownMoves:
    'Tes propres coups sur ce puzzle sont gardés jusqu’à ce que tu joues un coup ici. Ouvre-le depuis « Aujourd’hui » ou une liste pour continuer avec eux.',
};
