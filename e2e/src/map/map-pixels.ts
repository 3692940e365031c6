import type { Page } from 'playwright-core';
import { mapOf } from './map-picture.ts';

/** A part of the map in pixels from its top left corner. */
export interface MapClip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of the map as a PNG in base64. */
export async function takeMapClip(page: Page, clip: MapClip): Promise<string> {
  const map = await mapOf(page).boundingBox();
  if (map === null) throw new Error('There is no map.');
  const shot = await page.screenshot({ clip: { ...clip, x: map.x + clip.x, y: map.y + clip.y } });
  return shot.toString('base64');
}

/** The difference of two pictures of the same size: the mean difference of their channels, from 0 to 255. */
export function comparePictures(page: Page, a: string, b: string): Promise<number> {
  return page.evaluate(
    async ([first, second]) => {
      const read = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
      };
      const [one, other] = [await read(first), await read(second)];
      const sum = one.reduce((total, value, index) => total + Math.abs(value - (other[index] ?? 0)), 0);
      return sum / Math.max(one.length, 1);
    },
    [a, b] as const,
  );
}

/** The mean colour of a picture as `[red, green, blue]`. */
export function meanColor(page: Page, base64: string): Promise<[number, number, number]> {
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(bitmap, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    return [red, green, blue];
  }, base64);
}

/** The mean brightness of each column of a picture, from 0 to 255. */
export function listColumns(page: Page, base64: string): Promise<number[]> {
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
    return Array.from({ length: width }, (_, column) => {
      let sum = 0;
      for (let row = 0; row < height; row += 1)
        for (let channel = 0; channel < 3; channel += 1)
          sum += data[(row * width + column) * 4 + channel] ?? 0;
      return sum / height / 3;
    });
  }, base64);
}

/** The share, from 0 to 1, of a picture whose pixels are no further than 3 per channel from a colour as `#rrggbb`. */
export function shareOfColor(page: Page, base64: string, color: string): Promise<number> {
  return page.evaluate(
    async ([text, hex]) => {
      const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
      const sought = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
      let found = 0;
      for (let at = 0; at < data.length; at += 4) {
        if (sought.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) <= 3)) found += 1;
      }
      return found / Math.max(data.length / 4, 1);
    },
    [base64, color] as const,
  );
}
