/** The most bytes of a file. */
export const MAX_RESOURCE_BYTES = 50 * 1024 * 1024;

/** The most pixels of a feature's picture: more than any phone takes. */
export const MAX_PICTURE_PIXELS = 250_000_000;
/** The most files of a feature. */
export const MAX_RESOURCES = 100;

/** A picture added to a feature: JPEG, PNG, WebP, HEIC or AVIF, whatever its name says. */
export const resourceFile = { field: 'file', maxCount: 1, maxBytes: MAX_RESOURCE_BYTES } as const;
/** The sizes a picture is rendered in: 192 px square, and at most 640 and 2,048 px per side. None has EXIF. */
export const PICTURE_SIZES = ['thumbnail', 'small', 'full'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** Media types that pictures are rendered from. */
export const PICTURE_MEDIA_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/avif',
] as const;
