// Lines that are a mark of the exit and nothing else.
/** An arrow alone, `exit` alone, or an arrow up or down before or behind a word for the exit. */
export const ARROW_ALONE =
  /^\s*(?:[v^↓↑⬇⬆▼▲]{1,3}\uFE0F?(?:\s*[[(]?(?:exit|out|goal)(?: (?:here|exit))?[\])]?)?|[[(]?exit(?: here)?[\])]?(?:\s*(?::\s*)?[v^↓↑⬇⬆▼▲]{1,3}\uFE0F?)?|(?:out|goal)\s*(?::\s*)?[v^↓↑⬇⬆▼▲]{1,3}\uFE0F?)\s*$/iu;
