-- Devices are judged as members are. Who cannot be judged waits, each time longer.
alter table fence_subjects add column device_id integer references devices on delete cascade;
alter table fence_subjects add constraint fence_subjects_device check ((kind = 'device') = (device_id is not null));
create unique index fence_subjects_of_device on fence_subjects (device_id);
alter table fence_subjects add column failures integer not null default 0;
alter table fence_subjects add column retry_at timestamptz;

-- A version is made only if something changed: of a geofence that is off, nothing does.
create or replace function add_fence_version(f features, in_project integer, is_on boolean) returns void
language plpgsql as $$
declare
  outline geometry := case when is_on then f.geometry end;
  current_settings jsonb;
  last fence_versions;
begin
  select to_jsonb(s) - 'feature_code' into current_settings from fence_settings s where s.feature_code = f.code;
  delete from fence_versions v
  where v.feature_code = f.code and v.project_id = in_project and v.valid_from = now();
  select * into last from fence_versions v where v.feature_code = f.code and v.project_id = in_project
  order by v.valid_from desc limit 1;
  if last.geometry is null and outline is null then return; end if;
  if last.watches = f.geofence_events and last.settings is not distinct from current_settings
    and st_orderingequals(last.geometry, outline) then return; end if;
  insert into fence_versions (feature_code, project_id, valid_from, geometry, watches, settings)
  values (f.code, in_project, now(), outline, f.geofence_events, current_settings);
end
$$;

-- Whoever deletes a trail deletes what was kept of it for judging too; what was told stays.
create or replace function forget_fence_positions() returns trigger language plpgsql as $$
begin
  update fence_subjects s set due_at = null, closed_at = greatest(s.closed_at, (
    select max(c.at) from fence_checkpoints c where c.subject_id = s.subject_id))
  where s.project_id = old.project_id and (s.member_id = old.member_id or s.device_id = old.device_id);
  delete from fence_checkpoints c using fence_subjects s
  where c.subject_id = s.subject_id and s.project_id = old.project_id
    and (s.member_id = old.member_id or s.device_id = old.device_id);
  return null;
end
$$;
