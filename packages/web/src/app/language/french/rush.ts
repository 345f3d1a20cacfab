import type { Translation } from '../translation.ts';
import { boards, moves } from './words.ts';

export const rushText: Translation['rush'] = {
  about: {
    rush: "Trois minutes, autant de plateaux que possible ; chacun est un peu plus dur. Le chrono continue si tu t'en vas.",
    streak:
      "Résous chaque plateau avec le moins de coups. Le premier qui en prend plus termine la série. Pas de chrono, pas d'annulation.",
  },
  start: 'Commencer',
  today: 'Les plateaux du jour',
  rival: (n) => `La personne qui t'a envoyé ce lien a résolu ${boards(n)}. Tu as les mêmes.`,
  shared: 'Tout le monde a les mêmes plateaux avec ce lien.',
  boards,
  inARow: (n) => `${n} d'affilée`,
  best: (result) => `record : ${result}`,
  never: { rush: 'autant que possible', streak: 'le moins de coups' },
  left: (time) => `encore ${time}`,
  clock: 'Temps restant',
  solved: 'Résolus',
  ofMoves: (fewest) => `sur ${fewest}`,
  board: (place) => `Plateau ${place}`,
  skip: 'Passer, 10 s',
  end: 'Terminer',
  timeUp: 'Le temps est écoulé.',
  away: "Le temps s'est écoulé pendant ton absence.",
  missed: (fewest) => `Ce plateau se résout en ${moves(fewest)}. La série est terminée.`,
  all: "C'était le dernier plateau de la série !",
  record: 'Ton meilleur résultat !',
  known: (n) => `Tu connais ces plateaux ; ton premier résultat compte : ${n}.`,
  against: {
    more: "Plus que la personne qui t'a envoyé ce lien.",
    same: "Autant que la personne qui t'a envoyé ce lien.",
    fewer: "La personne qui t'a envoyé ce lien en a plus.",
  },
  again: 'Rejouer',
  same: 'Encore les mêmes plateaux',
  ends: (n) => `Ta partie sur d'autres plateaux (résolus : ${n}) se termine si tu commences.`,
  said: {
    rush: (n) => `Unjam Rush : ${boards(n)} en 3 minutes`,
    streak: (n) => `Unjam Série : ${boards(n)} d'affilée avec le moins de coups`,
  },
  sameBoards: 'Les mêmes plateaux pour toi :',
};
