// Lines that are a mark of the exit and nothing else.
/** An arrow alone, `exit` alone, or an arrow up or down before or behind a word for the exit. */
export const ARROW_ALONE =
  /^\s*(?:[v^↓↑⬇⬆▼▲]{1,3}\uFE0F?(?:\s*[[(]?(?:exit|out|goal)(?: (?:here|exit))?[\])]?)?|[[(]?exit(?: here)?[\])]?(?:\s*(?::\s*)?[v^↓↑⬇⬆▼▲]{1,3}\uFE0F?)?|(?:out|goal)\s*(?::\s*)?[v^↓↑⬇⬆▼▲]{1,3}\uFE0F?)\s*$/iu;

/** The sign of an exit in a border, written alone above or below the column of the red car. */
const SIGN_ALONE = /^\s*={1,2}\s*$/;

/** Whether a line is nothing but the mark of an exit: an arrow, a word, or `=`. */
export const isMarkAlone = (line: string): boolean => ARROW_ALONE.test(line) || SIGN_ALONE.test(line);
