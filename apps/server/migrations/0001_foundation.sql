create extension if not exists postgis;

-- The built-in identity provider's own tables; their column names are the provider's.
create table identity_user (
  "id" text primary key,
  "name" text not null,
  "email" text not null unique,
  "emailVerified" boolean not null,
  "image" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create table identity_session (
  "id" text primary key,
  "expiresAt" timestamptz not null,
  "token" text not null unique,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references identity_user ("id") on delete cascade
);
create index identity_session_user on identity_session ("userId");
create table identity_account (
  "id" text primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references identity_user ("id") on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  "scope" text,
  "password" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null
);
create index identity_account_user on identity_account ("userId");
create table identity_verification (
  "id" text primary key,
  "identifier" text not null,
  "value" text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index identity_verification_identifier on identity_verification ("identifier");
create table identity_jwks (
  "id" text primary key,
  "publicKey" text not null,
  "privateKey" text not null,
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz,
  "alg" text,
  "crv" text
);

create table members (
  member_id integer generated always as identity primary key,
  -- Subject of the identity token: `issuer subject`. Null for people whom nobody can sign in as.
  identity_subject text constraint members_identity_subject_key unique,
  display_name text not null,
  email text,
  phone text,
  avatar_url text,
  is_super_user boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index members_email_key on members (email) where email is not null;

create table organizations (
  organization_id integer generated always as identity primary key,
  organization_name text not null,
  avatar_url text,
  plan smallint not null default 0 check (plan between 0 and 2),
  projects_limit integer not null default 20,
  members_limit integer not null default 20,
  created_at timestamptz not null default now()
);
create unique index organizations_name_key on organizations (lower(organization_name));

create table organization_members (
  organization_member_id integer generated always as identity primary key,
  organization_id integer not null references organizations on delete cascade,
  member_id integer not null references members on delete cascade,
  role text not null check (role in ('org_viewer', 'org_member', 'org_admin')),
  create_dttm timestamptz not null default now(),
  constraint organization_members_key unique (organization_id, member_id)
);
create index organization_members_member on organization_members (member_id);

create table projects (
  project_id integer generated always as identity primary key,
  organization_id integer not null references organizations on delete cascade,
  parent_id integer references projects,
  -- From the root to the project itself, so that a role above it and the tree below it are one array test.
  ancestor_ids integer[] not null default '{}',
  project_name text not null,
  project_desc text not null default '',
  project_tags text[] not null default '{}',
  country text,
  ui text default 'Default' check (ui in ('Default', 'Fisher', 'Worker Welfare')),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index projects_organization on projects (organization_id);
create index projects_parent on projects (parent_id);
create index projects_ancestors on projects using gin (ancestor_ids);

-- What changes with every feature, apart from the project's own row, so that a write does not touch that row.
create table project_stats (
  project_id integer primary key references projects on delete cascade,
  features_count integer not null default 0,
  features_version bigint not null default 0,
  last_activity timestamptz not null default now()
);

create table project_members (
  project_member_id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  member_id integer not null references members on delete cascade,
  role_name text not null check (role_name in ('project_viewer', 'project_editor', 'project_admin')),
  manage_members boolean not null default false,
  create_dttm timestamptz not null default now(),
  constraint project_members_key unique (project_id, member_id)
);
create index project_members_member on project_members (member_id);

create table templates (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  name text not null,
  geometry_type text not null check (geometry_type in ('Point', 'LineString', 'Polygon')),
  color text not null default '#888888',
  shared boolean not null default false,
  is_static boolean not null default false,
  image_required boolean not null default false,
  data_fields jsonb not null default '[]',
  created_at timestamptz not null default now()
);
create index templates_project on templates (project_id);

create table features (
  -- A UUIDv7, so that new rows land at the end of the index.
  code uuid primary key,
  project_id integer not null references projects on delete cascade,
  template_id integer references templates on delete set null,
  member_id integer references members on delete set null,
  version integer not null default 1,
  name text not null,
  description text not null default '',
  subtype text not null default 'report' check (subtype in ('report', 'project')),
  shared boolean not null default false,
  is_static boolean not null default false,
  color text not null,
  geometry geometry not null
    constraint features_geometry_srid check (st_srid(geometry) = 4326)
    constraint features_geometry_valid check (st_isvalid(geometry)),
  geometry_type text not null check (geometry_type in ('Point', 'LineString', 'Polygon', 'MultiPolygon')),
  area_m2 double precision,
  length_m double precision,
  data jsonb not null default '[]',
  resources_count integer not null default 0,
  local_uuid uuid,
  -- Digest of what was sent with local_uuid: the same key with another body is refused.
  request_digest text,
  file_name text,
  created_origin timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint features_local_uuid_key unique (project_id, local_uuid)
);
create index features_feed on features (project_id, created_origin desc, code desc) where deleted_at is null;
create index features_geometry on features using gist (geometry) where deleted_at is null;

create table resources (
  uuid uuid primary key,
  feature_code uuid not null references features on delete cascade,
  -- SHA-256 of the bytes: where the file store keeps them.
  digest text not null,
  file_name text not null,
  media_type text not null,
  byte_size bigint not null,
  created_at timestamptz not null default now()
);
create index resources_feature on resources (feature_code);

-- The log of what happened, one gap-free sequence a topic; the counter's row is locked until commit.
create table event_counters (
  topic text primary key,
  seq bigint not null
);
create table events (
  topic text not null,
  seq bigint not null,
  type text not null,
  payload jsonb not null,
  member_id integer,
  created_at timestamptz not null default now(),
  primary key (topic, seq)
);

create table refresh_families (
  family_id uuid primary key,
  member_id integer not null references members on delete cascade,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index refresh_families_member on refresh_families (member_id);
create table refresh_tokens (
  -- SHA-256 of the token, in hex; the token itself is nowhere kept.
  token_hash text primary key,
  family_id uuid not null references refresh_families on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create function project_role_rank(role text) returns integer
language sql immutable parallel safe as $$
  select case role when 'project_admin' then 3 when 'project_editor' then 2 when 'project_viewer' then 1 else 0 end
$$;

-- The one place that says which projects a member may reach and with what rank: the highest of the roles
-- held in the project or above it, 3 for administrators of its organization, 3 everywhere for super users.
create function access_project_roles(p_member_id integer)
returns table (project_id integer, rank integer, manage_members boolean)
language sql stable parallel safe as $$
  select held.project_id, max(held.rank), bool_or(held.manage_members)
  from (
    select p.project_id, project_role_rank(pm.role_name) as rank, pm.manage_members
    from project_members pm
    join projects p on p.ancestor_ids @> array[pm.project_id]
    where pm.member_id = p_member_id and p.deleted_at is null
    union all
    select p.project_id, 3, true
    from organization_members om
    join projects p on p.organization_id = om.organization_id
    where om.member_id = p_member_id and om.role = 'org_admin' and p.deleted_at is null
    union all
    select p.project_id, 3, true
    from members m
    cross join projects p
    where m.member_id = p_member_id and m.is_super_user and p.deleted_at is null
  ) held
  group by held.project_id
$$;

-- Which organizations a member may reach: 0 for a guest (a role in one of its projects only), 1 viewer,
-- 2 member, 3 administrator.
create function access_organization_roles(p_member_id integer)
returns table (organization_id integer, rank integer)
language sql stable parallel safe as $$
  select held.organization_id, max(held.rank)
  from (
    select om.organization_id,
      case om.role when 'org_admin' then 3 when 'org_member' then 2 else 1 end as rank
    from organization_members om
    where om.member_id = p_member_id
    union all
    select p.organization_id, 0
    from project_members pm
    join projects p on p.project_id = pm.project_id
    where pm.member_id = p_member_id and p.deleted_at is null
    union all
    select o.organization_id, 3
    from members m
    cross join organizations o
    where m.member_id = p_member_id and m.is_super_user
  ) held
  group by held.organization_id
$$;
