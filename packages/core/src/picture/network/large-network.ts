// The network for the closer look (closer-look.ts): it has four times as many weights as the small one.
import { code, packedLayers } from './large-network-weights.ts';
import { type Network, unpack } from './network-layers.ts';

let unpacked: Network | undefined;

/** The network. It is unpacked at the first call, which takes a moment. */
export function largeNetwork(): Network {
  unpacked ??= unpack(code, packedLayers);
  return unpacked;
}
