// The words and signs with which people write moves, in the languages of the app and of the courses whose answers are known. What is
// in no list here is never skipped in a move.
import { type directions, directionWords } from '../../board/directions.ts';

export type Way = keyof typeof directions;

const words = (text: string): readonly string[] => text.split(' ');

/** Directions: words, then arrows. */
const directionsAs: Readonly<Record<Way, string>> = {
  left: 'left leftward leftwards west links gauche izquierda esquerda sinistra kiri lewo sol 左 يسار влево sola vänster venstre vlevo doleva vľavo doľava vasemmalle вліво stânga trái αριστερά שמאלה چپ बाएँ बाएं 왼쪽 왼쪽으로 ← ⬅ ⇐ ⇦ ◀ ◄ < <-',
  right:
    'right rightward rightwards east rechts droite derecha direita destra kanan prawo sağ 右 يمين вправо sağa höger højre høyre vpravo doprava oikealle dreapta phải δεξιά ימינה راست दाएँ दाएं 오른쪽 오른쪽으로 → ➡ ⇒ ⇨ ▶ ► > ->',
  up: 'up upward upwards north hoch oben omhoog boven haut arriba acima cima alto su atas góra górę yukarı 上 أعلى вверх yukarıya lên upp opp uppåt nahoru ylös вгору πάνω למעלה بالا ऊपर 위 위로 위쪽으로 ↑ ⬆ ⇑ ⇧ ▲ ^',
  down: 'down downward downwards south runter unten omlaag beneden bas abajo abaixo baixo basso giù bawah dół aşağı 下 أسفل вниз aşağıya xuống ner ned nedåt dolů jos κάτω למטה پایین नीचे 아래 아래로 아래쪽으로 ↓ ⬇ ⇓ ⇩ ▼',
};

export const ways: ReadonlyMap<string, Way> = new Map(
  directionWords.flatMap((way) => words(directionsAs[way]).map((word) => [word, way] as const)),
);

/**
 * Letters for left, right, up and down: English, compass, German, French. The first set that has all letters of a text is the one
 * that is meant.
 */
export const letterSets: readonly ReadonlyMap<string, Way>[] = ['lrud', 'lruv', 'wens', 'lrou', 'gdhb'].map(
  (letters) => new Map(directionWords.map((way, i) => [letters[i] ?? '', way])),
);

/** Numbers in words. */
export const numbers: ReadonlyMap<string, number> = new Map(
  [
    'one two three four five six seven eight nine',
    'once twice',
    'ein zwei drei vier fünf sechs',
    'eine zwei drei vier',
    'einen zwei drei vier',
    'einmal zweimal dreimal viermal',
    'una dos tres cuatro cinco seis',
    'un deux trois quatre cinq six',
    'une deux trois quatre cinq six',
    'una due tre quattro cinque sei',
    'uma duas três quatro cinco seis',
    'um dois três quatro cinco seis',
  ].flatMap((row) => words(row).map((word, i) => [word, i + 1] as const)),
);

/** Names of the primary. */
export const primaryNames: ReadonlySet<string> = new Set(
  words(
    'red rot rote roten rotes roter rouge rojo roja vermelho vermelha rosso rossa merah красный красная красную красной player target primary 红 紅 赤 أحمر',
  ),
);

/** What stands before the number of a move. */
export const stepWords: ReadonlySet<string> = new Set(
  words(
    'step move turn gerakan langkah schritt zug étape coup paso movimiento passo movimento lance mossa stap zet ход шаг 步 手 no nr',
  ),
);

/** What is written in place of a direction and cells where the primary leaves the board. */
export const leaving: ReadonlySet<string> = new Set(words('exits escapes leaves'));

/** What a line says of the end of the game, without a move: `After these moves the red car can exit.` */
export const endWords: ReadonlySet<string> = new Set(
  words(
    'exit exits escape escapes free freed solved done finished reached complete completed puzzle solution total',
  ),
);

/** What changes the moves around it, so that a line with it is never skipped. */
export const changeWords: ReadonlySet<string> = new Set(
  words(
    '" ″ 〃 undo undone revert repeat repeated ditto reset restart zurück rückgängig wiederhole annuler deshacer',
  ),
);

/** What stands between two moves of which one is meant. In small letters they are no moves of vehicles called O. */
export const choices: ReadonlySet<string> = new Set(words('or oder ou'));

/** Keys of objects whose values are the parts of a move. As words they could be directions, so they are skipped as keys alone. */
export const keys: ReadonlySet<string> = new Set(
  words(
    'n value length amount count delta dist by move moves cells size carid vehicleid blockid pieceid description desc',
  ),
);

/** Elements of HTML and of answers, which surround moves. */
export const elements =
  'answer|solution|moves?|li|ol|ul|p|br|strong|em|div|span|td|tr|th|table|tbody|code|pre';

/** What may stand in a move beside its vehicle, its direction and its cells. */
export const fillers: ReadonlySet<string> = new Set([
  ...stepWords,
  ...words(
    'moves moved moving slide slides slid drive drives push pushes pull shift go goes mv path then and finally now next first last',
  ),
  ...words(
    'car cars truck trucks bus lorry vehicle piece block the by to for of out exit through it its is steps turns',
  ),
  ...words(
    'cell cells space spaces square squares unit units field fields tile tiles place places position positions spot spots time times',
  ),
  ...words(
    'bewege schiebe fahre auto wagen lkw laster lastwagen um nach das den der die feld felder dann und',
  ),
  ...words('déplacer déplace voiture camion vers à la le de du case cases puis et åt till til'),
  ...words(
    'a mover mueve coche carro camión el al hacia casilla casillas luego y para casa casas move mova o e então depois',
  ),
  ...words(
    'muovi auto macchina di in verso caselle casella poi mobil ke sejauh petak dan geser pindah schuif naar vakje vakjes en',
  ),
  ...words(
    'vehicle car label name id piece direction dir cells steps count distance amount by moves solution',
  ),
  ...words(
    'машина машину грузовик сдвинь сдвинуть двигай передвинь переместить на клетку клетки клеток затем и',
  ),
  // what leads from one move to the next in prose
  ...words(
    'firstly second secondly after that now lastly afterwards i we you have need must can start with free',
  ),
  ...words('zuerst zunächst danach anschließend zuletzt schließlich jetzt nun schieben verschieben bewegen'),
  ...words(
    'fahren ziehen wird rote roten kästchen primero primer después finalmente por último ahora mueve mueva',
  ),
  ...words(
    'desliza espacio espacios cuadro cuadros abord ensuite enfin finalement maintenant déplacez glisser',
  ),
  ...words('avancer prima infine sposta spostare muove primeiro fim finalmente'),
  ...words('- – — * • + true solved'),
]);
