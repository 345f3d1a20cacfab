// The element reads boards and moves and prints none. What prints is a method of the same object as what reads, so a bundler does
// not see that nothing calls it: this plugin for Vite takes it out.

/** The files of core that hold formats and notations. */
const FORMATS = /core\/src\/(?:notation|formats)\/.*\.ts$/;

export const withoutPrinting = () => ({
  name: 'without-printing',
  // when the types are gone
  enforce: 'post',
  transform: {
    filter: { id: FORMATS },
    handler(code) {
      return { code: printsIn(this.parse(code)).reduceRight(cut, code), map: null };
    },
  },
});

/** The properties `print` of all objects in a program, in the order of the code. */
function printsIn(node) {
  if (Array.isArray(node)) return node.flatMap(printsIn);
  if (node === null || typeof node !== 'object') return [];
  if (node.type === 'Property' && node.key.name === 'print') return [node];
  return Object.values(node).flatMap(printsIn);
}

/** The code without a property and the comma after it. */
const cut = (code, { start, end }) => code.slice(0, start) + code.slice(end).replace(/^\s*,/, '');
