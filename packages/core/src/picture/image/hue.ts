// Source: CIE 1976 L*a*b*: hue and chroma are the angle and the length of a colour's place on the plane of a and b.
// Guarantee: plain geometry; a grey colour has chroma 0, and its hue means nothing.
//
//     b |   yellow       red lies about 35 degrees from the a axis
//       | /
//       +---- a  magenta

/** The hue of a colour in degrees, -180 to 180. */
export const hueOf = (a: number, b: number): number => (Math.atan2(b, a) * 180) / Math.PI;

/** How strong a colour is. */
export const chromaOf = (a: number, b: number): number => Math.hypot(a, b);
