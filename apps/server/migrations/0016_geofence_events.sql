-- Who crossed the outline of a geofence, and when. An event may come days after it happened, so the order of a list is
-- that of the times; the id decides between equal ones.
create table geofence_events (
  id bigint generated always as identity primary key,
  feature_code uuid not null references features on delete cascade,
  member_id integer references members on delete set null,
  event text not null check (event in ('in', 'out')),
  created_at timestamptz not null default now()
);
create index geofence_events_feature on geofence_events (feature_code, created_at desc, id desc);
