import type { Translation } from '../translation.ts';

/** What each format of boards is called. */
export const formatText: Translation['formats'] = {
  grid: '1マス1文字の行',
  framed: '座標つきの枠',
  drawing: '空白で区切った行、@が赤い車',
  line: '正方形の盤面を1語で、行の順に',
  cells: '各車の最初と最後のマス、赤い車が先頭',
  prolog: 'Prologの項のリスト',
  json: 'どの盤面も表せるJSON',
  rows: '6マス6行、Aが赤い車、xは壁',
  bordered: '#の枠の中の行、出口に切れ目',
  csv: '1行に1台：記号、HかV、列、行、長さ',
  bandung: '大きさとコマの数の下に行、Pが赤い車、Kが出口',
  printed: 'unjam showが表示する枠',
  link: 'アプリのリンク、またはパズルのID',
  pddl: 'プランナー用のSTRIPS。問題は形から読み取り',
  list: '大きさ、続いて1行に1台：文字、行、列、長さ、hまたはv',
  matrix: '数の行（JSONまたはPython）、1は赤い車',
  cars: '車をcarsに並べたJSON、行と列は0から',
};
