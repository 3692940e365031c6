import {
  type Member,
  type Organization,
  type OrganizationMember,
  type OrganizationRole,
  type Project,
  type ProjectMember,
  type ProjectRole,
  toOrganizationAccessMap,
  toProjectAccessMap,
} from '@waypost/contract';

const THEN = '2026-11-20T09:00:00.000Z';

/** Rosa: signed in, an administrator of her organization. */
export const rosa: Member = {
  member_id: 1,
  display_name: 'Rosa Vega',
  email: 'rosa.vega@example.com',
  email_verified: true,
  phone: null,
  avatar_url: null,
  is_super_user: false,
  settings: {},
};

/** Jorge: another member of the organization. */
export const jorge: OrganizationMember = {
  organization_member_id: 12,
  member_id: 2,
  display_name: 'Jorge Ruiz',
  email: 'jorge.ruiz@example.com',
  avatar_url: null,
  role: 'org_member',
  key_settings: [],
  create_dttm: THEN,
};

/** Rosa as her organization lists her. */
export const rosaThere: OrganizationMember = {
  ...jorge,
  organization_member_id: 11,
  member_id: rosa.member_id,
  display_name: rosa.display_name,
  email: rosa.email,
  role: 'org_admin',
};

/** Rosa's organization, as one of a role sees it. */
export const bahia = (role: OrganizationRole = 'org_admin'): Organization => ({
  organization_id: 7,
  organization_name: 'Bahía Limpia',
  avatar_url: null,
  plan: 0,
  projects_limit: 20,
  members_limit: 20,
  planet_access: false,
  current_member: { role, access_map: toOrganizationAccessMap(role), super_user: false },
});

/** Its project, as one of a role sees it. */
export const bayWatch = (role: ProjectRole = 'project_admin'): Project => ({
  project_id: 70,
  project_name: 'Bay watch',
  project_desc: '',
  project_tags: [],
  components: { tags: true, templates: true },
  organization_id: 7,
  parent_id: null,
  country: null,
  ui: null,
  place_details: null,
  planet_features: null,
  base_map: null,
  paired_feature_code: null,
  created_at: THEN,
  last_activity: THEN,
  members_count: 2,
  features_count: 0,
  current_member: { role, access_map: toProjectAccessMap(role, false), super_user: false },
});

const inProject = (person: Member | OrganizationMember, role_name: ProjectRole): ProjectMember => ({
  code: `00000000-0000-4000-8000-${String(person.member_id).padStart(12, '0')}`,
  project_member_id: 700 + person.member_id,
  member_id: person.member_id,
  display_name: person.display_name,
  avatar_url: null,
  email: person.email,
  phone: null,
  role_name,
  manage_members: false,
  granted_in_project_id: 70,
  create_dttm: THEN,
  is_super_user: false,
});

/** Jorge as the project lists him. */
export const jorgeThere = inProject(jorge, 'project_editor');

/** Who has a role in the project. */
export const bayWatchers: ProjectMember[] = [inProject(rosa, 'project_admin'), jorgeThere];

export const ORGANIZATION = '/organizations/7';
export const PROJECT = `${ORGANIZATION}/projects/70`;
