// Boards are drawn a few in a frame: two dozen of them are thousands of elements, and a phone that drew all in one go would not
// react to a touch for a second.

/** How many milliseconds of a frame are for drawing; one board is drawn in any case. */
const BUDGET = 4;

const waiting = new Set<() => void>();
/** Whether the next frame draws. */
let isRequested = false;

/**
 * Draws in one of the next frames, after what was asked for before, or when the page is printed.
 *
 * @param draw - puts one board on the page
 * @returns what takes the request back; it does nothing once the board is drawn
 */
export function drawSoon(draw: () => void): () => void {
  waiting.add(draw);
  request();
  addEventListener('beforeprint', drawAll);
  return () => void waiting.delete(draw);
}

function request(): void {
  if (!isRequested) requestAnimationFrame(drawSome);
  isRequested = true;
}

function drawSome(): void {
  isRequested = false;
  const end = performance.now() + BUDGET;
  for (const draw of waiting) {
    waiting.delete(draw);
    draw();
    if (performance.now() >= end) break;
  }
  if (waiting.size > 0) request();
}

function drawAll(): void {
  for (const draw of waiting) draw();
  waiting.clear();
}
