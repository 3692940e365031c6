import { z } from 'zod';
import { GIVEN_ORGANIZATION_ROLES, ORGANIZATION_ROLES, PROJECT_ROLES } from '../access.ts';
import { accessMap, id, timestamp } from '../common.ts';

export const organizationName = z
  .string()
  .trim()
  .min(3, 'Organization name must be at least 3 characters')
  .max(255);

/** The limits of a plan; null: unlimited. By plan: 0 free, 1 basic, 2 unlimited. */
export const PLAN_LIMITS = [
  { projects: 20, members: 20 },
  { projects: 100, members: 100 },
  { projects: null, members: null },
] as const;

/** The smallest limit that super users may set. */
export const MIN_ORGANIZATION_LIMIT = 20;
const MAX_ORGANIZATION_LIMIT = 1_000_000;

/** Plans: 0 free, 1 basic, 2 unlimited. The limits of an unlimited organization do not apply. */
export const organization = z.object({
  organization_id: id,
  organization_name: z.string(),
  avatar_url: z.string().nullable(),
  plan: z.number().int().min(0).max(2),
  projects_limit: z.number().int(),
  members_limit: z.number().int(),
  /** Whether super users let it use Planet, by the account of the server or its own. */
  planet_access: z.boolean(),
  current_member: z.object({
    role: z.enum(ORGANIZATION_ROLES),
    access_map: accessMap,
    super_user: z.boolean(),
  }),
});
export type Organization = z.infer<typeof organization>;

export const organizationUpdate = z.strictObject({ organization_name: organizationName });

/** Third-party services a member may use: `planetscope`, `skysat`, `basemaps`. An absent key is on. */
export const KEY_SETTING_NAMES = ['planetscope', 'skysat', 'basemaps'] as const;
export const keySetting = z.strictObject({ name: z.enum(KEY_SETTING_NAMES), enabled: z.boolean() });
export type KeySetting = z.infer<typeof keySetting>;

export const organizationMember = z.object({
  organization_member_id: id,
  member_id: id,
  /** What this organization calls the person: their own name unless an administrator set another. */
  display_name: z.string(),
  email: z.string().nullable(),
  avatar_url: z.string().nullable(),
  role: z.enum(ORGANIZATION_ROLES),
  key_settings: z.array(keySetting),
  create_dttm: timestamp,
});
export type OrganizationMember = z.infer<typeof organizationMember>;

export const organizationMemberUpdate = z.strictObject({
  display_name: z.string().trim().min(3, 'Name must be at least 3 characters').max(255).optional(),
  /** `org_default` is a synonym of `org_member`. */
  role: z
    .enum([...GIVEN_ORGANIZATION_ROLES, 'org_default'])
    .transform((role) => (role === 'org_default' ? 'org_member' : role))
    .optional(),
  key_settings: z
    .array(keySetting)
    .max(KEY_SETTING_NAMES.length)
    .refine((settings) => new Set(settings.map((setting) => setting.name)).size === settings.length, {
      message: 'Name each setting once.',
    })
    .optional(),
});
export type OrganizationMemberUpdate = z.output<typeof organizationMemberUpdate>;

/** A person with a role in projects of the organization, with those of them that the caller may read. */
export const organizationProjectMember = z.object({
  member_id: id,
  display_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  avatar_url: z.string().nullable(),
  projects: z.array(z.object({ project_id: id, project_name: z.string(), role_name: z.enum(PROJECT_ROLES) })),
});
export type OrganizationProjectMember = z.infer<typeof organizationProjectMember>;

const limit = z.number().int().min(MIN_ORGANIZATION_LIMIT).max(MAX_ORGANIZATION_LIMIT);
export const organizationLimits = z.strictObject({
  /** If given, that of the path. */
  organization_id: id.optional(),
  projects_limit: limit,
  members_limit: limit,
  /** Whether it may use Planet; as it is, if not given. */
  planet_access: z.boolean().optional(),
});
export type OrganizationLimits = z.infer<typeof organizationLimits>;
