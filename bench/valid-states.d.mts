export function countValidStates(size: { width: number; height: number; maxWalls: number }): {
  states: number[];
  components: number[];
};
