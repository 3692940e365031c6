/** Bytes of one file at most. */
export const MAX_RESOURCE_BYTES = 50 * 1024 * 1024;

/** Pixels a picture of a feature may have: more than any phone takes. */
export const MAX_PICTURE_PIXELS = 250_000_000;
/** Files a feature may have. */
export const MAX_RESOURCES = 100;

/** The one picture that is added to a feature: JPEG, PNG, WebP, HEIC or AVIF, whatever its name says. */
export const resourceFile = { field: 'file', maxCount: 1, maxBytes: MAX_RESOURCE_BYTES } as const;
/** The sizes a picture is drawn in: a square of 192 px, and at most 640 and 2,048 px a side. None carries EXIF. */
export const PICTURE_SIZES = ['thumbnail', 'small', 'full'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** Media types that have pictures drawn of them. */
export const PICTURE_MEDIA_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/avif',
] as const;
