-- stepwise
-- A message of a rule is about a crossing that was judged, or one that a program told.
alter table fence_deliveries alter column crossing_id drop not null, add column if not exists told_id bigint;

create index concurrently if not exists fence_deliveries_told on fence_deliveries (told_id);

alter table fence_deliveries drop constraint if exists fence_deliveries_told_id_fkey,
  add constraint fence_deliveries_told_id_fkey foreign key (told_id) references geofence_events on delete cascade not valid;

alter table fence_deliveries validate constraint fence_deliveries_told_id_fkey;

alter table fence_deliveries drop constraint if exists fence_deliveries_about_one,
  add constraint fence_deliveries_about_one check ((crossing_id is null) <> (told_id is null)) not valid;

alter table fence_deliveries validate constraint fence_deliveries_about_one;
