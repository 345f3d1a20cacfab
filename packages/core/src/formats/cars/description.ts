import type { FormatDescription } from '../parts/format.ts';

export const description: FormatDescription = {
  title: 'JSON with the vehicles as cars, rows and columns from 0',
  example:
    '{"width":6,"height":6,"exit":"right","cars":[{"id":"X","row":2,"col":0,"length":2,"orientation":"horizontal","isRed":true}]}',
  mistakes: [],
};
