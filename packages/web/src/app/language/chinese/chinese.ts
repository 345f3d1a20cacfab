// The texts in Chinese, one file a section, as in english/.

export { boardText as board } from '@unjam/board/languages/texts/zh';
export { atlasText as atlas } from './atlas.ts';
export { bringText as bring } from './bring.ts';
export { commonText as common } from './common.ts';
export { editText as edit } from './edit.ts';
export { formatText as formats } from './formats.ts';
export { hintText as hints } from './hints.ts';
export { labText as lab } from './lab.ts';
export { namedText as named } from './named.ts';
export { playText as play } from './play.ts';
export { problemText as problems } from './problems.ts';
export { puzzlesText as puzzles } from './puzzles.ts';
export { resultText as result } from './result.ts';
export { rushText as rush } from './rush.ts';
export { searchText as search } from './search.ts';
export { setText as set } from './set.ts';
export { settingsText as settings } from './settings.ts';
export { shareDialogText as share } from './share.ts';
export { solveText as solve } from './solve.ts';
export { storedText as stored } from './stored.ts';
export { todayText as today } from './today.ts';
export { unitText as units } from './units.ts';
export { vehicleText as vehicles } from './vehicles.ts';
