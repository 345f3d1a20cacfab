import { visible } from '../terminal/visible.ts';

/** A record as one line of JSON; characters that a terminal obeys are escaped, which means the same in JSON. */
export const jsonLine = (record: object): string => `${visible(JSON.stringify(record))}\n`;
