-- How long a project keeps the positions of its members and devices. No row: none are kept.
create table trail_settings (
  project_id integer primary key references projects on delete cascade,
  keep_days integer not null check (keep_days in (1, 30, 365))
);

-- Whoever has positions in a project. What moves elsewhere than a member gets a column of its own.
create table position_subjects (
  subject_id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  kind text not null check (kind in ('member', 'device', 'target')),
  member_id integer references members on delete cascade,
  unique (project_id, member_id),
  check ((kind = 'member') = (member_id is not null))
);
create index position_subjects_member on position_subjects (member_id);

-- Each position that is kept, once. A month is a partition, so that an old one goes without a trace and at once.
create table positions (
  -- Time of the position, by its device.
  at timestamptz not null,
  received_at timestamptz not null default now(),
  subject_id integer not null references position_subjects on delete cascade,
  -- In millionths of a degree.
  lone6 integer not null,
  late6 integer not null,
  -- Metres.
  accuracy real,
  -- Degrees clockwise from north.
  heading real,
  -- Metres a second.
  speed real,
  -- Metres.
  altitude real,
  -- From 0 to 1.
  battery real,
  primary key (subject_id, at)
) partition by range (at);

-- Makes the partition of the month that begins on a day; a restored backup needs those of its time.
create function make_position_partition(month date) returns void language plpgsql as $$
begin
  execute format('create table if not exists %I partition of positions for values from (%L) to (%L)',
    'positions_' || to_char(month, 'YYYYMM'),
    to_char(month, 'YYYY-MM-DD') || ' 00:00+00',
    to_char(month + interval '1 month', 'YYYY-MM-DD') || ' 00:00+00');
end
$$;
