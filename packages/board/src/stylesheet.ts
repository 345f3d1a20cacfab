/** The rules of the shadow tree. */
export const css = `
:host {
  display: block;
  position: relative;
  touch-action: manipulation;
  user-select: none;
  -webkit-user-select: none;
  --unjam-focus: light-dark(#1456c4, #ffd54a);
}
:host([hidden]) { display: none }
.room, .stage, svg { width: 100%; height: 100% }
.room { display: grid; grid-template: 100% / 100% }
.room > * { grid-area: 1 / 1 }
.stage, .vehicle { outline: none }
/* A board that is scrolled out of sight is not styled, laid out and painted; an empty picture beside it keeps its place. A car that
   leaves is drawn outside, where it would be cut off. */
.place { visibility: hidden }
.place:not([viewBox]) { display: none }
:host(:not([leave])) .place[viewBox] + .stage { content-visibility: auto }
svg { display: block; overflow: visible; -webkit-tap-highlight-color: transparent }
/* a layer for each vehicle makes a drag smooth; on a page of many boards only the one in use has them */
:host(:is(:hover, :focus-within)[interactive]) .vehicle, .vehicle.dragged { will-change: transform }
:host([interactive]) .vehicle { cursor: grab }
:host([interactive]) .vehicle.dragged { cursor: grabbing }
.ring, .beams, .pointer, text { pointer-events: none }
.ring { stroke: none }
/* the edge around it, as around the arrow, keeps it apart from a floor of its own lightness */
.vehicle:is(:focus-visible, .chosen, .hinted) .ring {
  stroke: var(--unjam-focus);
  stroke-width: 7;
  filter: drop-shadow(0 0 3px light-dark(#fff, #12161c));
}
.target { cursor: pointer }
.target circle { fill: var(--unjam-focus); stroke: light-dark(#fff, #12161c); stroke-width: 5; opacity: .9 }
.target:hover circle { opacity: 1; stroke-width: 8 }
.vehicle.hinted .ring { stroke-dasharray: 18 12 }
.vehicle.blocking .ring { stroke: var(--unjam-exit, #ffc83d); stroke-width: 9 }
@media (prefers-reduced-motion: no-preference) {
  .vehicle.blocking .ring { animation: flash .3s 2 }
  .beams { animation: shine .35s }
  .stage[data-out] svg { animation: follow 1.1s ease-in-out }
}
.stage[data-out=right] { --way: -5% 0 }
.stage[data-out=left] { --way: 5% 0 }
.stage[data-out=bottom] { --way: 0 -5% }
.stage[data-out=top] { --way: 0 5% }
@keyframes flash { 50% { stroke-opacity: .15 } }
@keyframes shine { from { opacity: 0 } }
@keyframes follow { 45% { translate: var(--way); scale: 1.04 } }
.pointer path { fill: none; stroke-linecap: round; stroke-linejoin: round }
.halo { stroke: light-dark(#fff, #12161c); stroke-width: 22; opacity: .85 }
.arrow { stroke: var(--unjam-focus); stroke-width: 11 }
.news { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.problem { margin: 0; padding: 1rem; font: inherit; overflow-wrap: anywhere }
@media (forced-colors: active) {
  .vehicle, .target { forced-color-adjust: none }
}
`;

let sheet: CSSStyleSheet | undefined;

/** The style sheet that all boards on the page share; made when first needed, because it needs a document. */
export function stylesheet(): CSSStyleSheet {
  sheet ??= stylesheetFor(window);
  return sheet;
}

/** A style sheet for the document of a window: a document takes none that was made for another one. */
export function stylesheetFor(view: typeof window): CSSStyleSheet {
  const made = new view.CSSStyleSheet();
  // the jsdom of Jest has style sheets without a way to write one
  made.replaceSync?.(css);
  return made;
}
