import { z } from 'zod';
import { id, timestamp } from '../common.ts';

const count = z.number().int().min(0);

/** An organization with what it holds, as super users see it. */
export const administeredOrganization = z.object({
  organization_id: id,
  organization_name: z.string(),
  avatar_url: z.string().nullable(),
  plan: z.number().int().min(0).max(2),
  projects_limit: z.number().int(),
  members_limit: z.number().int(),
  planet_access: z.boolean(),
  /** What `projects_limit` counts: projects and subprojects that are not in the trash. */
  projects: count,
  /** What `members_limit` counts: people of the organization or of any of its projects, each once. */
  members: count,
  /** Of projects that are not in the trash. */
  features: count,
  /** Bytes of the files that its rows name, also of what is in the trash; one that two rows name counts twice. */
  storage_bytes: count,
  created_at: timestamp,
  /** When a feature of it was last changed; null: it has no projects. */
  last_activity: timestamp.nullable(),
});
export type AdministeredOrganization = z.infer<typeof administeredOrganization>;

/** By name, or the newest first: what an index answers, however many there are. */
export const ORGANIZATION_ORDERS = ['name', 'newest'] as const;
export type OrganizationOrder = (typeof ORGANIZATION_ORDERS)[number];

const ORGANIZATIONS_PAGE = 50;

export const organizationsQuery = z.object({
  /** Part of the name. */
  q: z.string().trim().max(100).optional(),
  order: z.enum(ORGANIZATION_ORDERS).default('name'),
  /** The `next` of the previous page in the same order. */
  after: z.string().max(255).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(ORGANIZATIONS_PAGE),
});

export const organizationsPage = z.object({
  organizations: z.array(administeredOrganization),
  next: z.string().nullable(),
});
export type OrganizationsPage = z.infer<typeof organizationsPage>;
