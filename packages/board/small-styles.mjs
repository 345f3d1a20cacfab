// The style sheet of the element is a text, whose comments and blanks no minifier takes out: this plugin for Vite does.

const BLANKS = /\/\*.*?\*\/|(?<=[\n:;,{}]) +| +(?=[{}])|(?<=[;{}])\n+/gs;

export const smallStyles = () => ({
  name: 'small-styles',
  transform: {
    filter: { id: /board\/src\/stylesheet\.ts$/ },
    handler: (code) => ({
      code: code.replace(/`[^`]*`/, (styles) => styles.replaceAll(BLANKS, '')),
      map: null,
    }),
  },
});
