// The style sheet of the element is a text, whose comments and indentation no minifier takes out: this plugin for Vite does.

export const smallStyles = () => ({
  name: 'small-styles',
  transform: {
    filter: { id: /board\/src\/stylesheet\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(/\/\*.*?\*\/|(?<=\n) +/gs, ''), map: null }),
  },
});
