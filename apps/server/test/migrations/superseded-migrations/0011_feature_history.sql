-- What a feature was before each of its changes: only the fields that changed, as they were. What they became is
-- what the next such entry says, or the feature itself, so that nothing is kept twice and creating costs nothing.
create table feature_history (
  history_id bigint generated always as identity primary key,
  feature_code uuid not null references features on delete cascade,
  -- The version that the change led to. Files and the trash leave it as it is.
  version integer not null,
  action text not null check (action in ('updated', 'restored', 'file_added', 'deleted', 'recovered')),
  -- The version whose state was restored.
  restored_version integer,
  member_id integer references members on delete set null,
  before jsonb not null default '{}',
  -- The outline before, where it changed; `before` then holds its measures.
  geometry geometry,
  created_at timestamptz not null default now()
);
create index feature_history_feature on feature_history (feature_code, history_id);

alter table features add column geofence boolean not null default false;
alter table features add column geofence_events text[] not null default '{}'
  constraint features_geofence_events check (geofence_events <@ array['in', 'out']);
alter table features add column geofence_prompt boolean not null default false;
alter table features add column parent_code uuid references features on delete set null;
create index features_parent on features (parent_code) where parent_code is not null;

-- The trash: who deleted it. Lists of it and its emptying touch deleted rows alone.
alter table features add column deleted_by integer references members on delete set null;
create index features_trash on features (project_id, deleted_at desc) where deleted_at is not null;

alter table templates add column geofence boolean not null default false;
alter table templates add column geofence_events text not null default 'both'
  check (geofence_events in ('in', 'out', 'both'));
-- The icon's address, which needs no token: the code is random.
alter table templates add column icon_code text unique;
alter table templates add column icon_digest text;
alter table templates add column icon_byte_size integer;
alter table templates add constraint templates_icon check (num_nonnulls(icon_code, icon_digest, icon_byte_size) in (0, 3));
-- Reports keep the name and the icon of the form they were made with, also after it is gone.
alter table templates add column deleted_at timestamptz;

create table notes (
  id integer generated always as identity primary key,
  feature_code uuid not null references features on delete cascade,
  member_id integer references members on delete set null,
  text text not null,
  created_at timestamptz not null default now()
);
create index notes_feature on notes (feature_code, id desc);

-- How many features of a project were observed in each hour, kept in step with every write: the timeline of a
-- million features reads some thousand of these rows.
create table feature_hours (
  project_id integer not null references projects on delete cascade,
  hour timestamptz not null,
  features_count integer not null,
  primary key (project_id, hour)
);
insert into feature_hours (project_id, hour, features_count)
select project_id, date_bin('1 hour', created_origin, 'epoch'), count(*) from features
where deleted_at is null and subtype = 'report'
group by 1, 2;
