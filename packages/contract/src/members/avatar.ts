/** The largest upload of a person's or organization's picture, in bytes. */
export const MAX_AVATAR_BYTES = 1024 * 1024;
/** Pictures are shown with at most this many pixels per side. */
export const AVATAR_SIZE_PX = 400;
/** Accepted picture types. */
export const AVATAR_MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** How a picture is sent: the only file of a multipart body. */
export const avatarFile = { field: 'file', maxCount: 1, maxBytes: MAX_AVATAR_BYTES } as const;
