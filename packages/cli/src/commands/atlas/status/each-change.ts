import type { RunStatus } from '@unjam/atlas/distributed';

/** The line of a report that tells of other shards, or of other workers at them, than the one before; undefined for the others. */
export function eachChange(lineOf: (found: RunStatus) => string): (found: RunStatus) => string | undefined {
  let before = '';
  return (found) => {
    const { finished, waiting, inHand, setAside, missing } = found;
    const workers = inHand.map(({ shard, worker }) => [shard, worker]);
    const now = JSON.stringify([finished, waiting, workers, setAside, missing]);
    if (now === before) return undefined;
    before = now;
    return lineOf(found);
  };
}
