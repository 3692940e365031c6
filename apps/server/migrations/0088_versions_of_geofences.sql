-- stepwise
-- The geofences that were there before their versions were kept.
create index concurrently if not exists features_geofence on features (project_id, code) where geofence;
-- repeated
insert into fence_versions (feature_code, project_id, valid_from, geometry, watches, settings)
select f.code, f.project_id, now(), case when f.deleted_at is null then f.geometry end, f.geofence_events, null
from features f
where f.geofence and f.geometry_type in ('Polygon', 'MultiPolygon')
  and not exists (select from fence_versions v where v.feature_code = f.code)
limit 1000
on conflict do nothing;
