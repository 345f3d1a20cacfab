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
  ladder: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  atlas: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M3 12h18M12 3c5 5 5 13 0 18c-5-5-5-13 0-18',
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
