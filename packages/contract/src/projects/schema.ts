import { z } from 'zod';
import { PROJECT_ROLES } from '../access.ts';
import { accessMap, email, id, timestamp } from '../common.ts';

export const projectName = z.string().trim().min(3, 'Name must be at least 3 characters').max(255);
export const projectDescription = z.string().trim().max(255);
export const WORKFLOWS = ['Default', 'Fisher', 'Worker Welfare'] as const;

export const project = z.object({
  project_id: id,
  project_name: z.string(),
  project_desc: z.string(),
  project_tags: z.array(z.string()),
  organization_id: id,
  parent_id: id.nullable(),
  country: z.string().nullable(),
  ui: z.enum(WORKFLOWS).nullable(),
  created_at: timestamp,
  last_activity: timestamp,
  members_count: z.number().int(),
  /** Features of the project and of the projects below it. */
  features_count: z.number().int(),
  current_member: z.object({
    role: z.enum(PROJECT_ROLES),
    access_map: accessMap,
    super_user: z.boolean(),
  }),
});
export type Project = z.infer<typeof project>;

export const projectCreate = z.strictObject({
  name: projectName,
  description: projectDescription.optional(),
  parentId: id.nullish(),
  country: z.string().length(2).nullish(),
  ui: z.enum(WORKFLOWS).nullish(),
});
export type ProjectCreate = z.infer<typeof projectCreate>;

export const projectUpdate = z.strictObject({
  project_name: projectName.optional(),
  project_desc: projectDescription.optional(),
  country: z.string().length(2).nullish(),
  ui: z.enum(WORKFLOWS).nullish(),
});
export type ProjectUpdate = z.infer<typeof projectUpdate>;

export const projectMember = z.object({
  project_member_id: id,
  member_id: id,
  display_name: z.string(),
  avatar_url: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role_name: z.enum(PROJECT_ROLES),
  manage_members: z.boolean(),
  /** The project the role was given in: this one, or one above it. */
  granted_in_project_id: id,
  create_dttm: timestamp,
  is_super_user: z.boolean(),
});
export type ProjectMember = z.infer<typeof projectMember>;

export const projectMemberAdd = z.strictObject({
  email,
  role_name: z.enum(PROJECT_ROLES).default('project_editor'),
  manage_members: z.boolean().default(false),
});
export type ProjectMemberAdd = z.output<typeof projectMemberAdd>;
