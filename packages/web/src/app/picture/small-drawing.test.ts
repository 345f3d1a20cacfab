import { readSetup } from '@unjam/core/picture';
import { expect, test } from 'vitest';
import { smallDrawing } from './small-drawing.ts';

test('the small drawing is read surely, so that no longer search follows', () => {
  const reading = readSetup(smallDrawing());
  expect(reading).toMatchObject({ kind: 'read', board: { width: 6, height: 6, exit: 'right' } });
  expect(reading.kind === 'read' && reading.board.vehicles.length).toBe(1);
  expect(reading.kind === 'read' && reading.confidence).toBeGreaterThan(0.95);
});
