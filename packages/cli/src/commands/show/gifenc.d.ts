// The library comes without types. Node loads it as CommonJS: everything is in its default export.
declare module 'gifenc' {
  const gifenc: import('@unjam/core/render').GifLibrary;
  export default gifenc;
}
