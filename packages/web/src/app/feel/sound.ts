// Short sounds made by the browser's synthesiser: no file is loaded.

let context: AudioContext | undefined;

const audio = (): AudioContext => {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
};

interface Note {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds from now, and how long it sounds. */
  readonly at: number;
  readonly length: number;
  readonly loud: number;
}

function play(notes: readonly Note[], type: OscillatorType): void {
  const player = audio();
  for (const { pitch, at, length, loud } of notes) {
    const start = player.currentTime + at;
    const tone = new OscillatorNode(player, { type, frequency: pitch });
    const volume = new GainNode(player, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(volume).connect(player.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

/** A vehicle comes to rest: a short knock, lower for a longer slide. */
export const soundOfMove = (cells: number): void =>
  play([{ pitch: 190 - 12 * Math.min(5, cells), at: 0, length: 0.09, loud: 0.22 }], 'triangle');

const C = 523.25;
const rise = [1, 5 / 4, 3 / 2, 2, 5 / 2];

/** A solved puzzle: three rising notes; five and a chord for the fewest moves. */
export function soundOfSolved(fewest: boolean): void {
  const notes = rise
    .slice(0, fewest ? 5 : 3)
    .map((ratio, i) => ({ pitch: C * ratio, at: 0.1 * i, length: 0.45, loud: 0.12 }));
  const chord = [1, 5 / 4, 3 / 2].map((ratio) => ({ pitch: C * ratio, at: 0.55, length: 1.1, loud: 0.08 }));
  play(fewest ? [...notes, ...chord] : notes, 'sine');
}
