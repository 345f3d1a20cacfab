import type { Translation } from '../translation.ts';

export const storedText: Translation['stored'] = {
  full: 'この端末には今、結果・盤面・設定を保存できません。保存領域がいっぱいです。',
  blocked:
    'このブラウザーはこの端末に何も保存しません。保存領域がブロックされています。ページを閉じると、ここでの内容は失われます。',
  newer:
    'ここでは Unjam の新しいバージョンが使われたため、このページは保存された内容を変更しません。ページを再読み込みしてください。',
};
