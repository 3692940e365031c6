/** A picture of a person or an organization is at most this large when it is sent. */
export const MAX_AVATAR_BYTES = 1024 * 1024;
/** Pictures are shown at no more than this many pixels a side. */
export const AVATAR_SIZE_PX = 400;
/** The kinds of picture that are taken. */
export const AVATAR_MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** How a picture travels: the one file of a multipart body. */
export const avatarFile = { field: 'file', maxCount: 1, maxBytes: MAX_AVATAR_BYTES } as const;
