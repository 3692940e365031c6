import { PICTURE_PX } from './picture-layer.ts';

/** Border of a photograph in CSS pixels: the feature's colour, with a white edge that contrasts with any ground. */
const RING_PX = 2.5;
const EDGE_PX = 1;

/**
 * A photograph as a round marker in the colour of its feature.
 * @throws when the bytes are no image.
 */
export async function drawPicture(blob: Blob, color: string, pixelRatio: number): Promise<ImageData> {
  const bitmap = await createImageBitmap(blob);
  const side = PICTURE_PX * pixelRatio;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas.');
  const disc = (radius: number) => {
    context.beginPath();
    context.arc(side / 2, side / 2, radius * pixelRatio, 0, Math.PI * 2);
  };
  const radius = PICTURE_PX / 2;
  disc(radius - 0.5);
  context.fillStyle = '#ffffff';
  context.fill();
  disc(radius - EDGE_PX);
  context.fillStyle = color;
  context.fill();
  disc(radius - EDGE_PX - RING_PX);
  context.clip();
  // The largest centred square fills the disc.
  const cut = Math.min(bitmap.width, bitmap.height);
  const [left, top] = [(bitmap.width - cut) / 2, (bitmap.height - cut) / 2];
  context.drawImage(bitmap, left, top, cut, cut, 0, 0, side, side);
  bitmap.close();
  return context.getImageData(0, 0, side, side);
}
