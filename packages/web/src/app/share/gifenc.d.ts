// The library comes without types. Bundlers load it as a module with named exports.
declare module 'gifenc' {
  export const GIFEncoder: import('@unjam/core/render').GifLibrary['GIFEncoder'];
  export const quantize: import('@unjam/core/render').GifLibrary['quantize'];
  export const applyPalette: import('@unjam/core/render').GifLibrary['applyPalette'];
}
