import type { Translation } from '../translation.ts';

export const namedText: Translation['named'] = {
  title: 'Bretter mit Namen',
  next: 'Das nächste für dich',
  boards: {
    keyhole: { name: 'Das Schlüsselloch', idea: 'Fünf Züge, und keine anderen fünf gehen.' },
    stair: {
      name: 'Die schmale Treppe',
      idea: 'Zwei der sechs Fahrzeuge bleiben stehen; die anderen haben nur einen Weg.',
    },
    clockwork: { name: 'Das Uhrwerk', idea: 'Sieben Züge in fester Reihenfolge, und alle machen mit.' },
    gap: { name: 'Ein freies Feld', idea: 'Sechs Fahrzeuge teilen sich ein einziges freies Feld.' },
    tightrope: { name: 'Das Drahtseil', idea: 'Achtzehn Züge, und nur eine Art, sie zu machen.' },
    clear: { name: 'Straße frei', idea: 'Erst machen alle anderen Platz, dann fährt das rote Auto.' },
    bystanders: { name: 'Die Zuschauer', idea: 'Neun Fahrzeuge, aber fünf Züge genügen.' },
    trucks: { name: 'Sechs Laster', idea: 'Alle anderen sind Laster, und jeder muss sich bewegen.' },
    patience: {
      name: 'Geduld',
      idea: 'Vierzehn Züge der anderen, bevor das rote Auto seinen einzigen macht.',
    },
    lastWord: {
      name: 'Das letzte Wort',
      idea: 'Zweiunddreißig Züge der anderen, dann einer des roten Autos.',
    },
    dominoes: { name: 'Dominosteine', idea: 'Einer wartet auf den nächsten, vier hintereinander.' },
    queue: { name: 'Die Schlange', idea: 'Sechs hintereinander, und keiner kann fehlen.' },
    line: { name: 'Die lange Reihe', idea: 'Sieben hintereinander, in neun Zügen aufgelöst.' },
    staircase: { name: 'Acht Stockwerke', idea: 'Acht hintereinander, und fünf freie Felder zum Rangieren.' },
    tenDeep: { name: 'Zehn tief', idea: 'Zehn Fahrzeuge warten eines auf das andere.' },
    stepBack: { name: 'Ein Schritt zurück', idea: 'Nur vier Autos, und das rote muss zurücksetzen.' },
    sideStreet: {
      name: 'Vorbeilassen',
      idea: 'Das rote Auto setzt zurück, und nur drei andere bewegen sich.',
    },
    soClose: {
      name: 'So nah',
      idea: 'Das rote Auto steht ein Feld vor dem Ausgang und muss sich von ihm entfernen.',
    },
    twoBack: { name: 'Zwei Schritte zurück', idea: 'Das rote Auto muss zweimal zurücksetzen.' },
    retreat: { name: 'Der lange Rückzug', idea: 'Das rote Auto muss viermal zurücksetzen.' },
    rails: { name: 'Auf Schienen', idea: 'Die ersten sechs von neun Zügen sind erzwungen.' },
    drill: { name: 'Der Drill', idea: 'Fünf Autos, und acht Züge nacheinander ohne Wahl.' },
    onlyDoor: {
      name: 'Die einzige Tür',
      idea: 'Nur ein Auto kann anfangen; danach sind zehn weitere Züge erzwungen.',
    },
    byTheBook: { name: 'Nach Vorschrift', idea: 'Zwölf von fünfzehn Zügen sind erzwungen.' },
    corridor: {
      name: 'Zwanzig der Reihe nach',
      idea: 'Die ersten zwanzig von zweiunddreißig Zügen sind erzwungen.',
    },
    fork: { name: 'Die Gabelung', idea: 'Zwei Wege hinaus, die sich nie treffen, je fünf Züge.' },
    choice: { name: 'Wie du willst', idea: 'Zwei Wege hinaus, je sechs Züge.' },
    recipes: { name: 'Zwei Rezepte', idea: 'Acht Autos, acht Züge, zwei Wege, die sich nie treffen.' },
    parallel: {
      name: 'Parallelstraßen',
      idea: 'Zwei Wege mit sechzehn Zügen; auf beiden setzt das rote Auto zurück.',
    },
    roads: {
      name: 'Zwei lange Straßen',
      idea: 'Welchen Weg du auch nimmst: vierundzwanzig Züge, und alle werden gebraucht.',
    },
    openGate: {
      name: 'Das offene Tor',
      idea: 'Was im Weg steht, könnte sofort weichen. Das sollte es nicht.',
    },
    bait: { name: 'Der Köder', idea: 'Nur ein erster Zug ist richtig, und er macht keinen Weg frei.' },
    tempting: {
      name: 'Verlockend',
      idea: 'Der Weg scheint leicht zu räumen, doch das rote Auto muss zurück.',
    },
    falseHope: {
      name: 'Falsche Hoffnung',
      idea: 'Drei stehen im Weg; wer sofort weichen kann, sollte bleiben.',
    },
    siren: {
      name: 'Die Sirene',
      idea: 'Vier stehen im Weg, und der naheliegende erste Zug rächt sich. Zweiundvierzig Züge.',
    },
    thereAndBack: { name: 'Hin und her', idea: 'Ein Auto macht Platz und fährt wieder heim.' },
    favours: { name: 'Zwei Gefallen', idea: 'Zwei Fahrzeuge machen Platz und fahren wieder heim.' },
    borrowed: {
      name: 'Geliehener Platz',
      idea: 'Alle acht müssen sich bewegen, und vier enden, wo sie begannen.',
    },
    sevenHome: { name: 'Sieben kehren heim', idea: 'Sieben von zwölf Fahrzeugen enden, wo sie begannen.' },
    nothing: {
      name: 'Als wäre nichts gewesen',
      idea: 'Alle vierzehn bewegen sich, und acht enden, wo sie begannen.',
    },
    onceMore: { name: 'Noch einmal', idea: 'Das rote Auto muss dreimal ziehen.' },
    five: { name: 'Fünf genügen', idea: 'Nur fünf Autos, aber elf Züge.' },
    workhorse: { name: 'Das Arbeitstier', idea: 'Der einzige Laster muss viermal ziehen.' },
    shuttle: { name: 'Der Pendler', idea: 'Ein Laster muss neunmal ziehen.' },
    summit: {
      name: 'Der Gipfel',
      idea: 'Ein Auto muss zwölfmal ziehen: sechzig Züge, das schwerste Brett von allen.',
    },
    fullHouse: {
      name: 'Volles Haus',
      idea: 'Sieben Fahrzeuge auf vier mal fünf Feldern, und alle müssen ran.',
    },
    sardines: { name: 'Sardinen', idea: 'Zehn Fahrzeuge, drei freie Felder, und alle müssen ran.' },
    thirteen: { name: 'Dreizehn Autos', idea: 'Kein einziger Laster, und jedes Auto muss sich bewegen.' },
    noRoom: { name: 'Kein Platz', idea: 'Vierzehn Fahrzeuge und vier freie Felder.' },
    allHands: { name: 'Alle an Deck', idea: 'Dreizehn Fahrzeuge, zweiunddreißig Züge, und keiner ruht.' },
    scenic: { name: 'Die Panoramastraße', idea: 'Zwei von sechs Zügen scheinen nirgendwohin zu führen.' },
    why: { name: 'Aber warum?', idea: 'Die Hälfte der acht Züge scheint nirgendwohin zu führen.' },
    curtain: {
      name: 'Hinter dem Vorhang',
      idea: 'Vier von zehn Zügen scheinen nirgendwohin zu führen, und keine lange Kette wartet.',
    },
    aroundTheBlock: {
      name: 'Um den Block',
      idea: 'Sieben von fünfzehn Zügen scheinen nirgendwohin zu führen.',
    },
    faith: { name: 'Mit Vertrauen', idea: 'Neun von fünfundzwanzig Zügen scheinen nirgendwohin zu führen.' },
    restless: { name: 'Ruhelos', idea: 'Das rote Auto muss viermal ziehen.' },
    pacing: { name: 'Auf und ab', idea: 'Das rote Auto muss sechsmal ziehen, zweimal davon zurück.' },
    gates: { name: 'Vier Tore', idea: 'Vier stehen im Weg, und das rote Auto zieht fünfmal.' },
    metronome: {
      name: 'Das Metronom',
      idea: 'Das rote Auto zieht achtmal, und die ersten neun Züge sind erzwungen.',
    },
    odyssey: { name: 'Die Odyssee', idea: 'Neunundvierzig Züge, acht davon mit dem roten Auto.' },
  },
};
