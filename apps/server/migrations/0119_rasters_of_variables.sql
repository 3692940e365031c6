-- What was measured at each place, where the provider delivers it: its name of the raster, and the file in the storage.
alter table imagery_variable_results
  add column raster_name text,
  add column digest text,
  add column byte_size bigint;
