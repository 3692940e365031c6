-- How long a project is left alone that could not be told of the vessels of a station: each failure in a row doubles it.
create table fence_hearing_pauses (
  project_id integer not null references projects on delete cascade,
  radar_id integer not null references radar_stations on delete cascade,
  failures integer not null,
  ends_at timestamptz not null,
  primary key (project_id, radar_id)
);
create index fence_hearing_pauses_station on fence_hearing_pauses (radar_id);
