import type { FormatDescription } from '../parts/format.ts';

export const description: FormatDescription = {
  title: 'a frame, as unjam show prints it',
  example: '╭────────────╮\n│ X──X  ·  A  →\n│ ·  · ▐█▌ A │\n│ ·  ·  ·  · │\n╰────────────╯',
  mistakes: ['╭────────────╮\n│ X──X  ·  A  →\n│ ·  · ▐█▌ │\n╰────────────╯'],
};
