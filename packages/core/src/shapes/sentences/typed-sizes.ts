/*
 * The sides of a board as programs declare them, each set by itself, so that they are read wherever settings are:
 *
 *     const WIDTH: usize = 5;        WIDTH = 5;
 *     WIDTH, HEIGHT = 5, 6           WIDTH = 5; HEIGHT = 6;
 *     int width = 5, height = 6;     width = 5; height = 6;
 */
const DECLARED =
  '(?:(?:const(?:expr)?|let|mut|var|val|int|auto|pub|public|private|static|final|export|readonly|unsigned)\\s+)*';
const SIDE = '((?:(?:board|grid|n|num|max)_?)?(?:width|height|cols|columns|rows|w|h))';
const NUMBER = '(\\d{1,2})';
const END = '[^\\S\\n]*;?[^\\S\\n]*$';

const TYPED = new RegExp(
  `^([^\\S\\n]*)${DECLARED}${SIDE}[^\\S\\n]*:[^\\S\\n]*\\w{1,10}[^\\S\\n]*=[^\\S\\n]*${NUMBER}${END}`,
  'gim',
);
const TOGETHER = new RegExp(
  `^([^\\S\\n]*)${DECLARED}\\(?${SIDE}[^\\S\\n]*,[^\\S\\n]*${SIDE}\\)?[^\\S\\n]*:?=[^\\S\\n]*\\(?${NUMBER}[^\\S\\n]*,[^\\S\\n]*${NUMBER}\\)?${END}`,
  'gim',
);
const IN_ONE = new RegExp(
  `^([^\\S\\n]*)${DECLARED}${SIDE}[^\\S\\n]*=[^\\S\\n]*${NUMBER}[^\\S\\n]*,[^\\S\\n]*${SIDE}[^\\S\\n]*=[^\\S\\n]*${NUMBER}${END}`,
  'gim',
);

/** The text with its sides set one by one. */
export function withTypedSizes(text: string): string {
  if (!/=/.test(text)) return text;
  return text
    .replace(TYPED, '$1$2 = $3;')
    .replace(TOGETHER, '$1$2 = $4; $3 = $5;')
    .replace(IN_ONE, '$1$2 = $3; $4 = $5;');
}
