import { visible } from '../terminal/visible.ts';

/** A record as one line of JSON; control characters are escaped, which means the same in JSON. */
export const jsonLine = (record: object): string => `${visible(JSON.stringify(record))}\n`;

/** The part of a record's line of JSON after the name, which can be made before the name is known. */
export const jsonAfterName = (record: object): string => visible(JSON.stringify(record).slice(1));

/** `jsonLine` of a record with a name, perhaps with more properties, from what follows these. */
export const jsonWithName = (name: string, afterName: string, more: object = {}): string =>
  `${visible(JSON.stringify({ name, ...more })).slice(0, -1)},${afterName}\n`;
