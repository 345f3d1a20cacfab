// Sixty boards of the catalogue that were chosen by hand, each for one idea: twelve chapters, one for each theme, the easiest
// board of a chapter first. language/english/named.ts has their names and says their ideas; named.test.ts proves what it says.

import type { CatalogueEntry } from '@unjam/core/catalogue';
import type { ThemeId } from '@unjam/core/difficulty';
import { commonText } from '../language/english/common.ts';
import { namedText } from '../language/english/named.ts';

type NameKey = keyof ReturnType<typeof namedText>['boards'];

interface Chapter {
  readonly theme: ThemeId;
  /** The key of each name, and the board as the catalogue writes it. */
  readonly boards: readonly (readonly [NameKey, string])[];
}

export const chapters: readonly Chapter[] = [
  {
    theme: 'one-way',
    boards: [
      ['keyhole', 'AoooABBBXXoCoooC'],
      ['stair', 'A.../ABBB/XX.C/D..C/DEEE'],
      ['clockwork', '..../.AAx/XXBC/D.BC/DEEE'],
      ['gap', 'ABBBAoCCAXXDEEED'],
      ['tightrope', 'AABBC/DEEFC/DXXF./G.HII/G.H.J/GKK.J'],
    ],
  },
  {
    theme: 'red-once',
    boards: [
      ['clear', '..AA/..xB/XXCB/..C./.DDx'],
      ['bystanders', 'oAAAoBCCDDoBXXoEoooFoExooFGGHooFooHo'],
      ['trucks', 'oooABCoooABCXXoABCoDDDoooEEEoooFFFoo'],
      ['patience', '.AAA./..BCC/XXBDE/FGGDE/F.HH./F....'],
      ['lastWord', 'AAABoooooBCCDXXBEFDxGGEFHoIIIoHJJKKo'],
    ],
  },
  {
    theme: 'long-chain',
    boards: [
      ['dominoes', 'ABBB/A..C/AXXC/DD.x/....'],
      ['queue', 'oABBBooAooCooAXXCoDDEoxoooEoooFFFooo'],
      ['line', '..A..B/CCA..B/.DXX.E/.DFF.E/.DGGHH'],
      ['staircase', 'AABBC/DDDEC/XX.EF/GHHEF/G.I../G.IJJ'],
      ['tenDeep', 'oAABCCDDDBEoFGXXEoFGHHEIJGoooIJKKLLI'],
    ],
  },
  {
    theme: 'red-back',
    boards: [
      ['stepBack', 'ooABBooAoCoXXoCooooooooox'],
      ['sideStreet', '.A.../.ABBB/.XXC./..DC./..DEE/.....'],
      ['soClose', 'AABBC./.D..Cx/ED.XXF/EG.HHF/EGIIJJ'],
      ['twoBack', 'AAoooBoCDDoBoCXXoBEEEFooooGFooooGHHH'],
      ['retreat', 'AAABC./..DBCx/E.DXXF/EGGH.F/...HII'],
    ],
  },
  {
    theme: 'forced',
    boards: [
      ['rails', '....../..x..A/XXB..A/..B..C/DDD..C'],
      ['drill', 'ooxoxooAooXXAoBoCDDBoCooo'],
      ['onlyDoor', 'AABooooBCCXXDooEoDFoEGGFo'],
      ['byTheBook', 'AAB..C/D.BEEC/DXXF../DGGF../...xHH'],
      ['corridor', 'AABCCDEoBFFDEXXGoDEooGHHIJJKKoILLLMM'],
    ],
  },
  {
    theme: 'two-corridors',
    boards: [
      ['fork', '....../...xAA/.XX..B/..C..B/..CDDD'],
      ['choice', '.ABBB/.AC.D/XXC.D/....E/....E/....E'],
      ['recipes', '...xAA/....B./XX..B./CDDEE./CFFGG.'],
      ['parallel', 'ABB..C/A.DEFC/XXDEFG/H..I.G/HJJI..'],
      ['roads', '.ABBC/.ADEC/XXDEF/G.xEF/G..../GHHH.'],
    ],
  },
  {
    theme: 'decoy',
    boards: [
      ['openGate', 'AAABBC/...D.C/XX.D../....../x..EEE'],
      ['bait', 'ooxAAoooooBoXXCoBoDoCEEoDoooooDFFxoo'],
      ['tempting', 'ooABBBooACoooXXCoDxEEEoDoFFoooooooGG'],
      ['falseHope', '..x../..ABC/XXABC/DEEBC/D..../DFF..'],
      ['siren', 'ooxABBooCAooXXCDEFGGGDEFHIJJoFHIKKoo'],
    ],
  },
  {
    theme: 'undo',
    boards: [
      ['thereAndBack', 'ABBC../A.DC../XXD.../..Ex../..E...'],
      ['favours', 'AAAooBooCxoBXXCDooooxDoooooDEEooFFoo'],
      ['borrowed', 'AAABx/...BC/XX..C/DEEFF/D.GGG/D....'],
      ['sevenHome', 'AoBCDDAoBCooXXBEFoGGGEFHIooooHIJJKKH'],
      ['nothing', 'ABBCCDAoEFoDXXEFooGoHHIIGJJooKLLMMMK'],
    ],
  },
  {
    theme: 'thrice',
    boards: [
      ['onceMore', '.ABCCC/.ABxD./.XXED./...EFF/......'],
      ['five', 'ooxooooAoxXXAooBoooCBDDoC'],
      ['workhorse', '..ABB/..A.C/XXA.C/DE..F/DEGGF/.HH..'],
      ['shuttle', 'AABooCooBooCooBXXCDooEFFDGGEoooooEoo'],
      ['summit', 'ABBxooAooCDDEXXCooEoFGGHIIFooHJJKKKH'],
    ],
  },
  {
    theme: 'all-move',
    boards: [
      ['fullHouse', 'ABBB/A.CD/XXCD/.EE./.FFx'],
      ['sardines', 'ABBCCADDEEXXoFGHHoFGoIIIx'],
      ['thirteen', 'ABoCCoABDDEEFXXGooFHHGIoJJKKIoLLoooo'],
      ['noRoom', 'AoBBoCADDEFCXXGEFCHIGJJJHIKKKooILLMM'],
      ['allHands', 'oAABBBCCCoDEXXFoDEGHFoIIGHJJJKLLLooK'],
    ],
  },
  {
    theme: 'detour',
    boards: [
      ['scenic', '...A../.BBA../.XXC../..DC../..DEEE'],
      ['why', '.AA.../BBCCC./DXX.E./D.F.E./..FGG.'],
      ['curtain', 'AxBBBoACCCDoXXoEDoFFoEoooooEGGooHHoo'],
      ['aroundTheBlock', 'A.BB./A..CD/AXXCD/EEFC./..FGG/HH...'],
      ['faith', 'AooBooACCBDoAXXEDFGGHEDFooHIIFoJJKKo'],
    ],
  },
  {
    theme: 'red-often',
    boards: [
      ['restless', 'ABBC.D/A.EC.D/XXE..F/.G...F/.GHHII'],
      ['pacing', 'ABBBCoAoDECoXXDECooooFoooooFGGoooHHo'],
      ['gates', 'oABBBCoAoDECXXFDECGoFHHHGIIoJoxoKKJo'],
      ['metronome', 'A..BCC/ADDB.E/..FXXE/..FGHH/IIIG..'],
      ['odyssey', 'oooABBoCCADoXXEFDoGGEFHHIJJJoKIoLLoK'],
    ],
  },
];

const keys: ReadonlyMap<string, NameKey> = new Map(
  chapters.flatMap(({ boards }) => boards.map(([key, board]) => [board, key])),
);

/** The name of a board and its idea, in the language of the app; undefined for a board that was not chosen. */
export const namedAs = (board: string): { readonly name: string; readonly idea: string } | undefined => {
  const key = keys.get(board);
  return key && namedText().boards[key];
};

/** `The tightrope`, or `Jam 17` for a puzzle without a name of its own. */
export const nameOf = ({ board, number }: CatalogueEntry): string =>
  namedAs(board)?.name ?? commonText().puzzle(number);
