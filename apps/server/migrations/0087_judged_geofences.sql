-- How sure a crossing of a geofence must be, and what else it tells. No row: the defaults below.
create table fence_settings (
  feature_code uuid primary key references features on delete cascade,
  margin_m real not null default 15 check (margin_m between 0 and 1000),
  stay_s integer not null default 30 check (stay_s between 0 and 3600),
  dwell_s integer check (dwell_s between 60 and 2592000),
  -- Weekly hours: an array of { day, from, to }, minutes since midnight in `time_zone`; null for always.
  hours jsonb,
  time_zone text not null default 'UTC',
  still_radius_m real check (still_radius_m between 5 and 10000),
  still_s integer check (still_s between 60 and 2592000),
  absence_s integer check (absence_s between 60 and 2592000),
  check ((still_radius_m is null) = (still_s is null))
);

-- What a geofence was, from a time on: positions are judged by the version of their time.
create table fence_versions (
  id bigint generated always as identity primary key,
  feature_code uuid not null references features on delete cascade,
  project_id integer not null references projects on delete cascade,
  valid_from timestamptz not null,
  -- Null while it is off, in the trash, or in another project.
  geometry geometry,
  watches text[] not null,
  settings jsonb,
  unique (feature_code, project_id, valid_from)
);
create index fence_versions_project on fence_versions (project_id, id);

create function add_fence_version(f features, in_project integer, is_on boolean) returns void language plpgsql as $$
begin
  delete from fence_versions v
  where v.feature_code = f.code and v.project_id = in_project and v.valid_from = now();
  insert into fence_versions (feature_code, project_id, valid_from, geometry, watches, settings)
  select f.code, in_project, now(), case when is_on then f.geometry end, f.geofence_events,
    (select to_jsonb(s) - 'feature_code' from fence_settings s where s.feature_code = f.code);
end
$$;

create function keep_fence_versions() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.project_id <> new.project_id then
    perform add_fence_version(new, old.project_id, false);
  end if;
  perform add_fence_version(new, new.project_id,
    new.geofence and new.deleted_at is null and new.geometry_type in ('Polygon', 'MultiPolygon'));
  return null;
end
$$;
create trigger keep_new_fence after insert on features
  for each row when (new.geofence) execute function keep_fence_versions();
create trigger keep_changed_fence
  after update of geometry, geofence, geofence_events, deleted_at, project_id on features
  for each row when ((new.geofence or old.geofence) and (
    old.geofence <> new.geofence or old.geofence_events <> new.geofence_events or old.project_id <> new.project_id
    or old.deleted_at is distinct from new.deleted_at or not st_orderingequals(old.geometry, new.geometry)))
  execute function keep_fence_versions();

create function keep_fence_settings() returns trigger language plpgsql as $$
declare
  f features;
begin
  select * into f from features where code = new.feature_code;
  if f.geofence and f.deleted_at is null then perform add_fence_version(f, f.project_id, true); end if;
  return null;
end
$$;
create trigger keep_fence_settings after insert or update on fence_settings
  for each row execute function keep_fence_settings();

-- Whoever is judged. The row is locked while it is.
create table fence_subjects (
  subject_id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  kind text not null check (kind in ('member', 'device')),
  member_id integer references members on delete cascade,
  -- Time of the first position that was judged.
  first_at timestamptz,
  -- Positions until then are judged for good: those that came before it are no longer kept.
  closed_at timestamptz,
  -- When somebody inside has not been heard of for so long that it is told; null: never.
  due_at timestamptz,
  unique (project_id, member_id),
  check ((kind = 'member') = (member_id is not null))
);
create index fence_subjects_member on fence_subjects (member_id);
create index fence_subjects_due on fence_subjects (due_at) where due_at is not null;

-- Windows of time in which a subject has new positions that are not judged yet.
create table fence_windows (
  id bigint generated always as identity primary key,
  subject_id integer not null references fence_subjects on delete cascade,
  from_at timestamptz not null,
  to_at timestamptz not null,
  -- The positions themselves, where the project keeps none.
  positions jsonb
);
create index fence_windows_subject on fence_windows (subject_id);

-- What is known of a subject after some of its positions: judging goes on from the last one before a change.
create table fence_checkpoints (
  subject_id integer not null references fence_subjects on delete cascade,
  at timestamptz not null,
  state jsonb not null,
  primary key (subject_id, at)
);

-- Crossings and other events of geofences, as the product judged them.
create table fence_crossings (
  id bigint generated always as identity primary key,
  feature_code uuid not null references features on delete cascade,
  subject_id integer not null references fence_subjects on delete cascade,
  kind text not null check (kind in ('enter', 'leave', 'dwell', 'still', 'absent')),
  cause text not null check (cause in ('crossed', 'appeared', 'redrawn', 'opened')),
  at timestamptz not null,
  -- Time of the position that settled it.
  known_at timestamptz not null,
  told_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create index fence_crossings_feature on fence_crossings (feature_code, at desc, id desc);
create index fence_crossings_subject on fence_crossings (subject_id, known_at);

-- What became of an event after it was told; `now_at` is null if it was withdrawn.
create table fence_corrections (
  id bigint generated always as identity primary key,
  crossing_id bigint not null references fence_crossings on delete cascade,
  was_at timestamptz not null,
  now_at timestamptz,
  corrected_at timestamptz not null default now()
);
create index fence_corrections_crossing on fence_corrections (crossing_id);

-- Whoever deletes a trail deletes what was kept of it for judging too; what was told stays.
create function forget_fence_positions() returns trigger language plpgsql as $$
begin
  update fence_subjects s set due_at = null, closed_at = greatest(s.closed_at, (
    select max(c.at) from fence_checkpoints c where c.subject_id = s.subject_id))
  where s.project_id = old.project_id and s.member_id = old.member_id;
  delete from fence_checkpoints c using fence_subjects s
  where c.subject_id = s.subject_id and s.project_id = old.project_id and s.member_id = old.member_id;
  return null;
end
$$;
create trigger forget_fence_positions after delete on position_subjects
  for each row execute function forget_fence_positions();
