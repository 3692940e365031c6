import { z } from 'zod';
import { id } from '../common.ts';

export const member = z.object({
  member_id: id,
  display_name: z.string(),
  email: z.string().nullable(),
  /** Whether the address was shown to be theirs. */
  email_verified: z.boolean(),
  phone: z.string().nullable(),
  avatar_url: z.string().nullable(),
  is_super_user: z.boolean(),
});
export type Member = z.infer<typeof member>;

/** Profile names are 3 to 255 characters; at sign-up the specification allows 2 to 100. */
export const profileName = z.string().trim().min(3, 'Name must be at least 3 characters').max(255);

/** A picture of a person or an organization is at most this large when it is sent. */
export const MAX_AVATAR_BYTES = 1024 * 1024;
/** Pictures are shown at no more than this many pixels a side. */
export const AVATAR_SIZE_PX = 400;
/** The kinds of picture that are taken. */
export const AVATAR_MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** How a picture travels: the one file of a multipart body. */
export const avatarFile = { field: 'file', maxCount: 1, maxBytes: MAX_AVATAR_BYTES } as const;
