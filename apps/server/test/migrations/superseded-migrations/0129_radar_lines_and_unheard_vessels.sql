-- stepwise
-- The way of a track on each day, so that a map is drawn without reading each of its detections. Written by triggers:
-- whoever adds or deletes detections, this line is the one through those that are there.
create table if not exists radar_lines (
  track_id integer not null references radar_tracks on delete cascade,
  -- In UTC, as the partitions of detections.
  day date not null,
  -- Of each detection, in order: milliseconds since 1970, and ten-millionths of a degree, which is a centimetre.
  times bigint[] not null,
  lone7 integer[] not null,
  late7 integer[] not null,
  primary key (track_id, day)
);
-- Each detection writes them anew: compressing them would cost more than it saves.
alter table radar_lines alter column times set storage external;
alter table radar_lines alter column lone7 set storage external;
alter table radar_lines alter column late7 set storage external;

-- The line through the detections of a track on a day; nulls without any.
create or replace function measure_radar_line(track integer, day date)
returns table (times bigint[], lone7 integer[], late7 integer[]) language sql stable as $$
  select array_agg(round(extract(epoch from o.at) * 1000)::bigint), array_agg(round(o.longitude * 1e7)::integer),
    array_agg(round(o.latitude * 1e7)::integer)
  from (
    select d.at, d.longitude, d.latitude from radar_detections d
    where d.track_id = track and d.at >= day::timestamp at time zone 'UTC' and d.at < (day + 1)::timestamp at time zone 'UTC'
    order by d.at) o
$$;

create or replace function extend_radar_lines() returns trigger language plpgsql as $$
begin
  with pieces as (
    select a.track_id, (a.at at time zone 'UTC')::date as day,
      array_agg(round(extract(epoch from a.at) * 1000)::bigint order by a.at) as times,
      array_agg(round(a.longitude * 1e7)::integer order by a.at) as lone7,
      array_agg(round(a.latitude * 1e7)::integer order by a.at) as late7
    from added a group by 1, 2),
  -- Most come in order.
  extended as (
    update radar_lines l set times = l.times || p.times, lone7 = l.lone7 || p.lone7, late7 = l.late7 || p.late7
    from pieces p
    where l.track_id = p.track_id and l.day = p.day and l.times[cardinality(l.times)] < p.times[1]
    returning l.track_id, l.day)
  insert into radar_lines as l (track_id, day, times, lone7, late7)
  select p.track_id, p.day, m.times, m.lone7, m.late7 from pieces p
  cross join lateral measure_radar_line(p.track_id, p.day) m
  where not exists (select from extended e where e.track_id = p.track_id and e.day = p.day)
  order by 1, 2
  on conflict (track_id, day) do update set times = excluded.times, lone7 = excluded.lone7, late7 = excluded.late7;
  return null;
end $$;

create or replace function shorten_radar_lines() returns trigger language plpgsql as $$
begin
  with cut as (
    select c.track_id, c.day, m.times, m.lone7, m.late7
    from (select distinct g.track_id, (g.at at time zone 'UTC')::date as day from gone g) c
    cross join lateral measure_radar_line(c.track_id, c.day) m),
  emptied as (
    delete from radar_lines l using cut c where l.track_id = c.track_id and l.day = c.day and c.times is null)
  update radar_lines l set times = c.times, lone7 = c.lone7, late7 = c.late7
  from cut c where l.track_id = c.track_id and l.day = c.day and c.times is not null;
  return null;
end $$;

create or replace trigger extend_radar_lines after insert on radar_detections
  referencing new table as added for each statement execute function extend_radar_lines();
create or replace trigger shorten_radar_lines after delete on radar_detections
  referencing old table as gone for each statement execute function shorten_radar_lines();

-- Detections of vessels that the geofences of a project could not be told of: the next reading tells them.
create table if not exists fence_unheard_vessels (
  project_id integer not null references projects on delete cascade,
  track_id integer not null references radar_tracks on delete cascade,
  from_at timestamptz not null,
  to_at timestamptz not null,
  -- Around all of them.
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  primary key (project_id, track_id)
);
create index if not exists fence_unheard_vessels_track on fence_unheard_vessels (track_id);

-- What was seen before; meanwhile the triggers draw what is added.
-- repeated
insert into radar_lines (track_id, day, times, lone7, late7)
select w.track_id, w.day, m.times, m.lone7, m.late7
from (
  select t.track_id, d.day::date as day from radar_tracks t
  cross join lateral generate_series(
    date_trunc('day', t.first_at at time zone 'UTC'), t.last_at at time zone 'UTC', interval '1 day') d (day)
  where not exists (select from radar_lines l where l.track_id = t.track_id and l.day = d.day::date)
    and exists (
      select from radar_detections e where e.track_id = t.track_id and e.at >= d.day at time zone 'UTC'
        and e.at < (d.day + interval '1 day') at time zone 'UTC')
  limit 1000) w
cross join lateral measure_radar_line(w.track_id, w.day) m
order by 1, 2
on conflict do nothing;
