/** An installed Firefox, installed now if allowed; or why there is none. */
export function firefoxOrReason(): { readonly path?: string; readonly missing?: string };

/** WebKit's driver and a display for it, installed now if allowed; or why there are none. */
export function webKitOrReason(): {
  readonly driver?: string;
  readonly display?: string;
  readonly missing?: string;
};
