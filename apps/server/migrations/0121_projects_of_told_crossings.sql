-- stepwise
-- A crossing that a program told belongs to the project that its geofence was in: who reads the next one does not see it.
alter table geofence_events add column if not exists project_id integer;
-- Also for processes that do not know the column.
create or replace function place_geofence_event() returns trigger language plpgsql as $$
begin
  new.project_id := coalesce(new.project_id, (select f.project_id from features f where f.code = new.feature_code));
  return new;
end
$$;
create or replace trigger place_geofence_event before insert on geofence_events
  for each row execute function place_geofence_event();
-- The first move after a crossing says where the geofence was before.
-- repeated
update geofence_events e set project_id = coalesce((
  select (h.before ->> 'project_id')::integer from feature_history h
  where h.feature_code = e.feature_code and h.created_at > e.created_at and h.before ? 'project_id'
  order by h.history_id limit 1), f.project_id)
from features f
where f.code = e.feature_code and e.id in (select id from geofence_events where project_id is null limit 5000);
-- Those of a project that was deleted go with it.
-- repeated
delete from geofence_events where id in (
  select e.id from geofence_events e
  where e.project_id is not null and not exists (select from projects p where p.project_id = e.project_id)
  limit 5000);
create index concurrently if not exists geofence_events_project on geofence_events (project_id);
alter table geofence_events drop constraint if exists geofence_events_project_id_fkey,
  add constraint geofence_events_project_id_fkey foreign key (project_id) references projects on delete cascade not valid;
alter table geofence_events validate constraint geofence_events_project_id_fkey;
alter table geofence_events drop constraint if exists geofence_events_placed,
  add constraint geofence_events_placed check (project_id is not null) not valid;
alter table geofence_events validate constraint geofence_events_placed;
