// Returns a page of the browser's history to the place to which it was scrolled. A list is drawn only after its data is loaded, so
// the browser cannot do that itself.

/** For how many milliseconds a page may grow until it is as long as it was. */
const PATIENCE = 3000;

/** How far each address was scrolled, in pixels. */
const places = new Map<string, number>();

/** Remembers places from the present one on, and returns to them when a person goes back or forward; a link that is opened begins at its top. */
export function keepScrollPlaces(): void {
  history.scrollRestoration = 'manual';
  let shown = location.hash;
  let waiting = 0;
  const note = () => places.set(shown, scrollY);
  note();
  addEventListener('scroll', note, { passive: true });
  // the app has given each entry that was shown a state; an address that is new has none
  addEventListener('popstate', ({ state }) => {
    cancelAnimationFrame(waiting);
    shown = location.hash;
    const to = state === null ? 0 : (places.get(shown) ?? 0);
    const until = performance.now() + PATIENCE;
    const scroll = () => {
      if (shown !== location.hash) return;
      const room = document.documentElement.scrollHeight - innerHeight;
      if (room < to && performance.now() < until) waiting = requestAnimationFrame(scroll);
      else {
        scrollTo(0, to);
        places.set(shown, to);
      }
    };
    waiting = requestAnimationFrame(scroll);
  });
}
