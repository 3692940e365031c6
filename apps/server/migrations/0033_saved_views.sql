-- Map views that members have named: the query of the project's address, which the page reads.
create table saved_views (
  view_id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  -- Null once the member is gone: what was shared stays.
  member_id integer references members on delete set null,
  name text not null,
  query text not null,
  is_shared boolean not null,
  created_at timestamptz not null default now()
);
create index saved_views_project on saved_views (project_id);
create index saved_views_member on saved_views (member_id);
