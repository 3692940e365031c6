import { z } from 'zod';
import { ORGANIZATION_ROLES } from '../access.ts';
import { accessMap, id, timestamp } from '../common.ts';

export const organizationName = z
  .string()
  .trim()
  .min(3, 'Organization name must be at least 3 characters')
  .max(255);

/** Plans: 0 free, 1 basic, 2 unlimited. */
export const organization = z.object({
  organization_id: id,
  organization_name: z.string(),
  avatar_url: z.string().nullable(),
  plan: z.number().int().min(0).max(2),
  projects_limit: z.number().int(),
  members_limit: z.number().int(),
  current_member: z.object({
    role: z.enum(ORGANIZATION_ROLES),
    access_map: accessMap,
    super_user: z.boolean(),
  }),
});
export type Organization = z.infer<typeof organization>;

export const organizationMember = z.object({
  organization_member_id: id,
  member_id: id,
  display_name: z.string(),
  email: z.string().nullable(),
  avatar_url: z.string().nullable(),
  role: z.enum(ORGANIZATION_ROLES),
  create_dttm: timestamp,
});
export type OrganizationMember = z.infer<typeof organizationMember>;
