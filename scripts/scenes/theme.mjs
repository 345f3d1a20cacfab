// How an app looks: blocks of wood or flat colours, light and dark, with or without a frame.
import { hsl, mixed, palettes } from './colours.mjs';

/** Chooses the colours and shapes of an app. */
export function chooseTheme(random) {
  const kind = random.pick(['wood', 'wood', 'flat', 'flat', 'cars', 'one-colour']);
  const dark = random.chance(0.5);
  const woodHue = random.between(18, 42);
  const wood = kind === 'wood' || (kind === 'one-colour' && random.chance(0.5));
  const block = wood
    ? hsl(woodHue, random.between(0.45, 1), random.between(0.42, 0.72))
    : hsl(random.between(20, 330), random.between(0.2, 0.8), random.between(0.35, 0.75));
  const board =
    wood && random.chance(0.75)
      ? hsl(
          woodHue + random.between(-8, 8),
          random.between(0.3, 0.7),
          random.chance(0.75) ? random.between(0.1, 0.3) : random.between(0.75, 0.92),
        )
      : hsl(
          random.between(0, 360),
          random.between(0, 0.35),
          dark ? random.between(0.06, 0.32) : random.between(0.65, 0.97),
        );
  return {
    kind,
    dark,
    wood,
    block,
    blockVariation: kind === 'wood' ? random.between(0, 0.15) : 0,
    oneColour: kind === 'wood' ? random.chance(0.8) : kind === 'one-colour',
    palette: random.pick(Object.values(palettes)),
    board,
    boardGrain: wood && random.chance(0.5) ? random.between(0.02, 0.12) : 0,
    blockGrain: wood ? random.between(0.02, 0.2) : 0,
    page: random.chance(0.3)
      ? mixed(board, dark ? [0, 0, 0] : [255, 255, 255], 0.3)
      : hsl(
          random.between(0, 360),
          random.between(0, 0.5),
          dark ? random.between(0.04, 0.3) : random.between(0.6, 1),
        ),
    pageGrain: wood && random.chance(0.6),
    frame: random.chance(0.75) ? random.between(0.04, 0.5) : 0,
    frameColour: wood
      ? hsl(woodHue, random.between(0.3, 0.6), random.between(0.2, 0.7))
      : hsl(random.between(0, 360), random.between(0, 0.3), random.between(0.1, 0.9)),
    cells: random.pick(['none', 'none', 'lines', 'lines', 'squares', 'dots']),
    cellsStrength: random.between(0.04, 0.3),
    gap: random.between(0.005, 0.09),
    radius: random.chance(0.2) ? 0 : random.between(0.03, 0.3),
    outline: random.chance(0.4) ? random.between(0.015, 0.06) : 0,
    outlineLight: random.chance(0.3),
    shade: random.between(0, 0.35),
    bevel: random.chance(0.5) ? random.between(0.1, 0.4) : 0,
    shadow: random.chance(0.4) ? random.between(0.2, 0.6) : 0,
    marks: kind === 'cars' ? 'cars' : random.pick(['none', 'none', 'none', 'letters', 'screws', 'bars']),
    exit: random.pick(['gap', 'gap', 'arrow', 'none']),
    seed: random.whole(1, 1e6),
    red: hsl((random.between(-6, 10) + 360) % 360, random.between(0.75, 1), random.between(0.38, 0.55)),
  };
}
