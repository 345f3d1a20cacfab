// The network for all looks: small enough for a page, and fast enough for the many grids that are compared.
import { unpack } from './network-layers.ts';
import { code, packedLayers } from './small-network-weights.ts';

export const smallNetwork = unpack(code, packedLayers);
