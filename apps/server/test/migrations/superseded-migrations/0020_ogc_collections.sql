-- Programs read lines and areas apart from points, which are most of what is collected: each has its own order of
-- time, or a page of them would walk through a million points.
create index features_lines on features (project_id, created_origin desc, code desc)
  where deleted_at is null and geometry_type = 'LineString';
create index features_areas on features (project_id, created_origin desc, code desc)
  where deleted_at is null and geometry_type in ('Polygon', 'MultiPolygon');
