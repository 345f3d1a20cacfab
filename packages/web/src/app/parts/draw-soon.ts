// Boards are drawn a few in a frame: two dozen of them are thousands of elements, and a phone that drew all in one go would not
// react to a touch for a second.

/** How many milliseconds of a frame are for drawing; one board is drawn in any case. */
const BUDGET = 4;

const waiting = new Set<() => void>();

/**
 * Draws in one of the next frames, after what was asked for before, or when the page is printed.
 *
 * @param draw - puts one board on the page
 * @returns what takes the request back; it does nothing once the board is drawn
 */
export function drawSoon(draw: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(drawSome);
  waiting.add(draw);
  addEventListener('beforeprint', drawAll);
  return () => void waiting.delete(draw);
}

function drawSome(): void {
  const end = performance.now() + BUDGET;
  for (const draw of waiting) {
    waiting.delete(draw);
    draw();
    if (performance.now() >= end) break;
  }
  if (waiting.size > 0) requestAnimationFrame(drawSome);
}

function drawAll(): void {
  for (const draw of waiting) draw();
  waiting.clear();
}
