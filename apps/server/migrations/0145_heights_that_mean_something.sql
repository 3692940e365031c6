-- stepwise
-- Heights that nothing has were kept as they came, and the largest cannot be read again: the shapes stay, without their heights.

-- repeated
update features set geometry = st_force2d(geometry)
where code in (
  select code from features
  where st_ndims(geometry) > 2 and not (st_zmin(geometry) >= -12000 and st_zmax(geometry) <= 1000000)
  limit 1000
);

-- repeated
update feature_history set geometry = st_force2d(geometry)
where history_id in (
  select history_id from feature_history
  where st_ndims(geometry) > 2 and not (st_zmin(geometry) >= -12000 and st_zmax(geometry) <= 1000000)
  limit 1000
);
