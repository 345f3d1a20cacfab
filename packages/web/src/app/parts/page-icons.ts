// The icons of pages that a first visit does not load, apart from the others.

export const pageIcons = {
  delete: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
  clear: 'M6 6l12 12M18 6L6 18',
  race: 'M5 21V4M5 4h13l-3 4 3 4H5',
  map: 'M4 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0M16 8a2 2 0 1 0 4 0a2 2 0 1 0-4 0M9 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0M8 6.5l8 1M7 8l3 8M17 10l-5 6.5',
  check: 'M5 13l4 4L19 7',
  level: 'M5 12h14',
  up: 'M12 19V5M6 11l6-6 6 6',
  farther: 'M12 5v14M6 13l6 6 6-6',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  flame: 'M12 3c1 4 5 6 5 11a5 5 0 0 1-10 0c0-2 1-3 2-4 .5 1.5 1 2 2 2.5C11.5 9 10.5 6 12 3z',
  learn: 'M4 5h6a2 2 0 0 1 2 2v13a2 2 0 0 0-2-2H4zM20 5h-6a2 2 0 0 0-2 2v13a2 2 0 0 1 2-2h6z',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3',
  more: 'M12 5v14M5 12h14',
  less: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  statistics: 'M5 20v-7M12 20V5M19 20v-10',
} as const;
