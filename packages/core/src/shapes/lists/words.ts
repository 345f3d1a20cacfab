/*
 * The words by which lists and objects name what they say about a vehicle, and the words of their values.
 *
 *     "startRow": 2          startRow: a row
 *     "orientation": "vert"  vert: down
 */
import { isPrimaryMark } from '../parts/glyphs.ts';
import { oncePerLine } from '../sentences/once-per-line.ts';
import type { ColumnRole } from './column-roles.ts';

const headings: Readonly<Record<string, readonly ColumnRole[]>> = {
  ...named(
    'id name label car vehicle letter symbol char character key code block piece carid vehicleid carname no nr number num index idx token glyph title tag',
    ['label'],
  ),
  ...named(
    'dir direction orientation orient o axis d align way facing movement rotation layout hv vh isvertical vertical vert ishorizontal horizontal horiz across',
    ['direction'],
  ),
  ...named('length len l size span cells long s vehiclelength carlength', ['length']),
  ...named('truck istruck lorry islorry bus isbus big isbig islong iscar isshort', ['length', 'label']),
  ...named('type kind class t', ['direction', 'length', 'flag', 'fixed', 'label', '-']),
  ...named(
    'row r y top line gridy celly tiley ycoord posy ypos py startrow starty row0 r0 y0 row1 rowindex toprow',
    ['row'],
  ),
  ...named(
    'col column c x left gridx cellx tilex xcoord posx xpos px startcol startcolumn startx col0 c0 x0 col1 column1 colindex columnindex leftcol',
    ['column'],
  ),
  // the second corner where the first is r0, c0
  ...named('r1 y1', ['row', 'row2']),
  ...named('c1 x1', ['column', 'column2']),
  ...named('i', ['row', 'column', 'label', 'cell']),
  // German, French, Spanish, Portuguese, Italian, Dutch, Polish, Indonesian, Turkish, Russian, Chinese, Japanese; Swedish, Danish,
  // Norwegian, Finnish, Czech, Slovak, Hungarian, Romanian, Ukrainian, Greek, Korean; written as `wordOf` writes them
  ...named(
    'fahrzeug auto wagen voiture vehicule coche vehiculo carro veiculo macchina veicolo voertuig pojazd samochod mobil kendaraan arac araba машина 车辆 车 車 bil fordon kjøretøj kjøretøy køretøj ajoneuvo vozidlo jarmu masina vehicul автомобіль οχημα 자동차 차량 차',
    ['label'],
  ),
  ...named(
    'zeile reihe ligne rangee fila linha riga rij wiersz baris satır satir строка 行 rad rekke række raekke rivi radek riadok sor rand рядок γραμμη 행',
    ['row'],
  ),
  ...named(
    'spalte colonne columna coluna colonna kolom sutun kolumna столбец 列 kolumn kolonne sarake sloupec stlpec oszlop coloana стовпець στηλη 열',
    ['column'],
  ),
  ...named(
    'lange laenge longueur taille longitud largo comprimento tamanho lunghezza lengte dlugosc uzunluk panjang длина 长度 長さ langd længde laengde lengde pituus delka dlzka hossz lungime довжина μηκος 길이',
    ['length'],
  ),
  ...named(
    'vertikal senkrecht waagerecht waagrecht horizontale verticale orizzontale verticaal horizontaal richtung ausrichtung sens orientacion direccion direcao orientacao direzione orientamento richting kierunek arah orientasi yon направление 方向 riktning retning suunta smer irany directie напрямок κατευθυνση 방향',
    ['direction'],
  ),
  ...named('j', ['column', 'row']),
  ...named('row2 r2 y2 endrow endy bottom lastrow', ['row2']),
  ...named('col2 column2 c2 x2 endcol endcolumn endx right lastcol', ['column2']),
  ...named('position pos cell start location square loc p from begin head first', ['cell', 'offset']),
  ...named('cell2 end last stop to tail', ['cell2']),
  ...named('width w cols columns dx sizex lengthx', ['width']),
  ...named('height h rows dy sizey lengthy', ['height']),
  ...named('lane fixedpos fixedcoord track', ['lane']),
  ...named('offset variable varpos', ['offset']),
  ...named(
    'player isplayer main ismain target istarget red isred primary isprimary goal isgoal hero ishero special self me isplayercar ismaincar istargetcar isredcar redcar escape isexit isgoalcar',
    ['flag'],
  ),
  ...named('fixed', ['fixed', 'lane']),
  ...named('isfixed static wall iswall immovable locked movable obstacle', ['fixed']),
  ...named('color colour fill image img sprite skin style rgb hex bg texture', ['-']),
};

function named(words: string, roles: readonly ColumnRole[]): Record<string, readonly ColumnRole[]> {
  return Object.fromEntries(words.split(' ').map((word) => [word, roles]));
}

/** The roles that a heading names, the likeliest first; none for an unknown word. */
export const rolesOfHeading = oncePerLine((heading: string): readonly ColumnRole[] => {
  const word = wordOf(heading);
  return headings[word] ?? headings[word.replace(OF_PLACE, '')] ?? [];
});

/** A heading in lower case, without accents and without what is not a letter or digit. */
/** What a place is called in front of its row or column: `position_row`, `pos.x`. */
const OF_PLACE = /^(?:position|pos|location|loc|place|cell)(?=(?:rows?|col|cols|columns?|[xyrc])$)/;

const wordOf = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{N}]/gu, '')
    // syllables of Hangul, which were taken apart too
    .normalize('NFC');

/** Whether a heading says that true means down. */
export const isOfVertical = (heading: string | undefined): boolean =>
  /^(?:(?:is)?vert|senkrecht|v$)/i.test(wordOf(heading ?? ''));

