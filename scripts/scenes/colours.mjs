/** `#rrggbb` as three numbers from 0 to 255. */
export const rgb = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

export const mixed = (a, b, share) => a.map((value, i) => value + (b[i] - value) * share);
export const scaled = (colour, factor) => colour.map((value) => value * factor);

/** A colour from hue (0 to 360), saturation and lightness (0 to 1). */
export function hsl(hue, saturation, lightness) {
  const a = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((n) => {
    const k = (n + hue / 30) % 12;
    return 255 * (lightness - a * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  });
}

/** Sets of colours: the red car's, the cars', the trucks'. */
export const palettes = {
  toy: {
    red: '#d8201c',
    cars: [
      '#8fd9c4',
      '#e8601c',
      '#1f86d8',
      '#e85aa8',
      '#4a50c8',
      '#128a3c',
      '#8c8c8c',
      '#b8b8ba',
      '#f2b48c',
      '#f0e43c',
      '#9c5ac8',
      '#6cc81c',
      '#f08c94',
    ],
    trucks: ['#ff8a3c', '#1c3cc8', '#e08cd8', '#48c858'],
  },
  classic: {
    red: '#cc1a22',
    cars: [
      '#a8d8a0',
      '#f08a30',
      '#38b0e8',
      '#f090b0',
      '#7048a8',
      '#208848',
      '#505860',
      '#c4c8cc',
      '#f0d8a8',
      '#f8e878',
      '#785038',
      '#98a030',
    ],
    trucks: ['#f8c820', '#9070c0', '#2868b8', '#18a0a0'],
  },
  bright: {
    red: '#e81818',
    cars: [
      '#18a0f0',
      '#20c040',
      '#f0c818',
      '#f07818',
      '#9828c8',
      '#20c8c0',
      '#f060b0',
      '#707880',
      '#f4f4f4',
      '#202428',
    ],
    trucks: ['#f0e020', '#8848e0', '#1850e0', '#10a880'],
  },
  pastel: {
    red: '#e0484c',
    cars: ['#98c8e8', '#a8dca8', '#f0dc98', '#f0b890', '#c8a8e0', '#98dcd8', '#e8b0cc', '#b4b8bc'],
    trucks: ['#e8e0a0', '#b4a0e0', '#90b0e8', '#90d0b8'],
  },
};
