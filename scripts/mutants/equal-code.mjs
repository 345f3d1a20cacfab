// Whether two sources are the same program, by what a minifier makes of them.
import { minifySync, transformSync } from 'rolldown/experimental';

function minified(path, source) {
  const { code } = transformSync(path, source, { jsx: { runtime: 'automatic' } });
  return minifySync(path, code, { compress: true, mangle: false }).code;
}

export const isSameCode = (path, before, after) => minified(path, before) === minified(path, after);
