// How a person moves the map: by dragging, with two fingers, with the wheel, and by its buttons. Both drawings use it.

import { Camera, type Look, whole } from './camera.ts';
import { CALM, type ClusterMap, type MapEvents, REACH } from './cluster-map-types.ts';
import { nearest } from './map-places.ts';
import { number } from './numbers.ts';

/** After this many milliseconds without movement the map is still. */
export const STILL = 150;

/** How long the map takes to move or zoom after a button was pressed, in milliseconds. */
const GLIDE = 250;

/** A pointer that moved less than so many pixels was a click. */
const CLICK = 5;

interface ViewEvents extends MapEvents {
  /** Another part of the layout is to be drawn. */
  readonly onMove: () => void;
  readonly onStill: () => void;
}

export interface MapView extends Pick<ClusterMap, 'fit' | 'zoom' | 'follow'> {
  readonly camera: Camera;
  /** Whether the map is held, or moved in the last moments. */
  readonly isMoving: () => boolean;
  /** To be called after a change of what is drawn: draws it, and again when the map is still. */
  readonly changed: () => void;
}

/** `placesNow` gives x and y of every state; `signal` removes all listeners and stops all movement. */
export function startView(
  container: HTMLElement,
  placesNow: () => Float32Array,
  { onMove, onStill, onVisit, onHover }: ViewEvents,
  signal: AbortSignal,
): MapView {
  const camera = new Camera();
  const measure = () => {
    camera.box = { width: container.clientWidth, height: container.clientHeight };
  };
  const pointers = new Map<number, { readonly x: number; readonly y: number }>();
  /** How many pixels the pointers have moved since the first of them was pressed. */
  let moved = 0;
  let moving = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const changed = () => {
    if (signal.aborted) return;
    moving = true;
    clearTimeout(rest);
    if (pointers.size === 0)
      rest = setTimeout(() => {
        moving = false;
        onStill();
      }, STILL);
    onMove();
  };

  let frame = 0;
  /** Where a movement that has begun will end. */
  let goal: Look | undefined;
  const stopGliding = () => {
    cancelAnimationFrame(frame);
    goal = undefined;
  };
  const glideTo = (to: Partial<Look>) => {
    const from = camera.look;
    const end = { ...(goal ?? from), ...to };
    stopGliding();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      camera.moveTo(end);
      changed();
      return;
    }
    goal = end;
    const begin = performance.now();
    const step = (now: number) => {
      const gone = Math.min(1, Math.max(0, (now - begin) / GLIDE));
      const part = gone * (2 - gone);
      camera.moveTo({
        x: from.x + (end.x - from.x) * part,
        y: from.y + (end.y - from.y) * part,
        zoom: from.zoom * (end.zoom / from.zoom) ** part,
      });
      changed();
      if (gone < 1) frame = requestAnimationFrame(step);
      else goal = undefined;
    };
    frame = requestAnimationFrame(step);
  };

  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    react: (event: HTMLElementEventMap[Name]) => void,
  ) => container.addEventListener(name, react, { signal, passive: false });
  const within = (event: MouseEvent) => {
    const { left, top } = container.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const under = (event: MouseEvent) => {
    const { x, y } = within(event);
    const place = camera.placeAt(x, y);
    return nearest(placesNow(), place.x, place.y, REACH / camera.scale);
  };
  const zoomAt = (x: number, y: number, factor: number) => {
    stopGliding();
    camera.zoomAt(x, y, factor);
    changed();
  };
  listen('pointerdown', (event) => {
    // the button of a menu visits no state
    if (event.button !== 0) return;
    container.setPointerCapture(event.pointerId);
    if (pointers.size === 0) moved = 0;
    pointers.set(event.pointerId, within(event));
  });
  listen('pointermove', (event) => {
    const now = within(event);
    const last = pointers.get(event.pointerId);
    if (!last) {
      onHover(moving ? undefined : under(event), now.x, now.y);
      return;
    }
    const [other] = [...pointers].filter(([id]) => id !== event.pointerId);
    pointers.set(event.pointerId, now);
    moved += Math.hypot(now.x - last.x, now.y - last.y);
    if (other) {
      // two fingers: the map grows as they part
      const { x, y } = other[1];
      const factor = Math.hypot(now.x - x, now.y - y) / Math.max(1, Math.hypot(last.x - x, last.y - y));
      zoomAt((x + now.x) / 2, (y + now.y) / 2, factor);
      return;
    }
    stopGliding();
    camera.moveBy(now.x - last.x, now.y - last.y);
    changed();
  });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    listen(end, (event) => {
      const wasDown = pointers.delete(event.pointerId);
      if (moving) changed();
      const state = wasDown && end === 'pointerup' && moved < CLICK ? under(event) : undefined;
      if (state !== undefined) onVisit(state);
    });
  listen('dragstart', (event) => event.preventDefault());
  listen('pointerleave', () => onHover(undefined, 0, 0));
  listen('wheel', (event) => {
    event.preventDefault();
    const { x, y } = within(event);
    zoomAt(x, y, event.deltaY < 0 ? 1.25 : 0.8);
  });
  const resized = new ResizeObserver(() => {
    const { width, height } = camera.box;
    measure();
    if (width !== camera.box.width || height !== camera.box.height) changed();
  });
  measure();
  resized.observe(container);
  signal.addEventListener('abort', () => {
    stopGliding();
    clearTimeout(rest);
    resized.disconnect();
  });

  return {
    camera,
    isMoving: () => moving,
    changed,
    fit: () => glideTo(whole),
    zoom: (factor) => glideTo({ zoom: (goal ?? camera.look).zoom * factor }),
    follow(state) {
      const places = placesNow();
      if (places.length === 0) return;
      const place = { x: number(places, 2 * state), y: number(places, 2 * state + 1) };
      const { x, y } = camera.project(place.x, place.y);
      const { width, height } = camera.box;
      if (Math.abs(x / width - 0.5) > CALM || Math.abs(y / height - 0.5) > CALM) glideTo(place);
    },
  };
}
