/**
 * The content policy of the app: a page may load only its own files; no inline script or style and no evaluation of
 * strings, but Wasm. `frame-ancestors` is only understood in a header, so the pages' own copy leaves it out.
 */
export function contentPolicy(where: 'header' | 'page'): string {
  const rules = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return [...rules, ...(where === 'header' ? ["frame-ancestors 'none'"] : [])].join('; ');
}
