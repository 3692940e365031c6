-- The accounts of organizations with the provider of radar; keys are encrypted under the secret of the installation.
create table organization_radar_keys (
  organization_id integer primary key references organizations on delete cascade,
  account text not null,
  sealed text not null,
  -- Its last characters, to tell keys apart.
  ending text not null,
  set_by integer references members on delete set null,
  set_at timestamptz not null default now()
);
create index organization_radar_keys_member on organization_radar_keys (set_by);

-- How long an organization sees what its radars saw. No row: 30 days.
create table radar_settings (
  organization_id integer primary key references organizations on delete cascade,
  keep_days integer not null check (keep_days in (7, 30, 90, 365))
);

-- Radar stations that layers show, each read once for all of them.
create table radar_stations (
  -- The provider's number.
  radar_id integer primary key,
  name text,
  longitude double precision,
  latitude double precision,
  -- As the provider gives it.
  status text,
  range_km double precision,
  from_deg double precision,
  to_deg double precision,
  target_count integer not null default 0,
  skipped integer not null default 0,
  clock_ahead_s integer,
  read_at timestamptz,
  -- Why it was not read since, and how often in a row.
  fault text,
  failures integer not null default 0,
  -- Until when somebody looks at it.
  watched_until timestamptz not null default '-infinity',
  next_read_at timestamptz not null default now()
);
create index radar_stations_due on radar_stations (next_read_at);

-- What the account of an organization opens, as of the last answer that it was given.
create table radar_access (
  organization_id integer not null references organizations on delete cascade,
  radar_id integer not null references radar_stations on delete cascade,
  -- Why the account does not open it any longer, and since when: what was seen later is not shown.
  fault text,
  closed_at timestamptz,
  checked_at timestamptz not null default now(),
  primary key (organization_id, radar_id)
);
create index radar_access_station on radar_access (radar_id);

-- What a radar followed, with its last detection. A target that leaves the feed keeps its track.
create table radar_tracks (
  track_id integer generated always as identity primary key,
  radar_id integer not null references radar_stations on delete cascade,
  provider_id text not null,
  radar_track_id text not null,
  source text not null,
  vessel_name text,
  photo_count integer not null default 0,
  started_at timestamptz not null,
  -- Times of the first and the last detection that were kept.
  first_at timestamptz not null,
  last_at timestamptz not null,
  last_lng double precision not null,
  last_lat double precision not null,
  running_km double precision not null default 0,
  is_active boolean not null default true,
  -- Of its detections' speeds and distances, as the provider gives them.
  speed_unit text not null,
  distance_unit text not null,
  unique (radar_id, provider_id)
);
create index radar_tracks_time on radar_tracks (radar_id, last_at);

-- Each detection once, with the numbers of the provider. A day is a partition: it is kept for a number of days, and what
-- nobody keeps any longer goes at once.
create table radar_detections (
  at timestamptz not null,
  track_id integer not null references radar_tracks on delete cascade,
  longitude double precision not null,
  latitude double precision not null,
  -- Degrees clockwise from north.
  heading real,
  speed real,
  -- From the station.
  bearing real,
  distance real,
  -- From 0 to 1.
  confidence real,
  primary key (track_id, at)
) partition by range (at);

-- Makes the partition of a day; a restored backup needs those of its time.
create function make_radar_partition(day date) returns void language plpgsql as $$
begin
  execute format('create table if not exists %I partition of radar_detections for values from (%L) to (%L)',
    'radar_detections_' || to_char(day, 'YYYYMMDD'),
    to_char(day, 'YYYY-MM-DD') || ' 00:00+00',
    to_char(day + 1, 'YYYY-MM-DD') || ' 00:00+00');
end
$$;

create index layers_radar on layers ((layer ->> 'radar_id')) where type = 3;
