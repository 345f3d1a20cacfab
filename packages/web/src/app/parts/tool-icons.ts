// The icons of the editor's tools, apart from the others, so that a first visit does not load them.

export const toolIcons = {
  turn: 'M4 12a8 8 0 1 1 3 6.2M4 12l-2-3M4 12l3-2.5',
  longer: 'M3 12h18M7 8l-4 4 4 4M17 8l4 4-4 4',
  shorter: 'M2 12h7M22 12h-7M6 8l4 4-4 4M18 8l-4 4 4 4',
  car: 'M3 9h18v6H3zM8 9v6M16 9v6',
  truck: 'M2 8h13v8H2zM16 10h6v6h-6z',
  red: 'M3 9h18v6H3zM8 12h8M13 10l3 2-3 2',
  wall: 'M5 5h14v14H5zM9 9l6 6M15 9l-6 6',
} as const;
