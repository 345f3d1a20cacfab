// SVG as pixels.

type Canvas = CanvasRenderingContext2D;

/** An empty canvas of so many pixels. */
export function canvasOf(width: number, height: number): Canvas {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('the browser has no canvas');
  return context;
}

/** A picture to draw on canvases. */
export async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** SVG on a canvas of this width. */
export async function rasterise(svg: string, width: number): Promise<Canvas> {
  const image = await imageOf(svg);
  const canvas = canvasOf(width, (width * image.naturalHeight) / image.naturalWidth);
  canvas.drawImage(image, 0, 0, canvas.canvas.width, canvas.canvas.height);
  return canvas;
}

/** A canvas as the content of a PNG file. */
export const pngOf = ({ canvas }: Canvas): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the browser cannot write a PNG'))),
      'image/png',
    );
  });
