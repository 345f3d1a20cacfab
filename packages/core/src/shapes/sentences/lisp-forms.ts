/*
 * Lists of Lisp, Scheme, Racket and Clojure without the marks and words that make them values:
 *
 *     (define cars (list '(a h 0 0 2) '(b v 4 0 2)))        (define cars ( (a h 0 0 2) (b v 4 0 2)))
 *     #2A((a a -) (- x x))                                  ((a a -) (- x x))
 *     [[:a :a nil] [nil :x :x]]                             [[a a nil] [nil x x]]
 */
const IS_LISP =
  /^[^\S\n]*\((?:def|define|defn|defparameter|defvar|defconstant|defun|let\*?|setq|setf|list|vector)\b[^\S\n]?/m;
/** A quote before a symbol or a list, where no other one closes it. */
const QUOTE = /(?<=^|[\s([])[`'](?=[([]|[\p{L}*:_.-][\p{L}\d*_.-]*(?=[\s)\]]))/gmu;
/** A form that a comment takes out of the program. */
const COMMENTED = /^[^\S\n]*;+[^\S\n]*\(.*$/gm;
const ARRAY = /#(?:\d?[aA])?\(/g;
const MAKES_LIST = /\((?:list|vector|vec|cons)(?=\s)/g;
const KEYWORDS = /\[((?:\s*(?::[\w*.-]{1,8}|nil|\d{1,2}))+\s*)\]/g;

/** The text without such marks; others as they are. */
export function withoutLispMarks(text: string): string {
  if (!IS_LISP.test(text)) return text;
  return text
    .replace(COMMENTED, '')
    .replace(ARRAY, '(')
    .replace(QUOTE, '')
    .replace(MAKES_LIST, '(')
    .replace(KEYWORDS, (cells) => cells.replaceAll(':', ''));
}
