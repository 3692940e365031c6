-- What a member chose, wherever they sign in; what is absent follows the browser.
alter table members add column settings jsonb not null default '{}';

-- Who did what to members, roles, invites, keys, plans and projects. Names stand as they were then: a record outlives
-- what it tells of, so nothing here refers to another table.
create table audit_entries (
  audit_id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  action text not null,
  -- Null: the installation itself, or the provider of payments.
  actor_id integer,
  actor_name text,
  organization_id integer,
  organization_name text,
  project_id integer,
  project_name text,
  subject_id integer,
  subject text,
  was text,
  became text
);
create index audit_entries_organization on audit_entries (organization_id, audit_id desc);
create index audit_entries_actor on audit_entries (actor_id, audit_id desc);
