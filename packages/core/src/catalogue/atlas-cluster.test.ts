import { expect, test } from 'vitest';
import { atlasBoardOf } from './atlas-board.ts';
import { atlasClusterOf } from './atlas-cluster.ts';

const size = { width: 5, height: 5, minWalls: 0, maxWalls: 2 };

const clusterOf = (text: string) => {
  const board = atlasBoardOf(text, size.width);
  return board && atlasClusterOf(board, size);
};

const upsideDown = (text: string): string => text.match(/.{5}/g)?.reverse().join('') ?? '';

test.each(['ooBBxoooFGAAoFGoooDDooEEo', 'oBBCCooEoFAAEoFooooGoDDoG'])(
  'on five rows the mirror image of %s, which is not minimal itself, is this puzzle',
  (text) => {
    expect(clusterOf(text)).toMatchObject({ text, redundant: 0 });
    expect(clusterOf(upsideDown(text))).toMatchObject({ text, redundant: 0 });
  },
);
