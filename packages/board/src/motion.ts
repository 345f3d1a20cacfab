import { type Spring, springAt } from './spring.ts';

/** The positions at which vehicles are drawn, in cells along their lanes, while they slide to their places. */
export class Motion {
  readonly #place: (vehicle: number, position: number) => void;
  readonly #drawn: number[] = [];
  readonly #springs = new Map<number, Spring>();
  #frame = 0;

  constructor(place: (vehicle: number, position: number) => void) {
    this.#place = place;
  }

  /** Draws a vehicle at a position at once. */
  put(vehicle: number, position: number): void {
    this.#springs.delete(vehicle);
    this.#drawn[vehicle] = position;
    this.#place(vehicle, position);
  }

  /** Lets a vehicle slide from its present position; with stiffness 0 at once. `speed` is in cells a second. */
  send(vehicle: number, to: number, stiffness: number, speed = 0): void {
    const from = this.#drawn[vehicle] ?? to;
    if (from === to || stiffness === 0) {
      this.put(vehicle, to);
      return;
    }
    this.#springs.set(vehicle, { from, to, start: performance.now(), speed, stiffness });
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#tick);
  }

  /** Stops all vehicles at their present positions. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#springs.clear();
  }

  readonly #tick = (time: number): void => {
    this.#frame = 0;
    for (const [vehicle, spring] of this.#springs) {
      const { position, done } = springAt(spring, time);
      if (done) this.#springs.delete(vehicle);
      this.#drawn[vehicle] = position;
      this.#place(vehicle, position);
    }
    if (this.#springs.size > 0) this.#frame = requestAnimationFrame(this.#tick);
  };
}
