/** What scenes there are. */
export const sceneKinds: readonly string[];

/** A picture of a board, of a kind and from a seed, with what it shows. */
export function makeScene(
  kind: string,
  seed: number,
  share?: number,
  size?: { width: number; height: number },
): {
  kind: string;
  seed: number;
  rows: string[];
  exitShown: boolean;
  likeTray?: number;
  image: { width: number; height: number; data: Uint8Array | Uint8ClampedArray };
  corners: { x: number; y: number }[];
};
