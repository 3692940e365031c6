import type { TakenAt } from './form-values.ts';

/** Bytes at the beginning of a picture that its position is looked for in; a phone writes it there. */
const HEAD_BYTES = 512 * 1024;

/**
 * Where a photograph was taken, as the camera wrote it into the file: `[lng, lat]`, or null when it says nothing.
 * Reads JPEG, PNG, WebP and HEIC.
 */
export async function readPhotoPosition(file: File): Promise<TakenAt | null> {
  try {
    const { default: reader } = await import('exifreader');
    const isWhole = !/\.jpe?g$/i.test(file.name);
    const bytes = await (isWhole ? file : file.slice(0, HEAD_BYTES)).arrayBuffer();
    const { gps } = await reader.load(bytes, { expanded: true, async: true });
    return toPosition(gps?.Longitude, gps?.Latitude);
  } catch {
    // A picture without any such words, or with broken ones, is a picture all the same.
    return null;
  }
}

/** A position that can be one: cameras without a fix write zeros. */
export function toPosition(lng: number | undefined, lat: number | undefined): TakenAt | null {
  if (lng === undefined || lat === undefined || !Number.isFinite(lng) || !Number.isFinite(lat)) return null;
  if (Math.abs(lng) > 180 || Math.abs(lat) > 90 || (lng === 0 && lat === 0)) return null;
  return [lng, lat];
}
