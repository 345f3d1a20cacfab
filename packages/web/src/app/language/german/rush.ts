import type { Translation } from '../translation.ts';
import { boards, inMoves } from './words.ts';

export const rushText: Translation['rush'] = {
  about: {
    rush: 'Drei Minuten, so viele Bretter wie du schaffst; jedes ist ein wenig schwerer. Die Uhr läuft weiter, wenn du weggehst.',
    streak:
      'Löse jedes Brett mit den wenigsten Zügen. Das erste Brett, das mehr braucht, beendet die Serie. Keine Uhr, kein Zurücknehmen.',
  },
  start: 'Los',
  today: 'Die Bretter von heute',
  rival: (n) => `Wer dir das geschickt hat, hat ${boards(n)} gelöst. Du bekommst dieselben.`,
  shared: 'Wer diesen Link hat, bekommt dieselben Bretter.',
  boards,
  inARow: (n) => `${n} in Folge`,
  best: (result) => `am besten: ${result}`,
  never: { rush: 'so viele du schaffst', streak: 'nur die wenigsten Züge' },
  left: (time) => `noch ${time}`,
  clock: 'Restzeit',
  solved: 'Gelöst',
  ofMoves: (fewest) => `von ${fewest}`,
  board: (place) => `Brett ${place}`,
  skip: 'Auslassen, 10 s',
  end: 'Beenden',
  timeUp: 'Die Zeit ist um.',
  away: 'Die Zeit lief ab, während du weg warst.',
  missed: (fewest) => `Dieses Brett geht mit ${inMoves(fewest)}. Damit endet die Serie.`,
  all: 'Das war das letzte Brett!',
  record: 'Dein bestes Ergebnis bisher!',
  known: (n) => `Du kennst diese Bretter schon; es zählt dein erstes Ergebnis: ${n}.`,
  against: {
    more: 'Mehr als wer dir das geschickt hat.',
    same: 'Genauso viele wie wer dir das geschickt hat.',
    fewer: 'Wer dir das geschickt hat, hat mehr.',
  },
  again: 'Noch einmal spielen',
  same: 'Dieselben Bretter noch einmal',
  ends: (n) => `Was du auf anderen Brettern begonnen hast (${n} gelöst), endet, wenn du beginnst.`,
  said: {
    rush: (n) => `Unjam Rush: ${boards(n)} in 3 Minuten`,
    streak: (n) => `Unjam Serie: ${boards(n)} in Folge mit den wenigsten Zügen`,
  },
  sameBoards: 'Dieselben Bretter für dich:',
};
