-- The last position of each member who shares it with a project: one row a member, replaced by the next one.
create table beacons (
  id integer generated always as identity unique,
  project_id integer not null references projects on delete cascade,
  member_id integer not null references members on delete cascade,
  -- Time of the position.
  at timestamptz not null,
  -- In millionths of a degree.
  lone6 integer not null,
  late6 integer not null,
  heading double precision,
  accuracy double precision,
  primary key (project_id, member_id)
);
create index beacons_member on beacons (member_id);
create index beacons_at on beacons (at);
