// Icons as lines of one width with round ends, on 24 by 24 units.

const drawings = {
  play: 'M5 16l1.5-5.5A2 2 0 0 1 8.4 9h7.2a2 2 0 0 1 1.9 1.5L19 16M4 16h16v3H4zM7 19v1.5M17 19v1.5M7 13h10',
  today:
    'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19',
  solve: 'M4 18h4l3-12 3 12 2-6h4',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  lab: 'M9 3h6M10 3v6l-5 9a2 2 0 0 0 1.8 3h10.4A2 2 0 0 0 19 18l-5-9V3M7.5 15h9',
  undo: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  redo: 'M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6',
  restart: 'M4 5v5h5M4.6 10A8 8 0 1 1 4 14',
  hint: 'M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.6.5-1 1.2-1 2h-5c0-.8-.4-1.5-1-2z',
  watch: 'M7 5l12 7-12 7z',
  pause: 'M8 5v14M16 5v14',
  next: 'M5 5l9 7-9 7zM18 5v14',
  first: 'M19 5l-9 7 9 7zM6 5v14',
  back: 'M16 5l-9 7 9 7',
  forth: 'M8 5l9 7-9 7',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v6h14v-6',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M14 5v4M6 15v4',
  delete: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
  clear: 'M6 6l12 12M18 6L6 18',
  race: 'M5 21V4M5 4h13l-3 4 3 4H5',
  map: 'M4 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0M16 8a2 2 0 1 0 4 0a2 2 0 1 0-4 0M9 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0M8 6.5l8 1M7 8l3 8M17 10l-5 6.5',
  check: 'M5 13l4 4L19 7',
  level: 'M5 12h14',
  farther: 'M12 5v14M6 13l6 6 6-6',
  ladder: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  flame: 'M12 3c1 4 5 6 5 11a5 5 0 0 1-10 0c0-2 1-3 2-4 .5 1.5 1 2 2 2.5C11.5 9 10.5 6 12 3z',
  learn: 'M4 5h6a2 2 0 0 1 2 2v13a2 2 0 0 0-2-2H4zM20 5h-6a2 2 0 0 0-2 2v13a2 2 0 0 1 2-2h6z',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3',
  more: 'M12 5v14M5 12h14',
  less: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  atlas: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M3 12h18M12 3c5 5 5 13 0 18c-5-5-5-13 0-18',
  statistics: 'M5 20v-7M12 20V5M19 20v-10',
} as const;

/** An icon by its name, or the drawing itself where a first visit does not need it. */
export type IconName = keyof typeof drawings | `M${string}`;

/** Icons that point in the direction of reading; they are mirrored in languages written from right to left. */
const turned: ReadonlySet<string> = new Set(['undo', 'redo', 'back', 'forth', 'first', 'next']);

export const Icon = ({ name }: { name: IconName }) => (
  <svg
    class={turned.has(name) ? 'icon turned' : 'icon'}
    viewBox="0 0 24 24"
    width="24"
    height="24"
    aria-hidden="true"
  >
    {/* `in` does not tell TypeScript that the name is a key */}
    <path d={name in drawings ? drawings[name as keyof typeof drawings] : name} />
  </svg>
);
