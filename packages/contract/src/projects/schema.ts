import { z } from 'zod';
import { PROJECT_ROLES } from '../access.ts';
import { baseMapId } from '../basemaps/schema.ts';
import { accessMap, color, email, id, timestamp } from '../common.ts';
import { areaGeometry } from '../features/geometry.ts';
import { KEY_SETTING_NAMES } from '../organizations/schema.ts';
import { placeDetails } from '../places/schema.ts';

export const projectName = z.string().trim().min(3, 'Name must be at least 3 characters').max(255);
export const projectDescription = z.string().trim().max(255);
/** In an edit: absent, or with content. */
export const projectDescriptionEdit = projectDescription.refine(
  (text) => text === '' || text.length >= 3,
  'Description must be at least 3 characters',
);
export const WORKFLOWS = ['Default', 'Fisher', 'Worker Welfare'] as const;

/** The parts of the product that a project can show or hide. */
export const COMPONENTS = ['tags', 'templates'] as const;
export type ComponentName = (typeof COMPONENTS)[number];

/** Kinds of satellite imagery. They have no effect: imagery is of layers, which belong to the organization. */
const planetFlags = z.strictObject(
  Object.fromEntries(KEY_SETTING_NAMES.map((name) => [name, z.boolean().optional()])),
);

/** The flags as sent and stored: the text of a JSON object such as `{"skysat": false}`. */
export const planetFeatures = z
  .string()
  .max(1000)
  .refine(
    (text) => {
      try {
        return planetFlags.safeParse(JSON.parse(text)).success;
      } catch {
        return false;
      }
    },
    `Give the text of a JSON object of ${KEY_SETTING_NAMES.join(', ')}, each true or false.`,
  );

export const project = z.object({
  project_id: id,
  project_name: z.string(),
  project_desc: z.string(),
  project_tags: z.array(z.string()),
  /** The parts of the product that the project shows, by name; see `COMPONENTS`. */
  components: z.record(z.string(), z.boolean()),
  organization_id: id,
  parent_id: id.nullable(),
  country: z.string().nullable(),
  ui: z.enum(WORKFLOWS).nullable(),
  /** Its place, as named by the geocoder. */
  place_details: z
    .object({ place_id: z.string(), country_code: z.string().nullable(), localname: z.string() })
    .nullable(),
  /** Flags of satellite imagery, see `planetFeatures`; kept as they are given, without an effect. */
  planet_features: z.string().nullable(),
  /** The base map it shows to whoever has not chosen another; null, or one that the server no longer has: the server’s. */
  base_map: z.string().nullable(),
  /** The feature that is its boundary. */
  paired_feature_code: z.string().nullable(),
  created_at: timestamp,
  last_activity: timestamp,
  members_count: z.number().int(),
  /** Features of the project and its subprojects. */
  features_count: z.number().int(),
  current_member: z.object({
    role: z.enum(PROJECT_ROLES),
    access_map: accessMap,
    super_user: z.boolean(),
  }),
});
export type Project = z.infer<typeof project>;

/** A project as lists return it: with its subprojects if `nested` was requested. */
export interface ListedProject extends Project {
  children?: ListedProject[] | undefined;
}
export const listedProject: z.ZodType<ListedProject> = project
  .extend({
    get children() {
      return z.array(listedProject).optional();
    },
  })
  .meta({ id: 'ListedProject' });

/** Tags of a project. */
export const projectTags = z
  .array(z.string().trim().min(1).max(50))
  .max(50)
  .transform((tags) => [...new Set(tags)]);

/** The most vertices of a project's boundary. */
export const MAX_BOUNDARY_VERTICES = 20_000;

/** The outline of a project. */
export const boundaryGeometry = areaGeometry.refine(
  (area) => {
    const polygons = area.type === 'Polygon' ? [area.coordinates] : area.coordinates;
    return polygons.flat().reduce((sum, ring) => sum + ring.length, 0) <= MAX_BOUNDARY_VERTICES;
  },
  { error: `A boundary has at most ${MAX_BOUNDARY_VERTICES} points.` },
);

/** The boundary of a project among those of others; detail below about 30 m is simplified. */
export const projectBoundary = z.object({
  project_id: id,
  project_name: z.string(),
  code: z.string(),
  color,
  geometry: areaGeometry,
});
export type ProjectBoundary = z.infer<typeof projectBoundary>;

