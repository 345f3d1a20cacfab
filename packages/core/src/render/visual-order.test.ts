import { expect, test } from 'vitest';
import { visualOrder } from './visual-order.ts';

test.each([
  ['Jams 12', 'Jams 12'],
  ['ألغاز صعبة', 'صعبة| |ألغاز'],
  ['12 نقلة', 'نقلة| |12'],
  ['لغز 12 (سهل)', '(|سهل|)| |12| |لغز'],
  ['لغز Rush Hour جديد', 'جديد| |Rush Hour| |لغز'],
  ['الجزء 2) Rush ١٢٣', '١٢٣| |Rush| |(|2| |الجزء'],
  ['لغز Rush Hour 2 جديد', 'جديد| |Rush Hour 2| |لغز'],
  ['by علي حسن · 2', 'by |حسن| |علي| · 2'],
  ['مـرور، صعب؟', 'صعب؟| |مـرور،'],
  ['渋滞パズル', '渋滞パズル'],
  ['', ''],
  // signs of Arabic where no letter is
  ['؟', '؟'],
  ['Where؟', 'Where|؟'],
])('%s', (line, seen) => {
  expect(visualOrder(line).join('|')).toBe(seen);
});

test('brackets of Arabic as they are written', () => {
  expect(visualOrder('لغز (سهل) x', false).join('|')).toBe('x| |)|سهل|(| |لغز');
  expect(visualOrder('by (علي (س', false).join('|')).toBe('by (|س|(| |علي');
});
