/**
 * The rows of a 10×10 board made at random, with a solution planted: one is found at once, and to prove a shortest one the engine
 * needs far more states than the tests allow.
 */
export const tooLarge = [
  'e.VVdddbbL',
  'eXXBfORI.L',
  'accBfORI..',
  'aYYB.TTTSS',
  '.JJ.......',
  'ZZPE.D.NNH',
  '..PEUD.M.H',
  '..K.UWWM..',
  'QQK.UC.MG.',
  'FFKAAC..G.',
];
