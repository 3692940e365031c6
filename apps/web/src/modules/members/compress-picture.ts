import { AVATAR_MEDIA_TYPES, AVATAR_SIZE_PX, MAX_AVATAR_BYTES } from '@waypost/contract';

const QUALITY = 0.8;
const TYPE = 'image/webp';
/** Written by browsers without WebP encoding. */
const FALLBACK_TYPE = 'image/jpeg';

export type CompressedPicture =
  | { readonly ok: true; readonly file: File }
  | { readonly ok: false; readonly reason: 'unsupported' | 'too_large' };

/** The size of the drawn picture: fits the square, keeps the aspect ratio, never enlarged. */
export function fitWithin(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Redraws a picture in this browser, at most 400×400 at quality 0.8. */
export async function compressPicture(source: File): Promise<CompressedPicture> {
  if (!(AVATAR_MEDIA_TYPES as readonly string[]).includes(source.type)) {
    return { ok: false, reason: 'unsupported' };
  }
  try {
    const bitmap = await createImageBitmap(source, { imageOrientation: 'from-image' });
    const { width, height } = fitWithin(bitmap.width, bitmap.height, AVATAR_SIZE_PX);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    const blob = await toBlob(canvas);
    if (blob.size > MAX_AVATAR_BYTES) return { ok: false, reason: 'too_large' };
    return { ok: true, file: new File([blob], 'avatar', { type: blob.type }) };
  } catch {
    // A file with a picture type that cannot be decoded.
    return { ok: false, reason: 'unsupported' };
  }
}

async function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  const encode = (type: string) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  const blob = await encode(TYPE);
  if (blob?.type === TYPE) return blob;
  const fallback = await encode(FALLBACK_TYPE);
  if (fallback === null) throw new Error('The canvas gave no picture.');
  return fallback;
}
