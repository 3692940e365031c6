-- stepwise
-- stands for a7550c0da6de24a7a51673c0d48097d56cf2db5dc6e31a0971232619b8675e83
-- Programs read lines and areas apart from points, which are most of what is collected: each has its own order of
-- time, or a page of them would walk through a million points.
create index concurrently if not exists features_lines
  on features (project_id, created_origin desc, code desc)
  where deleted_at is null and geometry_type = 'LineString';
create index concurrently if not exists features_areas
  on features (project_id, created_origin desc, code desc)
  where deleted_at is null and geometry_type in ('Polygon', 'MultiPolygon');
