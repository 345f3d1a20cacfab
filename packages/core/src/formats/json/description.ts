import type { FormatDescription } from '../parts/format.ts';

export const description: FormatDescription = {
  title: 'a JSON object, which can express every board',
  example:
    '{"width":4,"height":4,"vehicles":[{"label":"X","row":1,"column":1,"orientation":"horizontal","length":2}]}',
  mistakes: [
    '{"width":4,"height":4}',
    '{"width":4,"height":4,"cars":[]}',
    '{"width":40,"height":4,"vehicles":[]}',
  ],
};
