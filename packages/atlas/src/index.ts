export type { AtlasRow } from './enumerate/atlas-row.ts';
export { enumerateShard, type RowGroupResult, type ShardOptions } from './enumerate/enumerate.ts';
export { type AtlasSize, countRowGroups } from './enumerate/row-groups.ts';