/** An area of a project that could be its boundary. */
export const boundaryCandidate = z.object({
  code: z.string(),
  name: z.string(),
  color,
  area_m2: z.number().nullable(),
});
export type BoundaryCandidate = z.infer<typeof boundaryCandidate>;

/** The most areas listed; others are found by name. */
export const MAX_BOUNDARY_CANDIDATES = 50;

/** The first members of a new project, besides its creator. */
export const MAX_FIRST_MEMBERS = 200;
export const firstMember = z.strictObject({
  member_id: id,
  role_name: z.enum(PROJECT_ROLES).default('project_editor'),
  manage_members: z.boolean().default(false),
});
export type FirstMember = z.output<typeof firstMember>;

/** The most project ids in one request. */
export const MAX_PROJECTS_ASKED = 200;

export const projectCreate = z.strictObject({
  name: projectName,
  description: projectDescription.optional(),
  parentId: id.nullish(),
  country: z.string().length(2).nullish(),
  ui: z.enum(WORKFLOWS).nullish(),
  tags: projectTags.optional(),
  /** If given, the organization of the path. */
  orgId: id.optional(),
  /** The place's country becomes the project's if it has none. */
  placeDetails: placeDetails.nullish(),
  /** Becomes the boundary of the project. */
  geometry: boundaryGeometry.nullish(),
  /** People of the organization, or of one of its projects; the creator is an administrator anyway. */
  member: z.array(firstMember).max(MAX_FIRST_MEMBERS).optional(),
});
export type ProjectCreate = z.output<typeof projectCreate>;
export type ProjectCreateInput = z.input<typeof projectCreate>;

/** The most projects moved below a new one. */
export const MAX_GROUPED_PROJECTS = 100;

/** A new project with those moved below it. */
export const projectGroupCreate = projectCreate.extend({
  orgId: id,
  projects: z.array(id).min(1, 'Choose a project to put below it.').max(MAX_GROUPED_PROJECTS),
});
export type ProjectGroupCreate = z.output<typeof projectGroupCreate>;
export type ProjectGroupCreateInput = z.input<typeof projectGroupCreate>;

export const projectUpdate = z.strictObject({
  project_name: projectName.optional(),
  project_desc: projectDescriptionEdit.optional(),
  project_tags: projectTags.optional(),
  country: z.string().length(2).nullish(),
  ui: z.enum(WORKFLOWS).nullish(),
  /** Moves the project with its subprojects; null: to the top of the organization. */
  parent_id: id.nullish(),
  place_details: placeDetails.nullish(),
  planet_features: planetFeatures.nullish(),
  /** One of those that the server has; null: the server’s own choice. */
  base_map: baseMapId.nullish(),
  /** Replaces the boundary; null removes it. */
  geometry: boundaryGeometry.nullish(),
  /** If given, those of the path. */
  project_id: id.optional(),
  organization_id: id.optional(),
});
export type ProjectUpdate = z.infer<typeof projectUpdate>;

export const projectMember = z.object({
  /** Identifies their membership to the outside: it stays when the role changes, and ends with the membership. */
  code: z.uuid(),
  project_member_id: id,
  member_id: id,
  display_name: z.string(),
  avatar_url: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role_name: z.enum(PROJECT_ROLES),
  manage_members: z.boolean(),
  /** The project the role was given in: this one, or an ancestor. */
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

/** The members of one of the requested projects. */
export const membersOfProject = z.object({ project_id: id, members: z.array(projectMember) });
export type MembersOfProject = z.infer<typeof membersOfProject>;

/** Days that a deleted project can be restored; then it is purged. */
export const TRASH_DAYS = 30;

/** A project in the trash, with everything deleted with it. */
export const deletedProject = z.object({
  deletion_id: z.uuid(),
  project_id: id,
  project_name: z.string(),
  organization_id: id,
  /** Subprojects deleted with it. */
  children_count: z.number().int(),
  features_count: z.number().int(),
  deleted_by: z.string().nullable(),
  deleted_at: timestamp,
  /** After this time it cannot be restored. */
  purge_at: timestamp,
  /** False while its parent is in the trash too. */
  is_restorable: z.boolean(),
});
export type DeletedProject = z.infer<typeof deletedProject>;
