// The network for all looks but the closer one (closer-look.ts): small enough for a page, and fast enough to compare many grids.
import { unpack } from './network-layers.ts';
import { code, packedLayers } from './small-network-weights.ts';

export const smallNetwork = unpack(code, packedLayers);
