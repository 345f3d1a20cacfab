import { laneTables } from '@unjam/core/engine';
import { expect, test } from 'vitest';
import { moveSets } from './move-sets.ts';

/** The placements, drawn, that one vehicle's slides lead to: found by pushing letters about. */
function pushed(drawn: string, taken: number, longest: number): string[] {
  const reached: string[] = [];
  for (const label of new Set(drawn.replaceAll('.', ''))) {
    for (const sign of [-1, 1]) {
      let cells = [...drawn];
      for (let by = 1; by <= longest; by++) {
        const front = sign > 0 ? cells.lastIndexOf(label) + 1 : cells.indexOf(label) - 1;
        if (cells[front] !== '.' || (taken >> front) & 1) break;
        const back = sign > 0 ? cells.indexOf(label) : cells.lastIndexOf(label);
        cells = cells.with(front, label).with(back, '.');
        reached.push(cells.join(''));
      }
    }
  }
  return reached.sort();
}

const draw = (length: number, lengths: readonly number[], offsets: readonly number[]): string => {
  const cells = new Array<string>(length).fill('.');
  offsets.forEach((offset, i) => {
    cells.fill('ABCD'[i] as string, offset, offset + (lengths[i] as number));
  });
  return cells.join('');
};

test.each([1, 4, 6, 7])('%i cells: slides and steps are those found by pushing', (length) => {
  const { groups } = laneTables(length);
  const { slides, steps } = moveSets(length);
  for (const { lengths, placements, masks, first } of groups) {
    const drawings = placements.map((offsets) => draw(length, lengths, offsets));
    for (const [placement, drawn] of drawings.entries()) {
      for (let taken = 0; taken < 1 << length; taken++) {
        const entry = ((first + placement) << length) | taken;
        const members = (set = 0) => drawings.filter((_, i) => (set >> i) & 1).sort();
        const legal = ((masks[placement] ?? 0) & taken) === 0;
        expect(members(slides[entry])).toEqual(legal ? pushed(drawn, taken, length) : []);
        expect(members(steps[entry])).toEqual(legal ? pushed(drawn, taken, 1) : []);
      }
    }
  }
});
