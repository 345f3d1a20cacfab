import { problemSentences } from '../problem-words.ts';
import type { Translation } from '../translation.ts';

const problem = problemSentences(
  {
    'empty-input': 'Hier steht kein Brett',
    'several-boards': 'Hier steht mehr als ein Brett',
    'input-too-large': 'Der Text ist zu lang',
    'binary-input': 'Das ist kein Text',
    'unknown-format': 'Diese App kennt dieses Format nicht',
    'unknown-puzzle': 'Dieses Rätsel gibt es nicht',
    'ambiguous-reading': 'Der Text lässt sich auf mehrere Arten lesen',
    'unexpected-character': 'Ein Zeichen gehört nicht hierher',
    unfinished: 'Der Text bricht zu früh ab',
    'ragged-rows': 'Die Zeilen sind nicht gleich lang',
    'not-square': 'Die Zahl der Felder ergibt kein Quadrat',
    'number-out-of-range': 'Eine Zahl ist zu klein oder zu groß',
    'bad-json': 'Das ist kein gültiges JSON für ein Brett',
    'board-size': 'Ein Brett hat 2 bis 16 Spalten und Zeilen',
    'bad-label': 'Die Beschriftung eines Fahrzeugs ist nicht erlaubt',
    'vehicle-too-short': 'Fahrzeug {vehicle} braucht mindestens zwei Felder',
    'bent-vehicle': 'Fahrzeug {vehicle} muss in einer Zeile oder Spalte liegen',
    'broken-vehicle': 'Fahrzeug {vehicle} hat eine Lücke',
    'off-the-board': 'Etwas liegt außerhalb des Bretts',
    overlap: 'Auf diesem Feld stehen mehrere Teile',
    'same-label': 'Mehrere Fahrzeuge heißen {vehicle}',
    'no-primary': 'Es gibt kein rotes Auto',
    'ambiguous-primary': 'Es ist nicht klar, welches Auto das rote ist',
    'unreachable-exit': 'Die Ausfahrt passt nicht zum roten Auto',
    'not-expressible': 'Dieses Format kann das Brett nicht ausdrücken',
    'unsupported-board': 'Dieses Verfahren kann mit dem Brett nicht umgehen',
    'unknown-vehicle': 'Ein Zug passt zu keinem Fahrzeug',
    'illegal-move': 'Zug {move} ist nicht möglich',
  },
  (row, column) => `Zeile ${row}, Spalte ${column}`,
);

export const problemText: Translation['problems'] = {
  title: 'Dieser Link funktioniert nicht',
  cutOff: 'Vielleicht wurde er beim Kopieren abgeschnitten.',
  youCan: 'Du kannst:',
  gone: 'Im Katalog gibt es dieses Rätsel nicht. Es wurde herausgenommen, oder der Link wurde nicht ganz kopiert.',
  notYet: 'Dieser Tag ist noch nicht da. Sein Rätsel öffnet sich an dem Tag.',
  choose: 'Ein Rätsel wählen',
  draw: 'Ein Brett zeichnen',
  orPaste: 'Oder füge einen Link oder ein Brett ein',
  open: 'Öffnen',
  newerVersion: 'Dieser Link stammt von einer neueren Version',
  noPage: (name, pages) => `Diese App hat keine Seite ${name}. Sie hat: ${pages}`,
  stop: '.',
  sentence: problem,
  inText: (one) => {
    const place = one.at?.text;
    return `${place ? `Zeile ${place.line}, Spalte ${place.column}: ` : ''}${problem(one)}`;
  },
  inDrawing: (one) =>
    one.code === 'no-primary'
      ? 'Füge ein rotes Auto hinzu: Zeichne ein Fahrzeug, dann Rot machen'
      : problem(one),
};