/** Whether a heading says that true means across. */
export const isOfAcross = (heading: string | undefined): boolean =>
  /^(?:(?:is)?hori|orizz|waag|across$|h$)/i.test(wordOf(heading ?? ''));

/** The length of a vehicle of which a heading such as `isTruck` says true; undefined for another heading. */
export function lengthOfFlag(heading: string | undefined): number | undefined {
  const word = wordOf(heading ?? '');
  return /^(?:is)?(?:truck|lorry|bus|big|long)$/.test(word)
    ? 3
    : /^is(?:car|short)$/.test(word)
      ? 2
      : undefined;
}

const across = new Set(
  words(
    'h hor hori horiz horizontal horizontally across - — – ─ ↔ → ⇒ ⟷ lr rl e w east west right left row rows x ew we landscape sideways hz waagerecht waagrecht horizontale orizzontale horizontaal mendatar yatay poziomo горизонтально 横 水平 横向 vågrät vågrätt horisontell horisontellt horisontal horisontalt vandret vannrett vaakasuora vaakasuoraan vaaka vodorovně vodorovná vodorovne vízszintes vízszintesen orizontal οριζόντια οριζόντιο 가로',
  ),
);
const down = new Set(
  words(
    'v ver vert vertical vertically down | │ ↕ ↓ ⇓ ud du n s north south up col column columns y ns sn portrait updown vt senkrecht vertikal verticale verticaal tegak dikey pionowo вертикально 竖 縦 垂直 纵向 竖直 lodrät lodrätt lodret loddrett vertikalt pystysuora pystysuoraan pysty svisle svislá zvislo zvislá függőleges függőlegesen κάθετα κάθετο 세로',
  ),
);

function words(text: string): string[] {
  return text.split(' ');
}

/** Whether a word says across; undefined where it is no direction. */
export function isAcross(word: string): boolean | undefined {
  const bare = word.toLowerCase().replace(/^.*\./, '');
  return across.has(bare) ? true : down.has(bare) ? false : undefined;
}

const lengths: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    words(
      'car auto coche voiture carro small short sedan taxi two mobil c player red target hero main goal primary s pkw macchina samochód osobowy легковая легковой автомобиль машина araba 汽车 小车 乗用車 bil personbil henkilöauto osobní autó kocsi mașină 승용차',
    ).map((word) => [word, 2]),
  ),
  ...Object.fromEntries(
    words(
      'truck lorry bus long big large van camion lkw trailer three truk t b l camión caminhão camião laster lastwagen vrachtwagen vrachtauto autocarro autobús ônibus ciężarówka грузовик автобус kamyon otobüs 卡车 トラック lastbil lastebil buss kuorma-auto bussi nákladní kamión teherautó busz 트럭 버스',
    ).map((word) => [word, 3]),
  ),
};

/** The length that a word such as `truck` names; undefined for another word. */
export function lengthOfWord(word: string): number | undefined {
  // a member of an enumeration: `VehicleType.Car`
  const bare = word.toLowerCase().replace(/^[\w.:]*[.:](?=\w)/, '');
  return lengths[bare] ?? (/^(?:car|truck|bus)([2-9])$/.test(bare) ? Number(bare.at(-1)) : undefined);
}

/** The length that the label of the plastic game says: O to R are trucks. */
export const lengthOfLabel = (label: string): number | undefined =>
  /^[O-R]$/i.test(label) ? 3 : /^[A-NXS-Z]$/i.test(label) ? 2 : undefined;

export const isTrue = (word: string): boolean =>
  /^(?:true|yes|y|1|t|\*|x|ja|wahr|oui|vrai|s[íi]|sim|vero|tak|да)$/i.test(word);
export const isFalse = (word: string): boolean =>
  /^(?:false|no|n|0|f|-|null|none|undefined|nein|falsch|non|faux|n[ãa]o|falso|nee|nie|нет)?$/i.test(word);

/**
 * Whether words say yes or no of each vehicle, with one word for yes and one for no: null beside false says neither. Single letters
 * must all be T or F, Y or N, or X: `X` beside `Y` are labels.
 */
export const areYesOrNo = (words: readonly string[]): boolean =>
  words.every((word) => isTrue(word) || isFalse(word)) &&
  isOneWord(words.filter(isTrue)) &&
  isOneWord(words.filter((word) => !isTrue(word))) &&
  /^(?:[tf]*|[yn]*|x*)$/i.test(lettersAlone(words));

const isOneWord = (words: readonly string[]): boolean =>
  new Set(words.map((word) => word.toLowerCase())).size < 2;

const lettersAlone = (words: readonly string[]): string =>
  words.filter((word) => /^[a-z]$/i.test(word)).join('');

/** Whether one alone of several words is true and all others are false: `T` among `F`s, without a heading, is the red car. */
export const isOneTrue = (words: readonly string[]): boolean =>
  words.length > 2 &&
  words.every((word) => /^(?:true|false|t|f|yes|no|y|n)$/i.test(word)) &&
  words.filter(isTrue).length === 1;

/** Whether a word in any column says that its vehicle is the red one. */
export const isRedWord = (word: string): boolean =>
  isPrimaryMark(word) && !/^[Xx@]{1,2}$/.test(word)
    ? true
    : /^(?:#f00|#ff0000|crimson|rgb\(255, ?0, ?0\))$/i.test(word);

/** Whether a word says that a piece is a wall. */
export const isWallWord = (word: string): boolean =>
  /^(?:wall|blocked|fixed|static|obstacle|rock|stone)$/i.test(word);
