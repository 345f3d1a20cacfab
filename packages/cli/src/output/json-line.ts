import { visible } from '../terminal/visible.ts';

/** A record as one line of JSON; control characters are escaped, which means the same in JSON. */
export const jsonLine = (record: object): string => `${visible(JSON.stringify(record))}\n`;
