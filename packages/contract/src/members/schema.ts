import { z } from 'zod';
import { id } from '../common.ts';

export const member = z.object({
  member_id: id,
  display_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  avatar_url: z.string().nullable(),
  is_super_user: z.boolean(),
});
export type Member = z.infer<typeof member>;

/** Profile names are 3 to 255 characters; at sign-up the specification allows 2 to 100. */
export const profileName = z.string().trim().min(3, 'Name must be at least 3 characters').max(255);
