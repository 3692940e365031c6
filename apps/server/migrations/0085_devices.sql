-- Collars, vehicles and messengers of a project, each with a key of its own and its last position.
create table devices (
  device_id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  name text not null,
  icon text not null,
  -- SHA-256 of the key, and its first characters; null: it has none.
  key_hash text unique,
  key_start text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz,
  at timestamptz,
  lone6 integer,
  late6 integer,
  accuracy real,
  heading real,
  speed real,
  altitude real,
  battery real
);
create index devices_project on devices (project_id);

-- Who or what carries a device from a time on.
create table device_assignments (
  device_id integer not null references devices on delete cascade,
  starts_at timestamptz not null,
  carrier text not null,
  primary key (device_id, starts_at)
);

alter table position_subjects add column device_id integer references devices on delete cascade;
alter table position_subjects add constraint position_subjects_device
  check ((kind = 'device') = (device_id is not null));
create unique index position_subjects_of_device on position_subjects (device_id);
